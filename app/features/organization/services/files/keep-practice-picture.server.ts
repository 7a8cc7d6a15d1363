import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { markFileDeleted } from "../../data/files/files.server";
import {
  findPracticePicture,
  mappedPlaces,
  savePracticePicture,
  type StoredPicture,
} from "../../data/files/practice-pictures.server";
import { mostWholeBytes } from "../../domain/files/check-file";
import { isPicture, kindOfContent } from "../../domain/files/file-kinds";
import { imageSize } from "../../domain/files/image-size";
import type { SizedPicture } from "../../domain/files/sized-picture";
import { putSized } from "../../support/files/file-content.server";
import { keepFile } from "./keep-file.server";
import { erasure } from "./store-file.server";

/** How the audit names a change of a picture. */
export const PICTURE_CHANGE = { action: "settings.change", subjectKind: "file", fields: ["picture"] } as const;

/** Takes the picture before away with the change that shows another, or none. */
export const withoutPicture = (context: RequestContext, before: StoredPicture | undefined) => ({
  writes: before ? [markFileDeleted(context.db, before.fileId, context.now)] : [],
  outbox: before ? [erasure(context, before.fileId)] : [],
});

/** The size that the picture itself says; keepFile refuses what says none, and what is too large to be read. */
async function sizeOf(file: File) {
  const bytes = new Uint8Array(await file.slice(0, mostWholeBytes("BANNER")).arrayBuffer());
  const kind = kindOfContent(bytes);
  return (kind && isPicture(kind) && imageSize(kind, bytes)) || { width: 1, height: 1 };
}

/**
 * Puts a picture of the front page in the place of the one before, with its smaller copies. The caller has authorized it.
 * @throws InvalidError with the reason at the field `picture`; NotFoundError for a location that is not there
 */
export async function keepPracticePicture(
  context: RequestContext,
  shows: string,
  file: File,
  copies: readonly SizedPicture[],
): Promise<string> {
  const { db } = context;
  const places = shows === "PHOTO" ? [] : await mappedPlaces(db);
  if (shows !== "PHOTO" && !places.some(({ id }) => id === shows)) throw new NotFoundError();
  const before = await findPracticePicture(db, shows);
  const size = await sizeOf(file);
  const smaller = copies.filter(({ width }) => width < size.width);
  const kept = await keepFile(context, { purpose: "BANNER", file, field: "picture" }, (fileId) => {
    const picture = { shows, fileId, ...size, widths: smaller.map(({ width }) => width) };
    return {
      ...withoutPicture(context, before),
      guarded: savePracticePicture(db, picture, before),
      audit: [{ ...PICTURE_CHANGE, subjectId: fileId }],
    };
  });
  // A copy that is missing is no loss: the original is shown in its place.
  await putSized(context, kept.id, smaller);
  return kept.id;
}
