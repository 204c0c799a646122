/** The name of a board: a game, and the key of one of its courses. */
export const splitBoard = (board: string): { readonly game: string; readonly key: string } => {
  const cut = board.indexOf(" ");
  return { game: board.slice(0, cut), key: board.slice(cut + 1) };
};
