import { archiveKind } from "../file-content/archive";
import { compoundKind } from "../file-content/compound";
import { isBitmap, isDicom, isMp4, isMpeg, matroskaKind } from "../file-content/media";
import { isPlainText } from "../file-content/plain-text";
import { startsWith } from "../file-content/signature";

/** What a picture is. */
export type PictureKind = "png" | "jpeg" | "webp" | "gif" | "bmp";

/** What a file is, told by its content. */
export type FileKind =
  | PictureKind
  | "pdf"
  | "mpg"
  | "avi"
  | "mp4"
  | "mkv"
  | "webm"
  | "doc"
  | "xls"
  | "docx"
  | "xlsx"
  | "odt"
  | "txt"
  | "dcm";

interface KindFacts {
  /** By what it is called where people are told which files can be sent. */
  name: string;
  contentType: string;
  /** How its names end; the first is the usual one. */
  extensions: readonly [string, ...string[]];
}

export const FILE_KINDS: Readonly<Record<FileKind, KindFacts>> = {
  png: { name: "PNG", contentType: "image/png", extensions: ["png"] },
  jpeg: { name: "JPEG", contentType: "image/jpeg", extensions: ["jpg", "jpeg", "jpe", "jfif"] },
  webp: { name: "WebP", contentType: "image/webp", extensions: ["webp"] },
  gif: { name: "GIF", contentType: "image/gif", extensions: ["gif"] },
  bmp: { name: "BMP", contentType: "image/bmp", extensions: ["bmp"] },
  pdf: { name: "PDF", contentType: "application/pdf", extensions: ["pdf"] },
  mpg: { name: "MPG", contentType: "video/mpeg", extensions: ["mpg", "mpeg"] },
  avi: { name: "AVI", contentType: "video/x-msvideo", extensions: ["avi"] },
  mp4: { name: "MP4", contentType: "video/mp4", extensions: ["mp4", "m4v"] },
  mkv: { name: "MKV", contentType: "video/x-matroska", extensions: ["mkv"] },
  webm: { name: "WebM", contentType: "video/webm", extensions: ["webm"] },
  doc: { name: "DOC", contentType: "application/msword", extensions: ["doc"] },
  xls: { name: "XLS", contentType: "application/vnd.ms-excel", extensions: ["xls"] },
  docx: {
    name: "DOCX",
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    extensions: ["docx"],
  },
  xlsx: {
    name: "XLSX",
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    extensions: ["xlsx"],
  },
  odt: { name: "ODT", contentType: "application/vnd.oasis.opendocument.text", extensions: ["odt"] },
  txt: { name: "TXT", contentType: "text/plain", extensions: ["txt"] },
  dcm: { name: "DICOM", contentType: "application/dicom", extensions: ["dcm"] },
};

/** Whether a file is a picture that browsers show. */
export const isPicture = (kind: FileKind): kind is PictureKind => FILE_KINDS[kind].contentType.startsWith("image/");

/** Declared types that say nothing of the content, as programs send them. */
const SAYS_NOTHING = new Set(["", "application/octet-stream", "binary/octet-stream"]);
/** Other names under which browsers and systems declare the same type. */
const SAME_TYPE: Readonly<Record<string, string>> = {
  "image/jpg": "image/jpeg",
  "image/pjpeg": "image/jpeg",
  "image/x-ms-bmp": "image/bmp",
  "image/x-bmp": "image/bmp",
  "video/avi": "video/x-msvideo",
  "video/msvideo": "video/x-msvideo",
  "video/vnd.avi": "video/x-msvideo",
  "video/matroska": "video/x-matroska",
  "video/x-m4v": "video/mp4",
  "image/x-dicom": "application/dicom",
  "application/dicom+octet-stream": "application/dicom",
};

const SIGNATURES: readonly (readonly [FileKind, (bytes: Uint8Array) => boolean])[] = [
  ["png", (bytes) => startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["jpeg", (bytes) => startsWith(bytes, 0, [0xff, 0xd8, 0xff])],
  ["webp", (bytes) => startsWith(bytes, 0, "RIFF") && startsWith(bytes, 8, "WEBP")],
  ["gif", (bytes) => startsWith(bytes, 0, "GIF87a") || startsWith(bytes, 0, "GIF89a")],
  ["bmp", isBitmap],
  ["pdf", (bytes) => startsWith(bytes, 0, "%PDF-")],
  ["avi", (bytes) => startsWith(bytes, 0, "RIFF") && startsWith(bytes, 8, "AVI ")],
  ["mpg", isMpeg],
  ["mp4", isMp4],
  ["dcm", isDicom],
];

/** What the beginning of content says it is, for the kinds that say so there. */
export const kindOfBeginning = (bytes: Uint8Array): FileKind | undefined =>
  SIGNATURES.find(([, fits]) => fits(bytes))?.[0] ?? matroskaKind(bytes);

/**
 * What the content itself says it is; undefined for everything else. Plain text has no sign of its own: it is what is
 * readable text and neither markup nor any of the others.
 */
export function kindOfContent(bytes: Uint8Array): FileKind | undefined {
  return (
    kindOfBeginning(bytes) ?? archiveKind(bytes) ?? compoundKind(bytes) ?? (isPlainText(bytes) ? "txt" : undefined)
  );
}

/** Whether the beginning looks like an SVG drawing: text, which may carry scripts. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 1_024)).toLowerCase();
  return start.includes("<svg");
}

/** The last part of a name, in lower case; empty where it has none, or a number, as the pictures of a scanner have. */
export function extensionOf(name: string): string {
  const last = /[^./\\]\.([a-z0-9]{1,12})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";
  return /^\d+$/.test(last) ? "" : last;
}

/**
 * Whether a name and a declared type, as far as they say anything, say what the content is. Text must be called so:
 * that something is readable does not say what it is for.
 */
export function tellsTheTruth(kind: FileKind, name: string, declaredType: string): boolean {
  const { contentType, extensions } = FILE_KINDS[kind];
  const extension = extensionOf(name);
  const declared = (declaredType.split(";")[0] ?? "").trim().toLowerCase();
  const typeFits = SAYS_NOTHING.has(declared) || (SAME_TYPE[declared] ?? declared) === contentType;
  return typeFits && ((extension === "" && kind !== "txt") || extensions.includes(extension));
}

/**
 * A name that is safe to store and to offer: its last path part without control characters or characters that
 * change the direction of reading, at most 120 characters, ending as its kind does.
 */
export function safeName(name: string, kind: FileKind): string {
  const bare = (name.split(/[/\\]/).at(-1) ?? "")
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const extension = extensionOf(bare);
  const stem = (extension === "" ? bare : bare.slice(0, -extension.length - 1)).replace(/^\.+/, "").slice(0, 112);
  return `${stem || "file"}.${extension || FILE_KINDS[kind].extensions[0]}`;
}
