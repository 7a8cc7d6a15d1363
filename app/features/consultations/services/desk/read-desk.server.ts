import { glanceAtHealth } from "~/features/phr/public.server";
import { answersOfAppointment, readAppointmentAtDesk } from "~/features/scheduling/public.server";
import { readBriefingAnswers } from "~/features/waiting-room/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { actionsOf } from "../../domain/consultations/consultation-states";
import type { SummaryEntry, SummaryPartName } from "../../domain/consultations/summary";
import type { Desk } from "../../domain/desk/desk";
import { fromDesk } from "../../domain/desk/from-desk";
import { consultationActor } from "../../support/consultations/consultation-actor.server";
import { gatherSummary, sideOf } from "../../support/consultations/gather-summary.server";
import { reachConsultation } from "../../support/consultations/reach-consultation.server";
import { listFollowUps } from "../../support/desk/list-follow-ups.server";
import { PARTS } from "../../support/consultations/summary-parts.server";

const MOST_FOLLOW_UPS = 5;

/** What was answered before the appointment; nothing for whoever looks after the patient and may not read it. */
const briefingOf = (context: RequestContext, appointmentId: string): Promise<string> =>
  readBriefingAnswers(context, appointmentId).catch((error: unknown) => {
    if (error instanceof NotFoundError) return "";
    throw error;
  });

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
  const [gathered, health, answers, briefing, appointment, followUps] = await Promise.all([
    gatherSummary(context, reached),
    glanceAtHealth(context, patient.id),
    appointmentId === null ? [] : answersOfAppointment(context, appointmentId),
    appointmentId === null ? "" : briefingOf(context, appointmentId),
    appointmentId === null ? null : readAppointmentAtDesk(context, appointmentId),
    listFollowUps(context, { patientId: patient.id }, { most: MOST_FOLLOW_UPS, bookedIn: id }),
    auditRead(context, {
      ...{ action: "consultation.read", subjectKind: "consultation", subjectId: id, patientId: patient.id },
      fields: ["desk"],
    }),
  ]);
  const { summary, head, timeZone } = gathered;
  const begin = PARTS.flatMap((part) => {
    const href = part.begin?.(context, { ...reached, head }) ?? null;
    return href === null ? [] : [[part.name, fromDesk(part.name, href, id)] as const];
  });
  const asOpened = (part: SummaryPartName, entries: readonly SummaryEntry[]) =>
    entries.map((entry) => ({ ...entry, href: entry.href && fromDesk(part, entry.href, id) }));
  return {
    ...{ summary, appointmentId, timeZone, health, answers, briefing, followUps },
    ...{ bill: appointment?.bill ?? null, course: appointment?.course ?? null },
    actions: actionsOf(by, consultation),
    hasAccount: patient.hasAccount,
    prescribes: by !== "nurse",
    begin: Object.fromEntries(begin),
    entries: {
      notes: asOpened("notes", summary.notes.encounters),
      prescriptions: asOpened("prescriptions", summary.prescription),
      orders: asOpened("orders", summary.labOrders),
      ...{ records: summary.phrItems, payments: summary.billInvoice },
    },
  };
}
