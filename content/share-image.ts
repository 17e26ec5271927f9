/** Of the pictures below /og/, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };
