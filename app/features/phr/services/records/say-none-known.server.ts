import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { noneKnownStatement } from "../../data/records/health-records-read.server";
import { deleteNoneKnown, insertNoneKnown } from "../../data/records/health-records-write.server";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { reachRecords } from "../../support/access/reach-records.server";
import { requireRight } from "../../support/access/require-right.server";
import { shownAreas } from "../../support/records/shown-areas.server";

/**
 * Writes down that a patient has none of a kind, such as no known allergies, or takes that back. Empty is not none.
 * @throws NotFoundError; ConflictError where there is one by now
 */
export async function sayNoneKnown(
  context: RequestContext,
  kind: HealthRecordKind,
  rawPatientId: unknown,
  none: boolean,
): Promise<void> {
  await authorize(context, "healthRecord.write");
  const reached = await reachRecords(context, "healthRecord.write", rawPatientId);
  if (!kind.noneKnown || !(await shownAreas(context)).has(kind.area)) throw new NotFoundError();
  await requireRight(context, reached, kind, "W");
  const { patient, author } = reached;
  const { db, now } = context;
  const said = (await noneKnownStatement(db, patient.id)).some((each) => each.kind === kind.kind);
  if (said === none) return;
  const { authorKind, authorId } = author;
  await commit(context, {
    guarded: none
      ? insertNoneKnown(db, { patientId: patient.id, kind: kind.kind, authorKind, authorId, at: now })
      : deleteNoneKnown(db, patient.id, kind.kind),
    audit: [
      {
        action: none ? "healthRecord.noneKnown" : "healthRecord.noneKnownTakenBack",
        subjectKind: kind.kind,
        patientId: patient.id,
        fields: ["noneKnown"],
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
}
