import { commit, refusedAs } from "~/db/commit.server";
import { feedbackAsking } from "~/features/feedback/public.server";
import { settingOf } from "~/features/organization/public.server";
import {
  appointmentForMail,
  owesOnline,
  stateName,
  type AppointmentForMail,
} from "~/features/scheduling/public.server";
import type { MailTemplate } from "~/outbox/mail-templates";
import { outboxEntry } from "~/outbox/outbox-entry";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { nextLookStatement, outboxRowsThere } from "../../data/mail/appointment-messages.server";
import {
  appointmentMessagesAt,
  type AppointmentInTime,
  type AppointmentMessage,
} from "../../domain/mail/appointment-messages";

const TEMPLATES: Readonly<Record<AppointmentMessage, MailTemplate<"appointment">>> = {
  reminder: "appointment.reminder",
  secondReminder: "appointment.reminder",
  feedback: "appointment.feedback",
  feedbackReminder: "appointment.feedback",
  followUp: "appointment.followUp",
  payment1: "appointment.paymentDue",
  payment2: "appointment.paymentDue",
  payment3: "appointment.paymentDue",
  payment4: "appointment.paymentDue",
  payment5: "appointment.paymentDue",
};
const MESSAGES = Object.keys(TEMPLATES) as AppointmentMessage[];

const STANDING: { readonly [State in ReturnType<typeof stateName>]?: AppointmentInTime["standing"] } = {
  CONFIRMED: "agreed",
  CONFIRMED_WALKIN: "agreed",
  CONCLUDED: "held",
  COMPLETED: "held",
};

/**
 * The outbox row of a message about an appointment at one time has one id, however often it is thought of: it goes out
 * once.
 */
const rowId = (message: AppointmentMessage, { id, startsAt }: AppointmentForMail) => `${message}:${id}:${startsAt}`;

async function read(context: RequestContext, id: string): Promise<AppointmentForMail | undefined> {
  try {
    const appointment = await appointmentForMail(context, id);
    return appointment.patient === null || appointment.disabledAt !== null ? undefined : appointment;
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

/** What is to be told of it now, as rows of the outbox, and when to look at it again. */
async function decide(context: RequestContext, appointment: AppointmentForMail) {
  const { startsAt, endsAt, settledAt, stateId } = appointment;
  const standing = STANDING[stateName(stateId)] ?? "other";
  const [rules, there, asking] = await Promise.all([
    settingOf(context, "notifications"),
    outboxRowsThere(
      context.db,
      MESSAGES.map((message) => rowId(message, appointment)),
    ),
    standing === "held" ? feedbackAsking(context, appointment) : null,
  ]);
  const told = new Set(
    MESSAGES.filter(
      (message) => there.has(rowId(message, appointment)) || (message === "feedback" && asking?.isAsked === true),
    ),
  );
  const owes = rules.paymentDays > 0 && standing === "held" && (await owesOnline(context, appointment.id));
  const { tell, lookAgainAt } = appointmentMessagesAt(
    {
      ...{ standing, startsAt, endsAt, settledAt, arrived: appointment.arrival !== null, owes },
      mayRemindOfFeedback: asking?.mayRemind === true,
    },
    { ...rules, feedbackHours: asking?.hours ?? null },
    told,
    context.now,
  );
  const to = { kind: "PATIENT", id: appointment.patient?.id ?? "" } as const;
  const outbox = tell.map((message) => {
    const payload = { template: TEMPLATES[message], to, appointmentId: appointment.id, startsAt };
    return outboxEntry(context, "mail", payload, { id: rowId(message, appointment) });
  });
  return { outbox, lookAgainAt, writes: tell.includes("feedback") ? (asking?.ask ?? []) : [] };
}

/**
 * Does one due look at an appointment: reminds of it, or asks after it how it was, as the organization sets it, and
 * says when to look again. What is told follows from the appointment as it stands at this moment, so one that was
 * cancelled or moved is never told of as it was; and each message about one time of an appointment has one row of the
 * outbox, so it goes out once.
 */
export async function notifyOfAppointment(context: RequestContext, item: { id: string; dueAt: number }): Promise<void> {
  await authorize(context, "outbox.deliver");
  const appointment = await read(context, item.id);
  const nothing = { outbox: [], lookAgainAt: null, writes: [] };
  const { outbox, lookAgainAt, writes } = appointment ? await decide(context, appointment) : nothing;
  const nextLook = nextLookStatement(context.db, item, lookAgainAt);
  if (outbox.length === 0) return void (await nextLook.run());
  // Somebody else may do this look, or the appointment has changed and is looked at anew.
  await commit(context, {
    guarded: nextLook,
    writes,
    audit: [
      {
        action: "appointment.tell",
        subjectKind: "appointment",
        subjectId: item.id,
        patientId: appointment?.patient?.id ?? null,
        fields: outbox.map(({ payload }) => payload.template),
      },
    ],
    outbox,
    result: null,
  }).catch(refusedAs(() => undefined));
}
