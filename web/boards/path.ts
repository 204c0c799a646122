/** The address of a board's page. */
export const pathOfBoard = (board: string): string => `/boards/${board.split(" ").join("/")}`;
