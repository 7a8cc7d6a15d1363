import { fail, ok, type Result } from "~/kernel/result";
import type { Problem } from "~/kernel/problem";
import type { RequestContext } from "~/platform/context.server";
import { archiveKind, isArchive } from "../../domain/file-content/archive";
import { addCompoundNames, isCompound, kindByNames } from "../../domain/file-content/compound";
import { endOfCharacters, isPlainText, isReadable } from "../../domain/file-content/plain-text";
import { contentTypeOf, checkBeginning, checkFile, checkPdfEnd, type FilePurpose } from "../../domain/files/check-file";
import { PDF_TAIL_BYTES } from "../../domain/files/whole-pdf";
import { kindOfBeginning, safeName, type FileKind } from "../../domain/files/file-kinds";
import { withoutMetadata } from "../../domain/picture/without-metadata";

/** A file up to this size is read whole, and a picture loses what it tells besides its pixels. */
export const READ_WHOLE_BYTES = 32 * 1_048_576;
const BEGINNING_BYTES = 1_048_576;
/** In which the directory of an archive must stand. */
const TAIL_BYTES = 4 * 1_048_576;
/** A multiple of every entry and every sector of a compound file. */
const PIECE_BYTES = 8 * 1_048_576;

/** A file as its sender describes it. */
interface Described {
  purpose: FilePurpose;
  name: string;
}

/** One that lies in the bucket. */
interface Arrived extends Described {
  key: string;
  size: number;
}

/** What a file is; `whole` is its content without what a picture tells besides, null for one that is too large. */
export interface Examined {
  name: string;
  contentType: string;
  whole: Uint8Array<ArrayBuffer> | null;
}

type Read = (offset: number, length: number) => Promise<Uint8Array<ArrayBuffer>>;

const readerOf =
  ({ env }: RequestContext, key: string): Read =>
  async (offset, length) => {
    const read = await env.FILES.get(key, { range: { offset, length } });
    if (!read) throw new Error("the bucket lost what was just put together");
    return new Uint8Array(await read.arrayBuffer());
  };

async function compoundKind(read: Read, size: number): Promise<FileKind | undefined> {
  const names = new Set<string>();
  // The first sector is the header.
  for (let at = 512; at < size; at += PIECE_BYTES)
    addCompoundNames(await read(at, Math.min(PIECE_BYTES, size - at)), names);
  return kindByNames(names);
}

/** Whether all of a large file is text. One in UTF-16 is not known as such: nobody writes texts of that size so. */
async function isText(read: Read, size: number, beginning: Uint8Array): Promise<boolean> {
  if (!isPlainText(beginning.subarray(0, endOfCharacters(beginning)))) return false;
  for (let at = 0; at < size;) {
    const piece = await read(at, Math.min(PIECE_BYTES, size - at));
    const end = at + piece.length >= size ? piece.length : endOfCharacters(piece);
    if (end === 0 || !isReadable(piece.subarray(0, end))) return false;
    at += end;
  }
  return true;
}

async function kindOfLarge(read: Read, size: number, beginning: Uint8Array): Promise<FileKind | undefined> {
  const kind = kindOfBeginning(beginning);
  if (kind) return kind;
  if (isCompound(beginning)) return compoundKind(read, size);
  if (!isArchive(beginning)) return (await isText(read, size, beginning)) ? "txt" : undefined;
  const at = size - TAIL_BYTES;
  return archiveKind(beginning, { bytes: await read(at, TAIL_BYTES), at });
}

const examined = (name: string, kind: FileKind) => ({ name: safeName(name, kind), contentType: contentTypeOf(kind) });

/** What a file is whose content is at hand, or why it is refused. */
export function examineBytes(
  { purpose, name }: Described,
  bytes: Uint8Array<ArrayBuffer>,
): Result<Examined & { whole: Uint8Array<ArrayBuffer> }, Problem> {
  const checked = checkFile(purpose, { name, type: "", bytes });
  if (!checked.ok) return fail(checked.error);
  const whole = withoutMetadata(checked.value, bytes);
  return ok({ ...examined(name, checked.value), whole });
}

/** What a file in the bucket is, or why it is refused. No more than 32 MiB of it is in memory at once. */
export async function examineContent(context: RequestContext, arrived: Arrived): Promise<Result<Examined, Problem>> {
  const { key, size, purpose, name } = arrived;
  const read = readerOf(context, key);
  if (size <= READ_WHOLE_BYTES) return examineBytes(arrived, await read(0, size));
  const bytes = await read(0, BEGINNING_BYTES);
  const began = checkBeginning(purpose, { name, type: "", bytes }, await kindOfLarge(read, size, bytes));
  const isPdf = began.ok && began.value === "pdf";
  const checked = isPdf ? checkPdfEnd(await read(size - PDF_TAIL_BYTES, PDF_TAIL_BYTES), size) : began;
  return checked.ok ? ok({ ...examined(name, checked.value), whole: null }) : fail(checked.error);
}
