/** The brass bell of the bank button. */
export const BellIcon = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
    <path d="M4.500 18h15M6 18c0-1 1.500-2 1.500-6a4.500 4.500 0 0 1 9 0c0 4 1.500 5 1.500 6M12 7.500V5M10.500 4.500h3" />
    <path d="M10.500 21h3" stroke-linecap="round" />
  </svg>
);
