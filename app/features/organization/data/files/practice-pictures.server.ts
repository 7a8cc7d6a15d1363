import { and, eq } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { branch } from "~/db/schema/organization.server";
import { practicePicture } from "~/db/schema/settings.server";

/** A picture of the front page: what it shows (PHOTO, or the id of the location whose map it is), and its sizes. */
export interface StoredPicture {
  shows: string;
  fileId: string;
  width: number;
  height: number;
  widths: number[];
}

const columns = {
  shows: practicePicture.shows,
  fileId: practicePicture.fileId,
  width: practicePicture.width,
  height: practicePicture.height,
  widths: practicePicture.widths,
};

/** The pictures that the practice shows on its front page. */
export const practicePicturesStatement = (db: TenantDb) =>
  db.orm.select(pick(columns)).from(practicePicture).where(db.own(practicePicture));

/** The picture of one thing, or undefined. */
export const findPracticePicture = async (db: TenantDb, shows: string): Promise<StoredPicture | undefined> =>
  (
    await db.orm
      .select(pick(columns))
      .from(practicePicture)
      .where(and(db.own(practicePicture), eq(practicePicture.shows, shows)))
  )[0];

/** Whether a file is a picture of the front page. */
export const isPracticePicture = async (db: TenantDb, fileId: string): Promise<boolean> =>
  (
    await db.orm
      .select(pick({ shows: practicePicture.shows }))
      .from(practicePicture)
      .where(and(db.own(practicePicture), eq(practicePicture.fileId, fileId)))
  ).length > 0;

/** The locations that can have a map, by name. */
export const mappedPlaces = (db: TenantDb) =>
  db.orm
    .select(pick({ id: branch.id, name: branch.name }))
    .from(branch)
    .where(and(db.own(branch), eq(branch.enabled, true)))
    .orderBy(branch.name);

/** Shows a picture in the place of the one before, or the first one; changes nothing where another came meanwhile. */
export const savePracticePicture = (
  db: TenantDb,
  { shows, ...picture }: StoredPicture,
  before: StoredPicture | undefined,
): Statement =>
  db.orm
    .insert(practicePicture)
    .values({ organizationId: db.organizationId, shows, ...picture })
    .onConflictDoUpdate({
      target: [practicePicture.organizationId, practicePicture.shows],
      set: picture,
      setWhere: eq(practicePicture.fileId, before?.fileId ?? ""),
    });

/** Shows none any more; changes nothing where another one is shown meanwhile. */
export const dropPracticePicture = (db: TenantDb, { shows, fileId }: StoredPicture): Statement =>
  db.orm
    .delete(practicePicture)
    .where(and(db.own(practicePicture), eq(practicePicture.shows, shows), eq(practicePicture.fileId, fileId)));
