/** Whom a mail is for: a patient, someone of the staff, or whoever signs in with an account. */
export const RECIPIENT_KINDS = ["PATIENT", "EMPLOYEE", "USER"] as const;
export type RecipientKind = (typeof RECIPIENT_KINDS)[number];

/** What is told in a line or two, by a row of the outbox of its own. */
export const SHORT_CHANNELS = ["SMS", "WHATSAPP", "PUSH"] as const;
export type ShortChannel = (typeof SHORT_CHANNELS)[number];

/** Every mail that may be asked for, by what it is about: that decides which ids its row of the outbox names. */
export const TEMPLATES = {
  visit: [
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
    "appointment.set",
    "appointment.requestReceived",
    "appointment.reminder",
    "appointment.followUp",
    "appointment.feedback",
    "room.link",
    "room.waiting",
  ],
  series: ["series.set", "series.canceled"],
  offer: ["waitingList.offer"],
  session: ["groupSession.given"],
  family: ["family.consent", "family.answered"],
  import: ["patientImport.done", "patientImport.stopped"],
  address: ["email.confirm", "security.emailChanged"],
  account: [
    "password.reset",
    "signIn.link",
    "patient.welcome",
    "email.prove",
    "account.exists",
    "employee.registered",
    "employee.waiting",
    "employee.invite",
    "employee.approved",
    "employee.rejected",
    "ownership.received",
    "ownership.given",
    "security.factorAdded",
    "security.factorRemoved",
    "security.passwordChanged",
    "security.newDevice",
    "security.recoveryCodeUsed",
    "security.emailAsked",
  ],
} as const;

/** What a mail is about. */
export type MailSubject = keyof typeof TEMPLATES;
export type MailTemplate<S extends MailSubject = MailSubject> = (typeof TEMPLATES)[S][number];

/** What a mail is about, by its template. */
export const SUBJECT_OF = Object.fromEntries(
  Object.entries(TEMPLATES).flatMap(([subject, templates]) => templates.map((template) => [template, subject])),
) as Readonly<Record<MailTemplate, MailSubject>>;
