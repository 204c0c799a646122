/** A server address relative to the page, wherever it is hosted: `/api/me` is `/games/api/me` for `/games/#/online`. */
export const besidePage = (path: string): URL => new URL(`.${path}`, location.href);
