import { commit, refusedAs } from "~/db/commit.server";
import { localDate } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import { addDays } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertAssignment } from "../../data/questionnaires/assignments.server";
import { dropBefore, readBeforeOffering, readQuestionnaire } from "../../data/questionnaires/questionnaires.server";
import { assignSchema, versionSchema } from "../../schemas/questionnaires/input";
import { assignmentAudit, assignmentPlan, dueOf } from "../../support/questionnaires/change-assignment.server";
import { overtaken, reachAnswering, reachAssigned } from "../../support/questionnaires/reach-assignment.server";
import { tellPatient } from "../../support/questionnaires/told-of-assignment.server";

interface New {
  patientId: string;
  questionnaireId: string;
  versionNo: number;
  dueAt: number | null;
  source: "HAND" | "APPOINTMENT";
  sourceId: string | null;
  employeeId: string | null;
}

/** The commit that hands a questionnaire out; its patient is told. */
async function assigning(context: RequestContext, made: New) {
  const { db, now } = context;
  const row = {
    ...({ id: uuidv7(now), state: "ASSIGNED", assignedAt: now, since: now, draft: {} } as const),
    // Less than a day before it is due, the first notice is the reminder.
    isReminded: made.dueAt !== null && made.dueAt - now < 2 * 86_400_000,
    ...made,
  };
  return {
    writes: [insertAssignment(db, row)],
    audit: [assignmentAudit(row, "questionnaire.assign", ["questionnaire"])] as const,
    outbox: await tellPatient(context, made.patientId, "questionnaire.assigned"),
    due: dueOf(row),
    result: { id: row.id },
  };
}

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
  if (found?.state !== "ACTIVE" || found.publishedNo === null)
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
  const asked = isAhead ? await readBeforeOffering(context.db, appointment.offeringId) : [];
  for (const { id: questionnaireId, publishedNo } of asked) {
    if (publishedNo === null || appointment === null) continue;
    const { id, patientId, startsAt } = appointment;
    const plan = await assigning(context, {
      ...{ patientId, questionnaireId, versionNo: publishedNo, source: "APPOINTMENT", sourceId: id },
      ...{ dueAt: startsAt, employeeId: null },
    });
    await commit(context, plan).catch(refusedAs({ unique: () => undefined, conflict: () => undefined }));
  }
  await dropBefore(context.db, look).run();
}
