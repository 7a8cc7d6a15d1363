import { isAbout, type MailPayload } from "~/outbox/mail";

/** What the audit says that a message is about: its appointment, else its receiver. */
export const auditSubjectOf = (payload: MailPayload) =>
  isAbout(payload, "appointment")
    ? { subjectKind: "appointment", subjectId: payload.appointmentId }
    : { subjectKind: payload.to.kind.toLowerCase(), subjectId: payload.to.id };
