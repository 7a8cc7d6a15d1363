import { z } from "zod";
import { isTimeZone } from "~/kernel/time/time-zones";
import { RECIPIENT_KINDS, SHORT_CHANNELS, SUBJECT_OF, TEMPLATES, type MailSubject } from "./mail-templates";

const id = z.string().min(1);

const common = {
  to: z.object({ kind: z.enum(RECIPIENT_KINDS), id }),
  /** An administrator sends it again: it is in the receiver's inbox already. */
  again: z.boolean().optional(),
  /** Caused by somebody who is not signed in: a receiver gets only a few such emails an hour. */
  stranger: z.boolean().optional(),
  /** Time zone of the receiver's own clock, if the request that caused the email knew it. */
  timeZone: z.string().refine(isTimeZone).optional(),
};

const of = <const T extends readonly [string, ...string[]], const S extends z.ZodRawShape>(templates: T, ids: S) =>
  z.object({ template: z.enum(templates), ...common, ...ids });

/** Outbox payload of emails, by subject: ids only; names are read when the email is written. */
const MAILS = {
  /** `startsAt` is the start that a reminder names (UTC ms); a reminder of another start is not sent. */
  appointment: of(TEMPLATES.appointment, { appointmentId: id, startsAt: z.int().optional() }),
  /** Canceled from the appointment `fromAppointmentId` on. */
  series: of(TEMPLATES.series, { seriesId: id, fromAppointmentId: id.optional() }),
  /** Entry of the waiting list that gets the offer. */
  offer: of(TEMPLATES.offer, { waitingId: id }),
  session: of(TEMPLATES.session, { sessionId: id }),
  followUp: of(TEMPLATES.followUp, { followUpId: id }),
  /** Relation that the receiver is asked to agree to, or had asked for. */
  family: of(TEMPLATES.family, { relationId: id }),
  import: of(TEMPLATES.import, { importId: id }),
  /** Change of address that the email asks to confirm or reports. */
  address: of(TEMPLATES.address, { changeId: id }),
  /** `next` is the path to which a sign-in link leads; `labOrderId`, `invoiceId` and `money` are what it tells of. */
  account: of(TEMPLATES.account, {
    next: z.string().startsWith("/").optional(),
    labOrderId: id.optional(),
    invoiceId: id.optional(),
    money: z.object({ amountMinor: z.int().positive(), currencyCode: z.string().length(3) }).optional(),
  }),
} satisfies Record<MailSubject, z.ZodType>;

/** Outbox payload of an email: template, receiver and subject. */
export const mailPayload = z.discriminatedUnion("template", [
  MAILS.appointment,
  MAILS.series,
  MAILS.offer,
  MAILS.session,
  MAILS.followUp,
  MAILS.family,
  MAILS.import,
  MAILS.address,
  MAILS.account,
]);

export type MailPayload<S extends MailSubject = MailSubject> = { [About in S]: z.infer<(typeof MAILS)[About]> }[S];

/** Outbox payload of a text or push: that of the email, and the channel. */
export const shortMessagePayload = z.intersection(mailPayload, z.object({ channel: z.enum(SHORT_CHANNELS) }));
export type ShortMessagePayload = z.infer<typeof shortMessagePayload>;

/** Whether an email has a subject. */
export const isAbout = <S extends MailSubject>(payload: MailPayload, subject: S): payload is MailPayload<S> =>
  SUBJECT_OF[payload.template] === subject;

/** A function for each subject of emails; a missing one does not compile. */
export type BySubject<R, S extends MailSubject = MailSubject> = {
  readonly [About in S]: (payload: MailPayload<About>) => R;
};

/** Calls the function of a table for the subject of an email. */
export function bySubject<R>(payload: MailPayload, table: BySubject<R>): R {
  // The template decides both the table's entry and which ids there are.
  const entry = table[SUBJECT_OF[payload.template]] as (payload: MailPayload) => R;
  return entry(payload);
}
