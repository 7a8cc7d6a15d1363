import { and, eq } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee, employeeProfile } from "~/db/schema/identity.server";

/** What a provider tells of themselves besides who they are. */
export interface ProfileRow {
  academics: string[];
  achievements: string[];
  additionalTraining: string[];
  profileExtraInfo: string;
  urls: { label: string; url: string }[];
  resources: { label: string; url: string }[];
  testimonials: { author: string; text: string }[];
  /** `on`: the date at the organization on which it was added (YYYY-MM-DD). */
  posts: { title: string; text: string; on: string }[];
  /** Web address; empty for none. */
  videoUrl: string;
  /** Insurers that they accept among those of the practice; empty for all of these. */
  insurers: string[];
}

const EMPTY: ProfileRow = {
  academics: [],
  achievements: [],
  additionalTraining: [],
  profileExtraInfo: "",
  urls: [],
  resources: [],
  testimonials: [],
  posts: [],
  videoUrl: "",
  insurers: [],
};

/** The profile of an employee; an empty one where nothing was told yet. */
export async function readProfileRow(db: TenantDb, employeeId: string): Promise<ProfileRow> {
  const [found] = await db.orm
    .select(
      pick({
        academics: employeeProfile.academics,
        achievements: employeeProfile.achievements,
        additionalTraining: employeeProfile.additionalTraining,
        profileExtraInfo: employeeProfile.profileExtraInfo,
        urls: employeeProfile.urls,
        resources: employeeProfile.resources,
        testimonials: employeeProfile.testimonials,
        posts: employeeProfile.posts,
        videoUrl: employeeProfile.videoUrl,
        insurers: employeeProfile.insurers,
      }),
    )
    .from(employeeProfile)
    .where(and(db.own(employeeProfile), eq(employeeProfile.employeeId, employeeId)))
    .limit(1);
  return found ?? EMPTY;
}

/** Writes the whole profile of an employee. */
export const putProfileStatement = (db: TenantDb, employeeId: string, profile: ProfileRow) =>
  db.orm
    .insert(employeeProfile)
    .values({ organizationId: db.organizationId, employeeId, ...profile })
    .onConflictDoUpdate({ target: [employeeProfile.organizationId, employeeProfile.employeeId], set: profile });

/** What the employee's own row tells patients. */
export interface ShownFields {
  title: number;
  designation: string;
  about: string;
  displayProfile: boolean;
  languages: string[];
}

/** The conditional write of what the employee's own row tells patients: of the version that was read. */
export const updateShownStatement = (db: TenantDb, employeeId: string, version: number, shown: ShownFields) =>
  db.orm
    .update(employee)
    .set({ ...shown, version: version + 1 })
    .where(and(db.own(employee), eq(employee.id, employeeId), eq(employee.version, version)));

/** The conditional write of an employee's photo: of the one that was there. */
export const showPhotoStatement = (db: TenantDb, employeeId: string, before: string | null, fileId: string) =>
  db.raw(
    "UPDATE employee SET photo_file_id = ?4 WHERE organization_id = ?1 AND id = ?2 AND photo_file_id IS ?3 AND deleted_at IS NULL",
    db.organizationId,
    employeeId,
    before,
    fileId,
  );

/** Makes a file the photo of an employee, whichever was before. */
export const showPhoto = (db: TenantDb, employeeId: string, fileId: string): Statement =>
  db.orm
    .update(employee)
    .set({ photoFileId: fileId })
    .where(and(db.own(employee), eq(employee.id, employeeId)));
