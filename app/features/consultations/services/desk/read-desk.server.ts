import { glanceAtHealth, type HealthGlance } from "~/features/phr/public.server";
import type { GivenAnswer } from "~/features/forms/domain/questions/question";
import { answersOfAppointment } from "~/features/scheduling/public.server";
import { readBriefingAnswers } from "~/features/waiting-room/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { actionsOf, type ConsultationAction } from "../../domain/consultations/consultation-states";
import type { SummaryEntry, SummaryPartName } from "../../domain/consultations/summary";
import { consultationActor } from "../../support/consultations/consultation-actor.server";
import { gatherSummary, sideOf, type GatheredSummary } from "../../support/consultations/gather-summary.server";
import { reachConsultation } from "../../support/consultations/reach-consultation.server";
import { listFollowUps, type ListedFollowUp } from "../../support/desk/list-follow-ups.server";
import { PARTS } from "../../support/consultations/summary-parts.server";

const MOST_FOLLOW_UPS = 5;

/** All that a provider keeps in view through a consultation. */
export interface Desk extends GatheredSummary {
  health: HealthGlance;
  /** What was asked before the appointment was booked, and answered. */
  answers: readonly GivenAnswer[];
  /** What was asked in the waiting room, and answered; a paragraph a question. */
  briefing: string;
  followUps: ListedFollowUp[];
  actions: ConsultationAction[];
  /** Where another entry of a part is begun, by part. */
  begin: Partial<Record<SummaryPartName, string>>;
  entries: Partial<Record<SummaryPartName, readonly SummaryEntry[]>>;
}

/**
 * The screen that a provider or a nurse keeps open through a consultation. Reading it is audited.
 * @throws NotFoundError; ForbiddenError for everybody else
 */
export async function readDesk(context: RequestContext, id: string): Promise<Desk> {
  await authorize(context, "consultation.write");
  const reached = await reachConsultation(context, "consultation.write", id);
  const by = consultationActor(context, reached);
  if (by === null || sideOf(reached) !== "staff") throw new ForbiddenError();
  const { consultation, patient } = reached;
  const { appointmentId } = consultation;
  const [gathered, health, answers, briefing, followUps] = await Promise.all([
    gatherSummary(context, reached),
    glanceAtHealth(context, patient.id),
    appointmentId === null ? [] : answersOfAppointment(context, appointmentId),
    appointmentId === null ? "" : readBriefingAnswers(context, appointmentId),
    listFollowUps(context, { patientId: patient.id }, MOST_FOLLOW_UPS),
    auditRead(context, {
      ...{ action: "consultation.read", subjectKind: "consultation", subjectId: id, patientId: patient.id },
      fields: ["desk"],
    }),
  ]);
  const { summary, head } = gathered;
  const begin = PARTS.flatMap((part) => {
    const href = part.begin?.(context, { ...reached, head }) ?? null;
    return href === null ? [] : [[part.name, href] as const];
  });
  return {
    ...gathered,
    ...{ health, answers, briefing, followUps },
    actions: actionsOf(by, consultation),
    begin: Object.fromEntries(begin),
    entries: {
      notes: summary.notes.encounters,
      prescriptions: summary.prescription,
      orders: summary.labOrders,
      records: summary.phrItems,
      payments: summary.billInvoice,
    },
  };
}
