import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { actionsOf, type ConsultationAction } from "../../domain/consultations/consultation-states";
import { consultationActor } from "../../support/consultations/consultation-actor.server";
import { gatherSummary, type GatheredSummary } from "../../support/consultations/gather-summary.server";
import { reachConsultation } from "../../support/consultations/reach-consultation.server";
import type { ReachedConsultation } from "../../support/consultations/reach-consultation.server";

export interface ShownConsultation extends GatheredSummary {
  /** What this person may do with it as it stands. */
  actions: ConsultationAction[];
  opening: ReachedConsultation["opening"];
  /** The patient themselves reads. */
  isSelf: boolean;
}

/**
 * A consultation with all that came of it, as far as whoever asks may see it. Reading somebody else's is audited.
 * @throws NotFoundError, ForbiddenError, EmailUnprovenError
 */
export async function readConsultationSummary(context: RequestContext, id: string): Promise<ShownConsultation> {
  await authorize(context, "consultation.read");
  const reached = await reachConsultation(context, "consultation.read", id);
  const [gathered] = await Promise.all([
    gatherSummary(context, reached),
    auditRead(context, {
      action: "consultation.read",
      subjectKind: "consultation",
      subjectId: id,
      patientId: reached.patient.id,
      fields: ["summary"],
    }),
  ]);
  const by = consultationActor(context, reached);
  return {
    ...gathered,
    actions: by === null ? [] : actionsOf(by, reached.consultation),
    opening: reached.opening,
    isSelf: reached.isSelf,
  };
}
