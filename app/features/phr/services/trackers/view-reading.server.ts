import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { changedFields } from "~/kernel/changed-fields";
import { readingVersionsStatement } from "../../data/trackers/readings-read.server";
import { typedReading } from "../../domain/trackers/read-entry";
import { TRACKER_RIGHTS } from "../../domain/trackers/reading";
import { authorNames } from "../../support/records/author-names.server";
import { reachReading } from "../../support/trackers/reach-trackers.server";

/**
 * One reading as it was typed, with its history: each version with who made it, when, why, and what it changed. Reading
 * somebody else's is audited.
 * @throws NotFoundError; ForbiddenError
 */
export async function viewReading(context: RequestContext, rawId: unknown) {
  await authorize(context, "healthRecord.read");
  const { reading, patient, isSelf, opening, may } = await reachReading(context, rawId, "R");
  const [versions] = await Promise.all([
    readingVersionsStatement(context.db, reading.id),
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: "trackerReading",
      subjectId: reading.id,
      patientId: patient.id,
      fields: ["record"],
    }),
  ]);
  const names = await authorNames(context, [reading, ...versions]);
  return {
    ...{
      patient,
      isSelf,
      opening,
      reading,
      typed: typedReading(reading),
      authorName: names.get(reading.authorId) ?? "",
    },
    versions: versions.map((version, at) => ({
      ...version,
      authorName: names.get(version.authorId) ?? "",
      fields: changedFields(versions[at + 1]?.values ?? version.values, version.values),
    })),
    mayChange: reading.enabled && may(TRACKER_RIGHTS, "W", reading.firstAuthorKind),
    maySwitch: may(TRACKER_RIGHTS, "D", reading.firstAuthorKind),
  };
}
