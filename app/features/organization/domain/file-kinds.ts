/** What a file is, told by how its content begins. */
export type FileKind = "png" | "jpeg" | "webp" | "gif" | "pdf";

interface KindFacts {
  contentType: string;
  /** How its names end; the first is the usual one. */
  extensions: readonly [string, ...string[]];
}

export const FILE_KINDS: Readonly<Record<FileKind, KindFacts>> = {
  png: { contentType: "image/png", extensions: ["png"] },
  jpeg: { contentType: "image/jpeg", extensions: ["jpg", "jpeg", "jpe", "jfif"] },
  webp: { contentType: "image/webp", extensions: ["webp"] },
  gif: { contentType: "image/gif", extensions: ["gif"] },
  pdf: { contentType: "application/pdf", extensions: ["pdf"] },
};

/** Declared types that say nothing of the content, as programs send them. */
const SAYS_NOTHING = new Set(["", "application/octet-stream", "binary/octet-stream"]);
/** Other names under which browsers declare the same type. */
const SAME_TYPE: Readonly<Record<string, string>> = { "image/jpg": "image/jpeg", "image/pjpeg": "image/jpeg" };

const begins = (bytes: Uint8Array, at: number, expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte);
const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

const SIGNATURES: readonly (readonly [FileKind, (bytes: Uint8Array) => boolean])[] = [
  ["png", (bytes) => begins(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["jpeg", (bytes) => begins(bytes, 0, [0xff, 0xd8, 0xff])],
  ["webp", (bytes) => begins(bytes, 0, ascii("RIFF")) && begins(bytes, 8, ascii("WEBP"))],
  ["gif", (bytes) => begins(bytes, 0, ascii("GIF87a")) || begins(bytes, 0, ascii("GIF89a"))],
  ["pdf", (bytes) => begins(bytes, 0, ascii("%PDF-"))],
];

/** What the content itself says it is, by its first bytes (magic numbers); undefined for everything else. */
export function kindOfContent(bytes: Uint8Array): FileKind | undefined {
  return SIGNATURES.find(([, fits]) => fits(bytes))?.[0];
}

/** Whether the beginning looks like an SVG drawing: text, which may carry scripts. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 1_024)).toLowerCase();
  return start.includes("<svg");
}

/** The last part of a name, in lower case; empty where it has none. */
export function extensionOf(name: string): string {
  return /[^./\\]\.([a-z0-9]{1,12})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";
}

/** Whether a name and a declared type, as far as they say anything, say what the content is. */
export function tellsTheTruth(kind: FileKind, name: string, declaredType: string): boolean {
  const { contentType, extensions } = FILE_KINDS[kind];
  const extension = extensionOf(name);
  const declared = (declaredType.split(";")[0] ?? "").trim().toLowerCase();
  const typeFits = SAYS_NOTHING.has(declared) || (SAME_TYPE[declared] ?? declared) === contentType;
  return typeFits && (extension === "" || extensions.includes(extension));
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
