import type { FileKind } from "../file-kinds";
import { bareGif } from "./bare-gif";
import { bareJpeg } from "./bare-jpeg";
import { barePng } from "./bare-png";
import { bareWebp } from "./bare-webp";

const BARE = { jpeg: bareJpeg, png: barePng, webp: bareWebp, gif: bareGif } as const;

/**
 * A file without what it tells besides its picture: where and when it was taken, with which device, by whom. A picture
 * is not decoded; how it is turned, its colours and its animation stay. A paper (PDF) stays as it is.
 */
export const withoutMetadata = (kind: FileKind, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  kind === "pdf" ? bytes : BARE[kind](bytes);
