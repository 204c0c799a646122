/** An address of the server, beside the page wherever that is hosted: `/api/me` is `/games/api/me` for `/games/#/far`. */
export const besidePage = (path: string): URL => new URL(`.${path}`, location.href);
