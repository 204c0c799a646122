/** The shared parts' door. */
export { announce } from "./announce.tsx";
export { Button, type ButtonProps, IconButton, type IconButtonProps } from "./Button.tsx";
export { Count } from "./Count.tsx";
export { Curtain, type CurtainProps } from "./Curtain.tsx";
export { confirmed, type Question } from "./confirm.tsx";
export { Dialog, type DialogProps } from "./Dialog.tsx";
export { Emblem, emblemCount, seatStyle } from "./Emblem.tsx";
export { Grid, type GridHandle, type GridProps } from "./Grid.tsx";
export type { GridCell } from "./gridMoves.ts";
export * from "./icons.tsx";
export { Overlays } from "./Overlays.tsx";
export { SeatPanel, type SeatPanelProps } from "./SeatPanel.tsx";
export { type ToastOptions, type Tone, toast } from "./toast.tsx";
