import { VISIT_STANDINGS } from "../mail/visit-for-mail";
import { isVisitTemplate, type AccountTemplate, type MailTemplate, type RecipientKind } from "../mail/mail-template";
import { visitStory, type VisitStory } from "../mail/visit-story";

/** What a wording may name in double braces, such as `{{date}}`, for the mail to say in its place. */
export const PLACEHOLDERS = [
  "organization",
  "date",
  "time",
  "when",
  "doctor",
  "visit",
  "place",
  "patient",
  "asker",
  "relative",
  "until",
  "file",
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Where a wording stands in the list of them. */
export const WORDING_GROUPS = ["visits", "reminders", "series", "staff", "account", "team", "security"] as const;

interface WordingFacts {
  readonly group: (typeof WORDING_GROUPS)[number];
  readonly to: "patient" | "staff" | "user";
  readonly says: readonly Placeholder[];
  /** Without these its receiver would not know what it is about: in the subject or the opening. */
  readonly must?: readonly Placeholder[];
}

const OF_VISIT = ["date", "time", "doctor", "visit", "place", "organization"] as const;
const OF_STAFF = ["date", "time", "patient", "doctor", "visit", "place", "organization"] as const;
const OF_ACCOUNT = ["organization"] as const;

const visit = { group: "visits", to: "patient", says: OF_VISIT, must: ["date"] } as const;
const held = { group: "visits", to: "patient", says: [...OF_VISIT, "until"], must: ["date", "until"] } as const;
const after = { group: "reminders", to: "patient", says: OF_VISIT } as const;
const series = { group: "series", to: "patient", says: OF_VISIT, must: ["date"] } as const;
const waiting = { group: "series", to: "patient", says: [...OF_VISIT, "until"], must: ["date"] } as const;
const staff = { group: "staff", to: "staff", says: OF_STAFF, must: ["date"] } as const;
const account = { group: "account", to: "user", says: OF_ACCOUNT } as const;
const answer = { group: "account", to: "patient", says: ["relative", "organization"], must: ["relative"] } as const;
const team = { group: "team", to: "staff", says: OF_ACCOUNT } as const;
const importOf = { group: "team", to: "staff", says: ["file", "organization"] } as const;
const security = { group: "security", to: "user", says: OF_ACCOUNT } as const;

/**
 * Everything that a mail can tell, by event and receiver, and what its wording may and must say. Each has its default
 * wording in the messages, under the same name; an organization may have one of its own in each of its languages.
 */
export const MAIL_WORDINGS = {
  booked: visit,
  confirmRequest: held,
  payRequest: held,
  seatTwice: visit,
  confirmed: visit,
  setByOrganization: visit,
  rescheduled: visit,
  rescheduledByPatient: visit,
  reassigned: { ...visit, must: ["date", "doctor"] },
  rejected: visit,
  expired: visit,
  canceled: visit,
  roomLink: visit,
  reminder: { ...after, must: ["date"] },
  feedback: after,
  followUp: after,
  seriesSet: series,
  seriesProposed: series,
  seriesCanceled: series,
  waitingBook: waiting,
  waitingMove: waiting,
  waitingSeat: waiting,
  staffNewRequest: staff,
  staffBooked: staff,
  staffConfirmed: staff,
  staffRescheduled: staff,
  staffCanceled: staff,
  staffExpired: staff,
  staffWaiting: staff,
  sessionGiven: { ...staff, says: ["date", "time", "visit", "place", "organization"] },
  patientWelcome: account,
  proveEmail: account,
  familyConsent: { group: "account", to: "user", says: ["asker", "organization"], must: ["asker"] },
  familyAgreed: answer,
  familyDeclined: answer,
  resetPassword: account,
  signInLink: account,
  accountExists: account,
  confirmEmail: account,
  employeeRegistered: team,
  employeeWaiting: team,
  employeeInvite: team,
  employeeApproved: team,
  employeeRejected: team,
  ownershipReceived: team,
  ownershipGiven: team,
  importDone: importOf,
  importStopped: importOf,
  securityFactorAdded: security,
  securityFactorRemoved: security,
  securityPasswordChanged: security,
  securityNewDevice: security,
  securityRecoveryCodeUsed: security,
  securityEmailAsked: security,
  securityEmailChanged: security,
} as const satisfies Record<string, WordingFacts> & Record<VisitStory, WordingFacts>;

export type WordingKey = keyof typeof MAIL_WORDINGS;
/** What the mail puts in the places of one wording; its own name, the organization always can. */
export type WordingValues<Key extends WordingKey> = Readonly<
  Record<Exclude<(typeof MAIL_WORDINGS)[Key]["says"][number], "organization">, string>
>;

export const WORDING_KEYS = Object.keys(MAIL_WORDINGS).filter(isWordingKey);
export function isWordingKey(name: string): name is WordingKey {
  return Object.hasOwn(MAIL_WORDINGS, name);
}
export const wordingFacts = (key: WordingKey): WordingFacts => MAIL_WORDINGS[key];

const OF_ACCOUNTS = {
  "password.reset": ["resetPassword"],
  "signIn.link": ["signInLink"],
  "patient.welcome": ["patientWelcome"],
  "email.prove": ["proveEmail"],
  "family.consent": ["familyConsent"],
  "family.answered": ["familyAgreed", "familyDeclined"],
  "waitingList.offer": ["waitingBook", "waitingMove", "waitingSeat"],
  "series.set": ["seriesSet", "seriesProposed"],
  "series.canceled": ["seriesCanceled"],
  "groupSession.given": ["sessionGiven"],
  "account.exists": ["accountExists"],
  "employee.registered": ["employeeRegistered"],
  "employee.waiting": ["employeeWaiting"],
  "employee.invite": ["employeeInvite"],
  "employee.approved": ["employeeApproved"],
  "employee.rejected": ["employeeRejected"],
  "ownership.received": ["ownershipReceived"],
  "ownership.given": ["ownershipGiven"],
  "patientImport.done": ["importDone"],
  "patientImport.stopped": ["importStopped"],
  "security.factorAdded": ["securityFactorAdded"],
  "security.factorRemoved": ["securityFactorRemoved"],
  "security.passwordChanged": ["securityPasswordChanged"],
  "security.newDevice": ["securityNewDevice"],
  "security.recoveryCodeUsed": ["securityRecoveryCodeUsed"],
  "security.emailAsked": ["securityEmailAsked"],
  "security.emailChanged": ["securityEmailChanged"],
  "email.confirm": ["confirmEmail"],
} as const satisfies Record<AccountTemplate, readonly WordingKey[]>;

/** The wordings of which a mail is written in one: which of them, its subject says once it is read. */
export function wordingsOf(template: MailTemplate, to: RecipientKind): readonly WordingKey[] {
  if (!isVisitTemplate(template)) return OF_ACCOUNTS[template];
  const stories = VISIT_STANDINGS.flatMap((standing) =>
    [null, 0].map((previousStartsAt) => visitStory(template, to, { standing, previousStartsAt })),
  );
  return [...new Set(stories)].filter((story) => story !== null);
}
