import { commit, refusedAs, type Write } from "~/db/commit.server";
import { settingOf } from "~/features/organization/public.server";
import { heldAppointment, stateName, type AppointmentSummary } from "~/features/scheduling/public.server";
import { DAY_MS } from "~/kernel/time/dates";
import { outboxEntry } from "~/outbox/outbox-entry";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { randomToken, sha256 } from "~/platform/crypto/crypto.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { askStatement, changeStatement, insertLinkStatement, readFeedback } from "../data/feedback.server";
import { afterAct, ANSWER_DAYS, EDIT_DAYS, isHeld, MOST_RETRIES } from "../domain/feedback-states";
import { reachFeedback } from "../support/reach-feedback.server";

const TOKEN_BITS = 160;

type AskedOf = Pick<AppointmentSummary, "id" | "patient" | "employee" | "offering" | "branch" | "type" | "startsAt">;

function ask({ db, now }: RequestContext, appointment: AskedOf): Write {
  const { id, patient, employee, offering, branch, type } = appointment;
  return askStatement(db, {
    appointmentId: id,
    patientId: patient?.id ?? "",
    providerId: employee.id,
    offeringId: offering?.id ?? null,
    branchId: branch.id,
    isVideo: type === "video",
    askedAt: now,
    expiresAt: now + ANSWER_DAYS * DAY_MS,
  });
}

/** The outbox row of the question about an appointment has one id, whoever asks and however often: it goes out once. */
const askedRowId = ({ id, startsAt }: AskedOf) => `feedback:${id}:${startsAt}`;

/** What the clock needs to ask about an appointment: after how many hours, how far it is, and what to write with it. */
export async function feedbackAsking(context: RequestContext, appointment: AskedOf) {
  await authorize(context, "feedback.ask");
  const [setting, row] = await Promise.all([
    settingOf(context, "patient-feedback"),
    readFeedback(context.db, appointment.id),
  ]);
  const isOn = setting.patientFeedbackEnabled && setting.requestForFeedback;
  return {
    hours: isOn ? setting.feedbackHours : null,
    isAsked: row !== undefined,
    mayRemind: row !== undefined && afterAct(row, "remind", context.now) !== null,
    ask: [ask(context, appointment)],
  };
}

/**
 * Makes a link to the question about an appointment, for the message that carries it; null where there is nothing to
 * answer any more. It works as long as an answer can be changed.
 */
export async function createFeedbackLink(context: RequestContext, appointmentId: string): Promise<string | null> {
  await authorize(context, "feedback.ask");
  const row = await readFeedback(context.db, appointmentId);
  if (!row || afterAct(row, "remind", context.now) === null) return null;
  const token = randomToken(TOKEN_BITS);
  const link = { tokenHash: await sha256(token), appointmentId, expiresAt: row.expiresAt + EDIT_DAYS * DAY_MS };
  await commit(context, {
    writes: [insertLinkStatement(context.db, link)],
    audit: [
      {
        action: "feedback.link",
        subjectKind: "feedback",
        subjectId: appointmentId,
        patientId: row.patientId,
        fields: ["tokenHash"],
      },
    ],
    result: null,
  });
  return token;
}

const notPossible = () => new ConflictError("notPossible");

/**
 * Asks about one appointment at once, at the wish of staff.
 * @throws ConflictError where it has not taken place, was asked before, or the practice asks nobody
 */
export async function requestFeedback(context: RequestContext, appointmentId: string): Promise<void> {
  await authorize(context, "feedback.ask");
  const appointment = await heldAppointment(context, appointmentId);
  if (!appointment?.patient) throw new NotFoundError();
  const { patient, employee, startsAt } = appointment;
  const subject = { kind: "feedback", id: appointmentId, patientId: patient.id, employeeId: employee.id };
  await authorize(context, "feedback.ask", subject);
  const { patientFeedbackEnabled } = await settingOf(context, "patient-feedback");
  const isThere = (await readFeedback(context.db, appointmentId)) !== undefined;
  if (isThere || !patientFeedbackEnabled || !isHeld(stateName(appointment.stateId))) throw notPossible();
  const payload = { template: "appointment.feedback", appointmentId, startsAt } as const;
  await commit(context, {
    writes: [ask(context, appointment)],
    audit: [
      {
        action: "feedback.ask",
        subjectKind: "feedback",
        subjectId: appointmentId,
        patientId: patient.id,
        fields: ["state"],
      },
    ],
    outbox: [
      outboxEntry(
        context,
        "mail",
        { ...payload, to: { kind: "PATIENT", id: patient.id } },
        { id: askedRowId(appointment) },
      ),
    ],
    result: null,
  }).catch(refusedAs(notPossible));
}

/** Asks once more, at the wish of staff. @throws ConflictError where it was answered, ran out or was asked often enough */
export async function retryFeedback(context: RequestContext, appointmentId: string): Promise<{ retries: number }> {
  const row = await reachFeedback(context, "feedback.ask", appointmentId);
  const { patientId } = row;
  const retries = row.retries + 1;
  if (retries > MOST_RETRIES || afterAct(row, "retry", context.now) === null) throw notPossible();
  const payload = { template: "appointment.feedback", appointmentId } as const;
  await commit(context, {
    guarded: changeStatement(context.db, row, { retries }),
    audit: [
      { action: "feedback.retry", subjectKind: "feedback", subjectId: appointmentId, patientId, fields: ["retries"] },
    ],
    outbox: [outboxEntry(context, "mail", { ...payload, to: { kind: "PATIENT", id: patientId } })],
    result: null,
  }).catch(refusedAs(notPossible));
  return { retries };
}
