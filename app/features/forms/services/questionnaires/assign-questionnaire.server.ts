import { commit, refusedAs } from "~/db/commit.server";
import { localDate } from "~/features/patients/public.server";
import { addDays } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { dropBefore, readBeforeOffering } from "../../data/questionnaires/before-appointments.server";
import { readQuestionnaire } from "../../data/questionnaires/questionnaires.server";
import { BRIEFING_ID } from "../../domain/questionnaires/briefing";
import { assignSchema, versionSchema } from "../../schemas/questionnaires/input";
import { currentBriefing } from "../../support/questionnaires/briefing-version.server";
import { assignmentPlan } from "../../support/questionnaires/change-assignment.server";
import { assigning } from "../../support/questionnaires/new-assignment.server";
import { overtaken, reachAnswering, reachAssigned } from "../../support/questionnaires/reach-assignment.server";

/**
 * Hands a published questionnaire to a patient, to be filled in until the end of a day. It stays with the version of now.
 * @returns its id
 * @throws NotFoundError; InvalidError at the field
 */
export async function assignQuestionnaire(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "questionnaire.assign");
  const { questionnaireId, patientId, dueOn } = parse(assignSchema, raw);
  await reachAnswering(context, "questionnaire.assign", patientId);
  const found = await readQuestionnaire(context.db, questionnaireId);
  if (found?.state !== "ACTIVE" || found.publishedNo === null || found.id === BRIEFING_ID)
    throw new InvalidError([{ field: "questionnaireId", message: "errors:field.chooseOne" }]);
  const { timeZone } = context.profile;
  if (dueOn !== "" && dueOn < localDate(context.now, timeZone))
    throw new InvalidError([{ field: "dueOn", message: "errors:field.dateInFuture" }]);
  const plan = await assigning(context, {
    ...{ patientId, questionnaireId, versionNo: found.publishedNo, source: "HAND", sourceId: null },
    dueAt: dueOn === "" ? null : startOfDay(addDays(dueOn, 1), timeZone),
    employeeId: context.actor.kind === "employee" ? context.actor.employeeId : null,
  });
  return (await commit(context, plan)).result;
}

/** Takes back what has not been sent. @throws NotFoundError; ConflictError where it was sent meanwhile */
export async function withdrawQuestionnaire(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachAssigned(context, "questionnaire.assign", id);
  if (parse(versionSchema, raw).version !== row.version) throw overtaken();
  await commit(context, { ...assignmentPlan(context, row, "withdraw"), result: null }).catch(refusedAs(overtaken));
}

/** A booked appointment, as far as it matters for what is to be filled in before it. `startsAt` in UTC ms. */
interface BookedAppointment {
  id: string;
  patientId: string;
  offeringId: string;
  startsAt: number;
}

/** What is asked before the appointments of an offering: the questionnaires that say so, and the practice's briefing. */
async function askedBefore(context: RequestContext, offeringId: string) {
  const [rows, briefing] = await Promise.all([readBeforeOffering(context.db, offeringId), currentBriefing(context)]);
  return [
    ...rows.flatMap(({ id, publishedNo }) =>
      publishedNo === null ? [] : [{ questionnaireId: id, versionNo: publishedNo }],
    ),
    ...(briefing ? [briefing] : []),
  ];
}

/**
 * Hands out what is to be filled in before an appointment, each once, however often it is asked for, and takes the look
 * at it off the list.
 * @param appointment null where it is gone or called off
 */
export async function assignBefore(
  context: RequestContext,
  look: { id: string; dueAt: number },
  appointment: BookedAppointment | null,
): Promise<void> {
  await authorize(context, "questionnaire.settle");
  const isAhead = appointment !== null && appointment.startsAt > context.now;
  const asked = isAhead ? await askedBefore(context, appointment.offeringId) : [];
  for (const { questionnaireId, versionNo } of asked) {
    if (appointment === null) continue;
    const { id, patientId, startsAt } = appointment;
    const plan = await assigning(context, {
      ...{ patientId, questionnaireId, versionNo, source: "APPOINTMENT", sourceId: id },
      ...{ dueAt: startsAt, employeeId: null },
    });
    await commit(context, plan).catch(refusedAs({ unique: () => undefined, conflict: () => undefined }));
  }
  await dropBefore(context.db, look).run();
}
