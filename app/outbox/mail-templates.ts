/** Kinds of receivers of an email: a patient, an employee, or a user with an account. */
export const RECIPIENT_KINDS = ["PATIENT", "EMPLOYEE", "USER"] as const;
export type RecipientKind = (typeof RECIPIENT_KINDS)[number];

/** Channels of short messages, each sent by an outbox row of its own. */
export const SHORT_CHANNELS = ["SMS", "WHATSAPP", "PUSH"] as const;
export type ShortChannel = (typeof SHORT_CHANNELS)[number];

/** Templates of emails by subject, which decides the ids in the outbox row. */
export const TEMPLATES = {
  appointment: [
    "appointment.booked",
    "appointment.confirmRequest",
    "appointment.payRequest",
    "appointment.seatTwice",
    "appointment.confirmed",
    "appointment.canceled",
    "appointment.rescheduled",
    "appointment.rejected",
    "appointment.expired",
    "appointment.reassigned",
    "appointment.undone",
    "appointment.begunAlone",
    "appointment.set",
    "appointment.requestReceived",
    "appointment.reminder",
    "appointment.followUp",
    "appointment.feedback",
    "appointment.paymentDue",
    "room.link",
    "room.waiting",
  ],
  series: ["series.set", "series.canceled"],
  offer: ["waitingList.offer"],
  session: ["groupSession.given"],
  followUp: ["followUp.invite"],
  family: ["family.consent", "family.answered"],
  import: ["patientImport.done", "patientImport.stopped"],
  address: ["email.confirm", "security.emailChanged"],
  account: [
    "password.reset",
    "signIn.link",
    "patient.welcome",
    "consultation.published",
    "consultation.withdrawn",
    "email.prove",
    "account.exists",
    "employee.registered",
    "employee.waiting",
    "prescription.received",
    "prescription.calledOff",
    "employee.invite",
    "employee.approved",
    "employee.rejected",
    "ownership.received",
    "ownership.given",
    "ledger.differs",
    "payment.review",
    "security.factorAdded",
    "security.factorRemoved",
    "security.passwordChanged",
    "security.newDevice",
    "security.recoveryCodeUsed",
    "security.emailAsked",
    "security.recordOpened",
    "labResult.ready",
    "labResult.corrected",
    "labOrder.sampleAgain",
    "labOrder.cancelled",
    "labOrder.testDeclined",
    "labOrder.corrected",
    "labOrder.declined",
    "labOrder.emergency",
    "labOrder.resulted",
    "labOrder.critical",
    "labOrder.criticalWithdrawn",
    "labOrder.unacknowledged",
    "labOrder.criticalDoubted",
    "labOrder.unverifiable",
    "labOrder.urgent",
    "labOrder.rejected",
    "note.published",
    "note.withdrawn",
    "invoice.issued",
    "invoice.due",
    "receipt.issued",
    "payment.refunded",
    "payment.tooMuch",
    "payment.keptAhead",
    "credit.granted",
    "credit.expiring",
    "prescription.ready",
    "prescription.notDispensed",
    "prescription.declined",
    "prescription.refused",
    "prescription.ended",
    "prescription.renewalAsked",
    "prescription.renewalAnswered",
  ],
} as const;

/** Subject of an email. */
export type MailSubject = keyof typeof TEMPLATES;
export type MailTemplate<S extends MailSubject = MailSubject> = (typeof TEMPLATES)[S][number];

/** Subject of an email by its template. */
export const SUBJECT_OF = Object.fromEntries(
  Object.entries(TEMPLATES).flatMap(([subject, templates]) => templates.map((template) => [template, subject])),
) as Readonly<Record<MailTemplate, MailSubject>>;
