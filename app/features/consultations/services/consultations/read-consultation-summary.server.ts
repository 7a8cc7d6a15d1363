import { localDate } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { actionsOf, type ConsultationAction } from "../../domain/consultations/consultation-states";
import { firstAskedFor, type ListedFollowUp } from "../../domain/desk/follow-up";
import { consultationActor } from "../../support/consultations/consultation-actor.server";
import { gatherSummary, sideOf, type GatheredSummary } from "../../support/consultations/gather-summary.server";
import { reachConsultation } from "../../support/consultations/reach-consultation.server";
import type { ReachedConsultation } from "../../support/consultations/reach-consultation.server";
import { listFollowUps } from "../../support/desk/list-follow-ups.server";

export interface ShownConsultation extends GatheredSummary {
  /** What this person may do with it as it stands. */
  actions: ConsultationAction[];
  opening: ReachedConsultation["opening"];
  /** The patient themselves reads. */
  isSelf: boolean;
  /** What the patient is to book still because of it; empty for staff, who have it at their desk. */
  followUps: readonly ListedFollowUp[];
  /** Whether its patient has an account, in which they read it. */
  hasAccount: boolean;
}

const MOST_FOLLOW_UPS = 10;

/** What a patient is to book because of a consultation: none that is booked, and none that was given up long ago. */
async function toBookOf(
  context: RequestContext,
  { consultation: { id, patientId } }: ReachedConsultation,
): Promise<ListedFollowUp[]> {
  const today = localDate(context.now, context.profile.timeZone);
  const asked = { most: MOST_FOLLOW_UPS, dueFrom: firstAskedFor(today) };
  const open = await listFollowUps(context, { patientId }, asked);
  return open.filter(({ consultationId }) => consultationId === id);
}

/**
 * A consultation with all that came of it, as far as whoever asks may see it. Reading somebody else's is audited.
 * @throws NotFoundError, ForbiddenError, EmailUnprovenError
 */
export async function readConsultationSummary(context: RequestContext, id: string): Promise<ShownConsultation> {
  await authorize(context, "consultation.read");
  const reached = await reachConsultation(context, "consultation.read", id);
  const [gathered, followUps] = await Promise.all([
    gatherSummary(context, reached),
    sideOf(reached) === "patient" ? toBookOf(context, reached) : [],
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
    hasAccount: reached.patient.hasAccount,
    followUps,
  };
}
