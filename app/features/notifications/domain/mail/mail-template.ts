/** Whom a mail is for: a patient, someone of the staff, or whoever signs in with an account. */
export const RECIPIENT_KINDS = ["PATIENT", "EMPLOYEE", "USER"] as const;
export type RecipientKind = (typeof RECIPIENT_KINDS)[number];

/** What a mailed link of an account is for. */
export type AccountLinkPurpose = "RESET_PASSWORD" | "SIGN_IN" | "INVITE" | "PROVE_EMAIL";

interface TemplateFacts {
  /** A visit's mail names its appointment; an account's mail needs its receiver alone. */
  readonly about: "visit" | "account";
  /** The one-use secret that is made when the mail is written. */
  readonly link?: AccountLinkPurpose;
  /** It tells somebody that they are shut out: only whoever is disabled still gets it. */
  readonly shutOut?: true;
}

/** Every mail there is, by the name that the outbox knows it by, and what it needs to be written. */
export const MAIL_TEMPLATES = {
  "appointment.booked": { about: "visit" },
  "appointment.confirmRequest": { about: "visit" },
  "appointment.payRequest": { about: "visit" },
  "appointment.seatTwice": { about: "visit" },
  "appointment.confirmed": { about: "visit" },
  "appointment.canceled": { about: "visit" },
  "appointment.rescheduled": { about: "visit" },
  "appointment.rejected": { about: "visit" },
  "appointment.expired": { about: "visit" },
  "appointment.reassigned": { about: "visit" },
  "appointment.set": { about: "visit" },
  "appointment.requestReceived": { about: "visit" },
  "appointment.reminder": { about: "visit" },
  "appointment.followUp": { about: "visit" },
  "appointment.feedback": { about: "visit" },
  "room.link": { about: "visit" },
  "room.waiting": { about: "visit" },
  "password.reset": { about: "account", link: "RESET_PASSWORD" },
  "signIn.link": { about: "account", link: "SIGN_IN" },
  "patient.welcome": { about: "account", link: "PROVE_EMAIL" },
  "email.prove": { about: "account", link: "PROVE_EMAIL" },
  "family.consent": { about: "account" },
  "family.answered": { about: "account" },
  "waitingList.offer": { about: "account" },
  "series.set": { about: "account" },
  "series.canceled": { about: "account" },
  "groupSession.given": { about: "account" },
  "account.exists": { about: "account" },
  "employee.registered": { about: "account" },
  "employee.waiting": { about: "account" },
  "security.factorAdded": { about: "account" },
  "security.factorRemoved": { about: "account" },
  "security.passwordChanged": { about: "account" },
  "security.newDevice": { about: "account" },
  "security.recoveryCodeUsed": { about: "account" },
  "security.emailAsked": { about: "account" },
  "security.emailChanged": { about: "account" },
  "email.confirm": { about: "account" },
  "employee.invite": { about: "account", link: "INVITE" },
  "employee.approved": { about: "account" },
  "employee.rejected": { about: "account", shutOut: true },
  "ownership.received": { about: "account" },
  "ownership.given": { about: "account" },
  "patientImport.done": { about: "account" },
  "patientImport.stopped": { about: "account" },
} as const satisfies Record<string, TemplateFacts>;

export type MailTemplate = keyof typeof MAIL_TEMPLATES;
export type AccountTemplate = {
  [K in MailTemplate]: (typeof MAIL_TEMPLATES)[K]["about"] extends "account" ? K : never;
}[MailTemplate];
export type VisitTemplate = Exclude<MailTemplate, AccountTemplate>;

export const isVisitTemplate = (template: MailTemplate): template is VisitTemplate =>
  MAIL_TEMPLATES[template].about === "visit";

/** The mails that carry a link of an account. */
export type LinkTemplate = {
  [K in MailTemplate]: (typeof MAIL_TEMPLATES)[K] extends { link: AccountLinkPurpose } ? K : never;
}[MailTemplate];

export const accountLinkOf = (template: LinkTemplate): AccountLinkPurpose => MAIL_TEMPLATES[template].link;

/** Whether a mail is for somebody who has been shut out, and for nobody else. */
export function isForShutOut(template: MailTemplate): boolean {
  const facts: TemplateFacts = MAIL_TEMPLATES[template];
  return facts.shutOut === true;
}
