import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  dropPracticePicture,
  findPracticePicture,
  mappedPlaces,
  practicePicturesStatement,
  type StoredPicture,
} from "../../data/files/practice-pictures.server";
import type { SizedPicture } from "../../domain/files/sized-picture";
import { keepPracticePicture, PICTURE_CHANGE, withoutPicture } from "./keep-practice-picture.server";

/** A picture of the front page, or that there is none: the practice's photo, or the map of a location. */
export interface PictureToKeep {
  /** PHOTO, or the id of the location. */
  shows: string;
  name: string;
  picture: StoredPicture | null;
}

/** The pictures that a front page can have: its photo first, then a map for each location. */
export async function listPracticePictures(context: RequestContext): Promise<PictureToKeep[]> {
  await authorize(context, "settings.change");
  const { db, profile } = context;
  const [kept, places] = await db.batch([practicePicturesStatement(db), mappedPlaces(db)]);
  const of = (shows: string) => kept.find((picture) => picture.shows === shows) ?? null;
  return [
    { shows: "PHOTO", name: profile.name, picture: of("PHOTO") },
    ...places.map(({ id, name }) => ({ shows: id, name, picture: of(id) })),
  ];
}

/**
 * Shows a picture on the front page in the place of the one before, with the smaller copies that the browser made.
 * @param shows PHOTO, or the id of the location whose map it is
 * @throws InvalidError with the reason at the field `picture`; NotFoundError for a location that is not there
 */
export async function storePracticePicture(
  context: RequestContext,
  shows: string,
  file: File,
  copies: readonly SizedPicture[],
): Promise<string> {
  await authorize(context, "settings.change");
  return keepPracticePicture(context, shows, file, copies);
}

/** Shows no picture there any more. */
export async function removePracticePicture(context: RequestContext, shows: string): Promise<void> {
  await authorize(context, "settings.change");
  const before = await findPracticePicture(context.db, shows);
  if (!before) return;
  await commit(context, {
    ...withoutPicture(context, before),
    guarded: dropPracticePicture(context.db, before),
    audit: [{ ...PICTURE_CHANGE, subjectId: before.fileId }],
    result: null,
  });
}
