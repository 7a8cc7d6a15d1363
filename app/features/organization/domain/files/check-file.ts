import { fail, ok, type Result } from "~/kernel/result";
import type { Problem } from "~/kernel/problem";
import { FILE_KINDS, isPicture, kindOfContent, looksLikeSvg, tellsTheTruth, type FileKind } from "./file-kinds";
import { imageSize } from "./image-size";
import { isWholePdf } from "./whole-pdf";
import { isWholePicture } from "./whole-picture";

/** What a file is kept for. */
export const FILE_PURPOSES = [
  "LOGO",
  "BANNER",
  "EMPLOYEE_PHOTO",
  "PATIENT_PHOTO",
  "IDENTIFICATION",
  "INSURANCE_CARD",
  "ATTACHMENT",
  "HEALTH_RECORD",
] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

interface Limits {
  kinds: readonly FileKind[];
  mostBytes: number;
  /** Longest side in pixels, for pictures. */
  mostPixels: number;
}

const MEGABYTE = 1_000_000;
const PICTURES = ["png", "jpeg", "webp"] as const;
/** What people send each other in a chat (specification, section 9), and WebP, which phones make. */
const ATTACHMENTS = [
  ...[...PICTURES, "gif", "bmp"],
  ...["pdf", "doc", "docx", "odt", "xls", "xlsx", "txt"],
  ...["mpg", "avi", "mp4", "mkv", "webm", "dcm"],
] as readonly FileKind[];

/** What each purpose takes. Pictures of people and papers come from phones, a logo from a designer. */
export const FILE_LIMITS: Readonly<Record<FilePurpose, Limits>> = {
  LOGO: { kinds: [...PICTURES, "gif"], mostBytes: MEGABYTE, mostPixels: 2_000 },
  BANNER: { kinds: PICTURES, mostBytes: 4 * MEGABYTE, mostPixels: 6_000 },
  EMPLOYEE_PHOTO: { kinds: PICTURES, mostBytes: 5 * MEGABYTE, mostPixels: 8_000 },
  PATIENT_PHOTO: { kinds: PICTURES, mostBytes: 5 * MEGABYTE, mostPixels: 8_000 },
  IDENTIFICATION: { kinds: [...PICTURES, "pdf"], mostBytes: 8 * MEGABYTE, mostPixels: 12_000 },
  INSURANCE_CARD: { kinds: [...PICTURES, "pdf"], mostBytes: 8 * MEGABYTE, mostPixels: 12_000 },
  // Both sent in parts: a film of an examination, a series of pictures of a scanner.
  ATTACHMENT: { kinds: ATTACHMENTS, mostBytes: 500 * 1_048_576, mostPixels: 30_000 },
  HEALTH_RECORD: { kinds: ATTACHMENTS, mostBytes: 500 * 1_048_576, mostPixels: 30_000 },
};

/** A file as it was sent: nothing in it is believed. */
export interface SentFile {
  name: string;
  /** The type that the sender declares. */
  type: string;
  bytes: Uint8Array;
}

/** The words for kinds, such as "PNG, JPEG". */
const namesOf = (kinds: readonly FileKind[]) => kinds.map((kind) => FILE_KINDS[kind].name);

const megabytes = (bytes: number) => (bytes % 1_048_576 === 0 ? bytes / 1_048_576 : bytes / MEGABYTE);

/** The most that a file has which is sent whole, as by a form without script; larger ones are sent in parts. */
export const mostWholeBytes = (purpose: FilePurpose): number => Math.min(FILE_LIMITS[purpose].mostBytes, 10 * MEGABYTE);

/** The refusal of a file that is larger than its purpose allows; also said while it is still on its way. */
export const tooLarge = (purpose: FilePurpose, most = FILE_LIMITS[purpose].mostBytes): Problem => ({
  message: "files:refused.tooLarge",
  values: { most: megabytes(most) },
});

/**
 * What a sent file is, or why it is refused: the content decides, and where the name or the declared type says
 * something else, the file lies. Reasons are keys of the messages.
 */
export function checkFile(purpose: FilePurpose, { name, type, bytes }: SentFile): Result<FileKind, Problem> {
  // A browser sends a form without a file as one without a name.
  if (bytes.length === 0) return fail({ message: name === "" ? "files:refused.none" : "files:refused.empty" });
  if (bytes.length > FILE_LIMITS[purpose].mostBytes) return fail(tooLarge(purpose));
  const kind = kindOfContent(bytes);
  const checked = checkBeginning(purpose, { name, type, bytes }, kind);
  if (!checked.ok) return checked;
  if (isPicture(checked.value) && !isWholePicture(checked.value, bytes))
    return fail({ message: "files:refused.damaged" });
  return checked.value === "pdf" ? checkPdfEnd(bytes, bytes.length) : checked;
}

/** What a PDF is by its end: whole, or refused. @param tail its last bytes @param size of all of it */
export const checkPdfEnd = (tail: Uint8Array, size: number): Result<FileKind, Problem> =>
  isWholePdf(tail, size) ? ok("pdf") : fail({ message: "files:refused.damagedPdf" });

/**
 * The same of a file of which the beginning alone is at hand: what it is was told by all of it, and a picture is
 * measured by its header.
 */
export function checkBeginning(
  purpose: FilePurpose,
  { name, type, bytes }: SentFile,
  kind: FileKind | undefined,
): Result<FileKind, Problem> {
  const { kinds, mostPixels } = FILE_LIMITS[purpose];
  if (!kind && looksLikeSvg(bytes)) return fail({ message: "files:refused.svg" });
  const allowed = namesOf(kinds).join(", ");
  if (!kind) return fail({ message: "files:refused.unknown", values: { allowed } });
  if (!tellsTheTruth(kind, name, type))
    return fail({ message: "files:refused.lies", values: { actual: namesOf([kind])[0] ?? "" } });
  if (!kinds.includes(kind)) return fail({ message: "files:refused.notAllowed", values: { allowed } });
  if (!isPicture(kind)) return ok(kind);
  const size = imageSize(kind, bytes);
  if (!size) return fail({ message: "files:refused.damaged" });
  if (Math.max(size.width, size.height) > mostPixels)
    return fail({ message: "files:refused.tooManyPixels", values: { most: mostPixels, ...size } });
  return ok(kind);
}

/** The content type that a file of a kind is answered with. */
export const contentTypeOf = (kind: FileKind): string => FILE_KINDS[kind].contentType;
