import type { Problem } from "~/kernel/problem";
import { isArchive } from "../file-content/archive";
import { isCompound } from "../file-content/compound";
import { endOfCharacters, isPlainText } from "../file-content/plain-text";
import { checkBeginning, checkFile, FILE_LIMITS, type FilePurpose } from "./check-file";
import { extensionOf, FILE_KINDS, kindOfBeginning, type FileKind } from "./file-kinds";

const nameOf = (kind: FileKind) => FILE_KINDS[kind].name;

/** The kinds that are known by the end of a name alone where their content is an archive or a compound file. */
const WITHIN = { archive: ["docx", "xlsx", "odt"], compound: ["doc", "xls"] } as const;

/**
 * Why a file would be refused at its end, by its name alone: nobody need send 500 MB to learn it. A name that says
 * nothing, as those of a scanner, is no reason.
 */
export function refusedByName(purpose: FilePurpose, name: string): Problem | null {
  const extension = extensionOf(name);
  if (extension === "") return null;
  if (extension === "svg" || extension === "svgz") return { message: "files:refused.svg" };
  const { kinds } = FILE_LIMITS[purpose];
  if (kinds.some((kind) => FILE_KINDS[kind].extensions.includes(extension))) return null;
  return { message: "files:refused.unknown", values: { allowed: kinds.map(nameOf).join(", ") } };
}

/** What a large file can be at most by its first part, where that alone does not tell; text is told by its beginning. */
function possibleKind(name: string, first: Uint8Array): FileKind | undefined {
  const known = kindOfBeginning(first);
  if (known) return known;
  const holder = isArchive(first) ? "archive" : isCompound(first) ? "compound" : null;
  if (holder === null) return isPlainText(first.subarray(0, endOfCharacters(first))) ? "txt" : undefined;
  const extension = extensionOf(name);
  // Without a name that says which, the end of the file decides: each of them is as good.
  if (extension === "") return WITHIN[holder][0];
  return WITHIN[holder].find((kind) => FILE_KINDS[kind].extensions.includes(extension));
}

/**
 * Why a file would be refused at its end, by its first part; null where all of it must be seen to tell.
 * @param size of the whole file, in bytes
 */
export function refusedByFirstPart(
  purpose: FilePurpose,
  { name, size, first }: { name: string; size: number; first: Uint8Array },
): Problem | null {
  const checked =
    first.length === size
      ? checkFile(purpose, { name, type: "", bytes: first })
      : checkBeginning(purpose, { name, type: "", bytes: first }, possibleKind(name, first));
  return checked.ok ? null : checked.error;
}
