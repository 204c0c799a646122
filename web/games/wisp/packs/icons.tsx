/** Arrows for moving a level up and down in a pack. */
export const UpIcon = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 19V6M6 12l6-6 6 6" />
  </svg>
);

export const DownIcon = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 5v13M6 12l6 6 6-6" />
  </svg>
);
