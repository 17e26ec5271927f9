/** In UTF-16 units; what is longer is cut. */
export const queryLengthMax = 200;
