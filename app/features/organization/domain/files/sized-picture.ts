import { withoutMetadata } from "../picture/without-metadata";
import { FILE_KINDS, kindOfContent } from "./file-kinds";
import { imageSize } from "./image-size";
import { PICTURE_WIDTHS, MOST_SIZED_BYTES, type PictureWidth } from "~/kernel/upload/picture-widths";
import { isWholePicture } from "./whole-picture";

/** A smaller copy of a picture, in one of the widths. */
export interface SizedPicture {
  width: PictureWidth;
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** The width that a text names; undefined for every other text. */
export const pictureWidth = (text: string): PictureWidth | undefined =>
  PICTURE_WIDTHS.find((width) => String(width) === text);

/**
 * A smaller copy as a browser made it: a whole picture of just this width, small enough, without anything else in it.
 * Undefined for anything else.
 */
export function sizedPicture(width: PictureWidth, bytes: Uint8Array<ArrayBuffer>): SizedPicture | undefined {
  const kind = bytes.length > 0 && bytes.length <= MOST_SIZED_BYTES ? kindOfContent(bytes) : undefined;
  if (kind !== "webp" && kind !== "png" && kind !== "jpeg") return undefined;
  const size = imageSize(kind, bytes);
  if (size?.width !== width || size.height > 4 * width || !isWholePicture(kind, bytes)) return undefined;
  return { width, bytes: withoutMetadata(kind, bytes), contentType: FILE_KINDS[kind].contentType };
}
