import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { TRACKER_RIGHTS } from "../../domain/trackers/reading";
import { reachTrackers } from "../../support/trackers/reach-trackers.server";
import { trackerSummaries } from "../../support/trackers/tracker-summaries.server";

/**
 * The trackers of a patient: of each that has readings the last one and the way there. Reading those of somebody else is
 * audited.
 * @throws NotFoundError, also where the organization hides the trackers; ForbiddenError
 */
export async function listTrackers(context: RequestContext, rawPatientId: unknown) {
  await authorize(context, "healthRecord.read");
  const reached = await reachTrackers(context, rawPatientId, "R");
  const { patient, isSelf, opening, units, areas, facts, may } = reached;
  const [summaries] = await Promise.all([
    trackerSummaries(context, { patient, units, goals: areas.has("goals"), today: facts.today }),
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: "trackerReading",
      subjectId: null,
      patientId: patient.id,
      fields: ["list"],
    }),
  ]);
  return { patient, isSelf, opening, summaries, mayAdd: may(TRACKER_RIGHTS, "W") };
}
