import { asciiAt, startsWith } from "./signature";

/** Where the end of an archive stands at the earliest: its record, and the longest comment. */
const LONGEST_END = 22 + 65_535;
const MOST_ENTRIES = 5_000;

const OPEN_DOCUMENT_TEXT = "application/vnd.oasis.opendocument.text";

/** The end record of a ZIP archive, which says where its directory is (APPNOTE 4.3.16); -1 where there is none. */
function endOf(bytes: Uint8Array): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - LONGEST_END); at -= 1) {
    if (startsWith(bytes, at, [0x50, 0x4b, 5, 6])) return at;
  }
  return -1;
}

/**
 * The names of what is in a ZIP archive, as its directory lists them (APPNOTE 4.3.12). Of a large archive the end is
 * enough, if the directory stands in it; `tailAt` is where the end begins.
 */
function namesIn(bytes: Uint8Array, tailAt: number): string[] {
  const end = endOf(bytes);
  if (end < 0) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names: string[] = [];
  let at = view.getUint32(end + 16, true) - tailAt;
  if (at < 0) return [];
  while (at + 46 <= end && names.length < MOST_ENTRIES && startsWith(bytes, at, [0x50, 0x4b, 1, 2])) {
    const length = view.getUint16(at + 28, true);
    names.push(asciiAt(bytes, at + 46, at + 46 + Math.min(length, 1_000)));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** What an OpenDocument file says it is: its first entry, which is not compressed (part 3, 3.3). */
function statedType(bytes: Uint8Array): string {
  if (!startsWith(bytes, 30, "mimetype")) return "";
  const from = 38 + (bytes[28] ?? 0) + (bytes[29] ?? 0) * 256;
  return asciiAt(bytes, from, from + OPEN_DOCUMENT_TEXT.length + 2);
}

/** A document that carries programs of its own is taken as none of the kinds. */
const hasMacros = (names: readonly string[]) =>
  names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name) || /^(Basic|Scripts)\//.test(name));

/** Whether content begins as a ZIP archive does. */
export const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, 0, [0x50, 0x4b, 3, 4]);

/**
 * A document that is an archive inside, by what is in it; undefined for any other archive.
 * @param tail the end of one of which `bytes` is the beginning alone, and where it begins
 */
export function archiveKind(
  bytes: Uint8Array,
  tail: { bytes: Uint8Array; at: number } = { bytes, at: 0 },
): "docx" | "xlsx" | "odt" | undefined {
  if (!isArchive(bytes)) return undefined;
  const names = namesIn(tail.bytes, tail.at);
  if (hasMacros(names)) return undefined;
  // The stated type ends where the next entry begins: a template's is longer.
  if (statedType(bytes) === `${OPEN_DOCUMENT_TEXT}PK` && names.includes("content.xml")) return "odt";
  if (!names.includes("[Content_Types].xml")) return undefined;
  if (names.includes("word/document.xml")) return "docx";
  return names.includes("xl/workbook.xml") ? "xlsx" : undefined;
}
