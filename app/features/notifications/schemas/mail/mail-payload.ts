import { z } from "zod";
import { isTimeZone } from "~/kernel/time/time-zones";
import { isVisitTemplate, MAIL_TEMPLATES, RECIPIENT_KINDS, type MailTemplate } from "../../domain/mail/mail-template";

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(MAIL_TEMPLATES, name);

/**
 * What the outbox says of a mail: which one, to whom and about which visit. Ids only; names are read when it is
 * written.
 */
export const mailPayload = z
  .object({
    template: z.string().refine(isTemplate),
    to: z.object({ kind: z.enum(RECIPIENT_KINDS), id: z.string().min(1) }),
    appointmentId: z.string().min(1).optional(),
    /** The start that a reminder reminds of, UTC ms: of one that was moved since, it would be untrue. */
    startsAt: z.number().int().optional(),
    /** An administrator has it sent again: its receiver has it in their inbox already. */
    again: z.boolean().optional(),
    /** The relation that its receiver is asked to agree to. */
    relationId: z.string().min(1).optional(),
    /** The entry of the waiting list that is offered a time. */
    waitingId: z.string().min(1).optional(),
    /** The group session that its receiver was given. */
    sessionId: z.string().min(1).optional(),
    /** The series that it tells of, and the visit from which on it was called off. */
    seriesId: z.string().min(1).optional(),
    fromVisitId: z.string().min(1).optional(),
    /** The import of patients that it tells of. */
    importId: z.string().min(1).optional(),
    /** The change of address that it asks to confirm or tells of. */
    changeId: z.string().min(1).optional(),
    /** Nobody who is signed in caused it: its receiver is sent few such mails an hour. */
    stranger: z.boolean().optional(),
    /** The path on which a link to sign in leads on. */
    next: z.string().startsWith("/").optional(),
    /** The zone of the receiver's own clock, where the request that asked for the mail knew it. */
    timeZone: z.string().refine(isTimeZone).optional(),
  })
  .refine(({ template, appointmentId }) => !isVisitTemplate(template) || appointmentId !== undefined, {
    path: ["appointmentId"],
  });

export type MailPayload = z.infer<typeof mailPayload>;
