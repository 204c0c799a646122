/** All objects of the shelf are drawn in this box with their foot at 238 units, so that they stand on one line. */
export const objectBox = "0 0 280 240";
