import { withoutMetadata } from "../picture/without-metadata";
import { FILE_KINDS, kindOfContent } from "./file-kinds";
import { imageSize } from "./image-size";
import { MOST_THUMBNAIL_BYTES, THUMBNAIL_PIXELS } from "./thumbnail-size";
import { isWholePicture } from "./whole-picture";

/**
 * A small picture as a browser made it of a large one: a whole picture of few pixels, without anything else in it.
 * Undefined for anything else.
 */
export function thumbnailOf(
  bytes: Uint8Array<ArrayBuffer>,
): { bytes: Uint8Array<ArrayBuffer>; contentType: string } | undefined {
  const kind = bytes.length <= MOST_THUMBNAIL_BYTES ? kindOfContent(bytes) : undefined;
  if (kind !== "jpeg" && kind !== "png" && kind !== "webp") return undefined;
  const size = imageSize(kind, bytes);
  if (!size || Math.max(size.width, size.height) > THUMBNAIL_PIXELS || !isWholePicture(kind, bytes)) return undefined;
  return { bytes: withoutMetadata(kind, bytes), contentType: FILE_KINDS[kind].contentType };
}
