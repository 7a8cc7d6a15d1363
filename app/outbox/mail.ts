import { z } from "zod";
import { isTimeZone } from "~/kernel/time/time-zones";
import { RECIPIENT_KINDS, SHORT_CHANNELS, SUBJECT_OF, TEMPLATES, type MailSubject } from "./mail-templates";

const id = z.string().min(1);

const common = {
  to: z.object({ kind: z.enum(RECIPIENT_KINDS), id }),
  /** An administrator has it sent again: its receiver has it in their inbox already. */
  again: z.boolean().optional(),
  /** Nobody who is signed in caused it: its receiver is sent few such mails an hour. */
  stranger: z.boolean().optional(),
  /** The zone of the receiver's own clock, where the request that asked for the mail knew it. */
  timeZone: z.string().refine(isTimeZone).optional(),
};

const of = <const T extends readonly [string, ...string[]], const S extends z.ZodRawShape>(templates: T, ids: S) =>
  z.object({ template: z.enum(templates), ...common, ...ids });

/** What the outbox says of a mail about each subject: ids only; names are read when the mail is written. */
const MAILS = {
  /** `startsAt` is the start that a reminder reminds of, UTC ms: of one that was moved since, it would be untrue. */
  visit: of(TEMPLATES.visit, { appointmentId: id, startsAt: z.int().optional() }),
  /** Called off from the visit `fromVisitId` on. */
  series: of(TEMPLATES.series, { seriesId: id, fromVisitId: id.optional() }),
  /** The entry of the waiting list that is offered a time. */
  offer: of(TEMPLATES.offer, { waitingId: id }),
  session: of(TEMPLATES.session, { sessionId: id }),
  /** The relation that its receiver is asked to agree to, or had asked for. */
  family: of(TEMPLATES.family, { relationId: id }),
  import: of(TEMPLATES.import, { importId: id }),
  /** The change of address that it asks to confirm or tells of. */
  address: of(TEMPLATES.address, { changeId: id }),
  /** `next` is the path on which a link to sign in leads on. */
  account: of(TEMPLATES.account, { next: z.string().startsWith("/").optional() }),
} satisfies Record<MailSubject, z.ZodType>;

/** What the outbox says of a mail: which one, to whom, and about what. */
export const mailPayload = z.discriminatedUnion("template", [
  MAILS.visit,
  MAILS.series,
  MAILS.offer,
  MAILS.session,
  MAILS.family,
  MAILS.import,
  MAILS.address,
  MAILS.account,
]);

export type MailPayload<S extends MailSubject = MailSubject> = { [About in S]: z.infer<(typeof MAILS)[About]> }[S];

/** What the outbox says of a text or a push: what the mail's row says, and the channel. */
export const shortPayload = z.intersection(mailPayload, z.object({ channel: z.enum(SHORT_CHANNELS) }));
export type ShortPayload = z.infer<typeof shortPayload>;

/** Whether a mail is about a subject. */
export const isAbout = <S extends MailSubject>(payload: MailPayload, subject: S): payload is MailPayload<S> =>
  SUBJECT_OF[payload.template] === subject;

/** Something for each subject that a mail may be about; a subject that is missing does not compile. */
export type BySubject<R, S extends MailSubject = MailSubject> = {
  readonly [About in S]: (payload: MailPayload<About>) => R;
};

/** Does what a table has for the subject of a mail. */
export function bySubject<R>(payload: MailPayload, table: BySubject<R>): R {
  // The template decides both the entry of the table and which ids there are.
  const entry = table[SUBJECT_OF[payload.template]] as (payload: MailPayload) => R;
  return entry(payload);
}
