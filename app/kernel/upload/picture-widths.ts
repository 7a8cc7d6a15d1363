/** The widths in which a picture for the public pages is kept beside its original, in pixels. */
export const PICTURE_WIDTHS = [160, 480, 960, 1440] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** A face on a page is small; a photo of the practice is as wide as the page. */
export const PHOTO_WIDTHS = [160] as const satisfies readonly PictureWidth[];
export const PAGE_WIDTHS = [480, 960, 1440] as const satisfies readonly PictureWidth[];

/** The most bytes of a smaller copy; the browser that makes it lowers the quality until it fits. */
export const MOST_SIZED_BYTES = 90_000;

/** The field of a form that carries the copy in a width. */
export const sizedField = (name: string, width: PictureWidth): string => `${name}-${width}`;
