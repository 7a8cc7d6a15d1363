import { isPicture, type FileKind, type PictureKind } from "../files/file-kinds";
import { stripGif } from "./strip-gif";
import { stripJpeg } from "./strip-jpeg";
import { stripPng } from "./strip-png";
import { stripWebp } from "./strip-webp";

/** A bitmap (BMP) has no room for anything but its picture. */
const BARE = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
  bmp: (bytes) => bytes,
} as const satisfies Record<PictureKind, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>>;

/**
 * A file without what it tells besides its picture: where and when it was taken, with which device, by whom. A picture
 * is not decoded; how it is turned, its colours and its animation stay. Every other file stays as it is.
 */
export const withoutMetadata = (kind: FileKind, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  isPicture(kind) ? BARE[kind](bytes) : bytes;
