/** The map's small drawings. */
import { pen } from "../../../../ui/shell-icons.tsx";

export const EndlessIcon = pen(
  "M12 12c-2-3-3.500-4-5.500-4a4 4 0 0 0 0 8c2 0 3.500-1 5.500-4s3.500-4 5.500-4a4 4 0 0 1 0 8c-2 0-3.500-1-5.500-4",
);

export const WispSign = () => (
  <svg class="go-wisp" viewBox="20 0 60 92" aria-hidden="true">
    <path class="go-body" d="M50 6Q62 22 58 34 76 44 74 62A24 24 0 0 1 26 62Q26 48 38 38 36 30 44 26 52 18 50 6z" />
    <path class="go-eyes" d="M42.500 55v8M57.500 55v8" />
  </svg>
);
