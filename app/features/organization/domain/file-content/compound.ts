import { startsWith } from "./signature";

const SIGN = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** An entry of the directory: a name of at most 32 UTF-16 units, its length in bytes, and what it is (MS-CFB, 2.6.1). */
const ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
const TYPE_AT = 66;
const STORAGE = 1;
const STREAM = 2;

function nameAt(view: DataView, at: number): string {
  const length = view.getUint16(at + NAME_LENGTH_AT, true);
  if (length < 4 || length > 64 || length % 2 === 1) return "";
  const units = Array.from({ length: length / 2 - 1 }, (_, index) => view.getUint16(at + index * 2, true));
  return String.fromCharCode(...units);
}

/** The names that a compound file is told by. */
const MACROS = ["Macros", "VBA", "_VBA_PROJECT", "_VBA_PROJECT_CUR"];
const TELLING = new Set([...MACROS, "WordDocument", "Workbook", "Book"]);

/**
 * Adds the telling names of the streams and storages in a piece of a compound file. Entries stand at multiples of their
 * size in any sector, and so do pieces.
 */
export function addCompoundNames(piece: Uint8Array, names: Set<string>): void {
  const view = new DataView(piece.buffer, piece.byteOffset, piece.byteLength);
  for (let at = 0; at + ENTRY_BYTES <= piece.length; at += ENTRY_BYTES) {
    const type = view.getUint8(at + TYPE_AT);
    const name = type === STORAGE || type === STREAM ? nameAt(view, at) : "";
    if (TELLING.has(name)) names.add(name);
  }
}

/** Whether content begins as a compound file does. */
export const isCompound = (bytes: Uint8Array): boolean => startsWith(bytes, 0, SIGN);

/** A document of Word or Excel before 2007, by its main stream; one with macros is taken as neither. */
export function compoundKind(bytes: Uint8Array): "doc" | "xls" | undefined {
  if (!isCompound(bytes)) return undefined;
  const names = new Set<string>();
  addCompoundNames(bytes.subarray(512), names);
  return kindByNames(names);
}

/** What a compound file is by the telling names in all of it. */
export function kindByNames(names: ReadonlySet<string>): "doc" | "xls" | undefined {
  if (MACROS.some((name) => names.has(name))) return undefined;
  if (names.has("WordDocument")) return "doc";
  return names.has("Workbook") || names.has("Book") ? "xls" : undefined;
}
