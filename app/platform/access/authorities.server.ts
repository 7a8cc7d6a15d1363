/** How far an actor's right goes: over everyone's, over their own, or over nobody's. */
type Reach = "all" | "own" | "none";

/** Who may do one thing. For employees the authority must also be among those that their roles give. */
interface Rule {
  anonymous?: boolean;
  /** Whoever still owes the second step; what a stranger may do, they may too. */
  pending?: "code" | "set-up" | "all";
  patient?: Reach;
  /** The holder of a mailed link of one visit, for that visit. */
  link?: Reach;
  /** A guest of a room, for the visit of the link. */
  guest?: Reach;
  employee?: Reach | "role";
  system?: boolean;
}

/**
 * Every authority of the product. `role` means: with `<authority>` over everyone's, with `<authority>.own` over the
 * employee's own. Expected answers stand by hand in tests/support/expected/permissions.ts.
 */
export const AUTHORITIES = {
  "session.create": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "session.end": { patient: "own", employee: "own", pending: "all" },
  "secondFactor.give": { pending: "code" },
  /** Adding an authenticator app or a passkey: of one's own, or because the organization wants one. */
  "secondFactor.setUp": { patient: "own", employee: "own", pending: "set-up" },
  "password.reset": { anonymous: true, patient: "all", employee: "all" },
  /** Opening an organization where the deployment lets strangers do so. */
  "organization.create": { anonymous: true, patient: "all", employee: "all" },
  "patient.signup": { anonymous: true, patient: "all", employee: "all" },
  "employee.signup": { anonymous: true, patient: "all", employee: "all" },
  "userToken.create": { system: true },
  "clientError.report": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "user.language": { patient: "own", employee: "own" },
  "metadata.read": { employee: "role" },
  "organization.public": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all", system: true },
  "slots.read": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all", system: true },
  "appointment.book": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "appointment.set": { employee: "role" },
  "appointment.read": { patient: "own", link: "own", guest: "own", employee: "role", system: true },
  "appointment.list": { patient: "own", employee: "role" },
  "appointment.confirm": { patient: "own", link: "own", guest: "own", employee: "role", system: true },
  "appointment.cancel": { patient: "own", link: "own", employee: "role" },
  "appointment.reschedule": { patient: "own", link: "own", employee: "role" },
  "appointment.reject": { employee: "role" },
  "appointment.noShow": { employee: "role", system: true },
  "appointment.start": { employee: "role", system: true },
  "appointment.conclude": { employee: "role", system: true },
  "appointment.complete": { employee: "role" },
  "appointment.expire": { system: true },
  /** Giving a visit to another provider. */
  "appointment.assign": { employee: "role" },
  "appointment.block": { employee: "role" },
  "appointment.markPaid": { employee: "role" },
  "appointment.disable": { employee: "role" },
  "appointment.undo": { patient: "own", link: "own", employee: "role" },
  /** Waiting for an earlier time; whoever is offered one answers by the link that was mailed to them. */
  "waitingList.join": { patient: "own", link: "own" },
  "waitingList.leave": { patient: "own", link: "own" },
  "waitingList.answer": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "waitingList.offer": { system: true },
  "patient.read": { patient: "own", employee: "role" },
  "patient.list": { employee: "role" },
  "patient.create": { employee: "role" },
  "patient.update": { patient: "own", employee: "role" },
  "patient.disable": { employee: "role" },
  /** What a patient and their clinicians keep; which of it somebody may read and write, the kind of record says. */
  "healthRecord.read": { patient: "own", employee: "role" },
  "healthRecord.write": { patient: "own", employee: "role" },
  /** Opening the record of a patient whom one does not look after, for a reason that is written down. */
  "healthRecord.open": { employee: "role" },
  "patientCategory.manage": { employee: "role" },
  /** Bringing patients in by file, and everything about it. */
  "patientImport.manage": { employee: "role" },
  /** Reading the next piece of a file that was started. */
  "patientImport.run": { system: true },
  "family.manage": { patient: "own" },
  /** An adult relative answers by the link that was mailed to them; the link itself says who they are. */
  "family.consent": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  /** Wanting no more reminders, by the link of a mail; the link itself says whose they are. */
  "messages.refuse": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  /** Reporting how a message goes, by a service that signs what it reports: the signature is its permission. */
  "messages.report": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "family.requestRead": { system: true },
  /** Branches, departments, offerings and their configurations, as staff see them: disabled ones too. */
  "organization.read": { employee: "role" },
  "organization.manage": { employee: "role" },
  "settings.read": { employee: "role" },
  "settings.change": { employee: "role" },
  /** What a user keeps for themselves: units, notifications, password, second factors, sessions. */
  "user.settings": { patient: "own", employee: "own" },
  "employee.list": { employee: "role" },
  "employee.manage": { employee: "role" },
  "employee.profile": { employee: "role" },
  "employee.timings": { employee: "role" },
  "ownership.reassign": { employee: "role" },
  "role.manage": { employee: "role" },
  "calendar.connect": { employee: "role" },
  "apiKey.manage": { employee: "role" },
  "compliance.accept": { employee: "role" },
  "demo.manage": { employee: "role" },
  /** Asking for a file at all; whose it is decides by the authority over its owner. */
  "file.read": { patient: "own", employee: "all" },
  "file.erase": { system: true },
  /** Files of a demonstration, put in by the operator. */
  "file.load": { system: true },
  /** The pages that explain how the product is used. */
  "help.read": { patient: "all", employee: "all" },
  "room.enter": { guest: "own", patient: "own", employee: "role" },
  "room.attend": { employee: "role" },
  "room.list": { patient: "own", employee: "role" },
  /** The mails of a practice that runs on a laptop; in production the screen does not exist. */
  "developmentMail.read": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  /** Paying for a visit that one may see. */
  "payment.make": { patient: "own", link: "own", employee: "all", system: true },
  /** Paying the practice by its link. */
  "payment.payNow": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  /** Telling how a payment stands, by a gateway that signs what it tells: the signature is its permission. */
  "payment.event": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  /** Looking after payments that nobody came back from. */
  "payment.check": { system: true },
  /** What a verified payment does to a visit. */
  "payment.apply": { system: true },
  /** The page of the gateway that a laptop pays by; in production it does not exist. */
  "developmentCheckout.answer": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "outbox.deliver": { system: true },
  /** Setting what an organization may have: the operator's, by the operator's door. */
  "organization.limit": { system: true },
  "security.sweep": { system: true },
  "audit.seal": { system: true },
  "audit.verify": { system: true },
} as const satisfies Record<string, Rule>;

export type Authority = keyof typeof AUTHORITIES;
export type AuthorityRule = Rule;
