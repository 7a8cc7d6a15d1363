/** How large the small picture of a file may be: its longer side in pixels, and in bytes. */
export const THUMBNAIL_PIXELS = 320;
export const MOST_THUMBNAIL_BYTES = 65_536;
