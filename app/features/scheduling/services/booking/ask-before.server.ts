import { assignBefore } from "~/features/forms/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { stateName } from "../../domain/appointments/appointment-states";

const CALLED_OFF: readonly string[] = ["CANCELED", "REJECTED", "EXPIRED"];

async function standing({ db }: RequestContext, id: string) {
  const summary = await readSummary(db, id);
  return summary && summary.disabledAt === null && !CALLED_OFF.includes(stateName(summary.stateId)) ? summary : null;
}

/** Hands the patient of an appointment what is to be filled in before it. Safe to do twice. */
export async function askBefore(context: RequestContext, look: { id: string; dueAt: number }): Promise<void> {
  await authorize(context, "questionnaire.settle");
  const found = await standing(context, look.id);
  const { patient, offering } = found ?? {};
  const appointment =
    found && patient && offering
      ? { id: found.id, patientId: patient.id, offeringId: offering.id, startsAt: found.startsAt }
      : null;
  await assignBefore(context, look, appointment);
}

/** When an appointment begins (UTC ms), for what belongs before it; null where it is gone or called off. */
export async function startOfAppointment(context: RequestContext, id: string): Promise<number | null> {
  await authorize(context, "questionnaire.settle");
  return (await standing(context, id))?.startsAt ?? null;
}
