import type { MailSubject, MailTemplate } from "~/outbox/mail-templates";
import type { OwnEvent } from "../domain/inbox/own-event";
import type { AppointmentInMail, AppointmentStanding } from "../domain/mail/appointment-in-mail";
import type { OrganizationWishes } from "../domain/preferences/organization-wishes";
import type { Placeholder, WordingGroup } from "../domain/wordings/placeholder";

/** What a link of an account is for. */
export type AccountLinkPurpose = "RESET_PASSWORD" | "SIGN_IN" | "INVITE" | "PROVE_EMAIL" | "CONFIRM_EMAIL";

/** The wording of a text; the link follows it by itself. */
export interface TextFacts {
  readonly says: readonly Placeholder[];
  /** Without these its receiver would not know what it is about. */
  readonly must: readonly Placeholder[];
  /**
   * What follows the words: a link to the appointment, into its room, to a new booking, to an offer, a request or the
   * family; or the question how it was.
   */
  readonly end: "appointment" | "room" | "booking" | "offer" | "consent" | "family" | "feedback";
}

/** What the made-up mail of a preview is about, by subject. */
interface Samples {
  appointment: AppointmentInMail["type"];
  series: AppointmentStanding;
  offer: "book" | "move" | "seat";
  session: null;
  followUp: null;
  family: "asked" | "agreed" | "declined";
  import: "done" | "stopped";
  address: null;
  account: null;
}

/** A wording that a mail of the kind may be written in. Its default is in the messages, under the same name. */
export interface WordingFacts<S extends MailSubject = MailSubject> {
  /** Where it stands in the list of wordings. */
  readonly group: WordingGroup;
  readonly says: readonly Placeholder[];
  /** Without these its receiver would not know what it is about: in the subject or the opening. */
  readonly must: readonly Placeholder[];
  /** The same told to a phone; null where it is told by mail and browser alone. */
  readonly text: TextFacts | null;
  readonly sample: Samples[S];
}

/** What a mail about an appointment tells, and leads to. */
export interface AppointmentWordingFacts extends WordingFacts<"appointment"> {
  /** What the product itself says after the wording. */
  readonly adds: readonly ("previousTime" | "reason" | "instructions")[];
  readonly leadsTo:
    "appointment" | "room" | "request" | "answer" | "proof" | "payment" | "booking" | "bookAgain" | "feedback";
  /** What the clock tells by itself, and nobody has asked for: its receiver may refuse it. */
  readonly refusable: boolean;
}

/** A notification inside the app: its title, and where it leads. */
export interface NoticeFacts {
  /** By the subject of the mail's wording of this name, or by words of its own: null. */
  readonly titledBy: string | null;
  readonly leadsTo:
    | "appointment"
    | "employees"
    | "import"
    | "groupSessions"
    | "appointments"
    | "family"
    | "pharmacyDesk"
    | "labOrders"
    | "labDesk"
    | "prescriptions"
    | "ownPrescriptions"
    | "consultations"
    | "notes"
    | "credits"
    | "invoices"
    | "payments"
    | "feedback"
    | "questions"
    | "monitoring"
    | "ownQuestionnaires"
    | "questionnaires"
    | "home";
}

/** Where a link of a mail about an account leads. */
export type AccountPlace =
  | "link"
  | "login"
  | "forgotPassword"
  | "employees"
  | "settings"
  | "accountSecurity"
  | "recordSeen"
  | "pharmacyDesk"
  | "labOrders"
  | "labDesk"
  | "notes"
  | "prescriptions"
  | "ownPrescriptions"
  | "consultations"
  | "credits"
  | "invoices"
  | "payments"
  | "feedback"
  | "questions"
  | "monitoring"
  | "ownQuestionnaires"
  | "questionnaires"
  | "home";

interface CommonFacts<S extends MailSubject> {
  /** The name that the outbox knows it by; one to a patient and to staff is two kinds. */
  readonly template: MailTemplate<S>;
  readonly to: "patient" | "staff" | "user";
  /**
   * The event that its receiver chooses channels for, and what a push says that there is news of; null where it is
   * mailed whatever anybody chose.
   */
  readonly channels: { readonly event: OwnEvent; readonly push: "requests" | "changes" | "reminders" | "news" } | null;
  /** The setting of the practice that lets it be told. */
  readonly toldIf: "always" | keyof OrganizationWishes;
  /**
   * Whether mails that strangers cause are counted by themselves: a booking in somebody's name must not use up the links
   * that let this person in, or that prove who asked.
   */
  readonly countedAlone: boolean;
}

interface AppointmentKind extends CommonFacts<"appointment"> {
  /** Whether it is filed in its receiver's inbox: not what only makes sense as a mail. */
  readonly inside: boolean;
  /** The story by how the appointment stands when the mail's turn comes; null where it would tell something untrue. */
  readonly tells: Readonly<Record<AppointmentStanding, string | null>> & {
    readonly askedAgain?: string;
    /** Where it is asked for since its confirmation was undone. */
    readonly unconfirmed?: string;
  };
  readonly wordings: Readonly<Record<string, AppointmentWordingFacts>>;
}

interface OtherKind<S extends MailSubject> extends CommonFacts<S> {
  /** What it files in its receiver's inbox, by event; null where it only makes sense as a mail. */
  readonly inside: Readonly<Record<string, NoticeFacts>> | null;
  readonly wordings: Readonly<Record<string, WordingFacts<S>>>;
}

interface AccountKind<S extends "account" | "address"> extends OtherKind<S> {
  /** The one-use link that is made when the mail is written, and the words that say for how long it works. */
  readonly link: {
    readonly purpose: AccountLinkPurpose;
    readonly expires: string;
    readonly in: "minutes" | "days";
  } | null;
  /** It tells somebody that they are shut out: only whoever is disabled still gets it. */
  readonly shutOut: boolean;
  /** What the product itself says after the wording, by message. */
  readonly adds: readonly string[];
  readonly actions: readonly { readonly label: string; readonly leadsTo: AccountPlace }[];
  readonly hints: readonly string[];
}

interface Kinds {
  appointment: AppointmentKind;
  series: OtherKind<"series">;
  offer: OtherKind<"offer">;
  session: OtherKind<"session">;
  followUp: OtherKind<"followUp">;
  family: OtherKind<"family">;
  import: OtherKind<"import">;
  address: AccountKind<"address">;
  account: AccountKind<"account">;
}

/** Every fact of one kind of notification, by what it is about; one that is left out does not compile. */
export type NotificationKind<S extends MailSubject = MailSubject> = Kinds[S];

export const defineKind = <const K extends NotificationKind>(kind: K): K => kind;

/** What a wording about an appointment can say. */
export const OF_APPOINTMENT = ["date", "time", "doctor", "visit", "place", "organization"] as const;
export const OF_STAFF = ["date", "time", "patient", "doctor", "visit", "place", "organization"] as const;
/** What a text about an appointment can say, and where it leads. */
const texted = { says: ["when", ...OF_APPOINTMENT], must: ["when"] } as const;
export const TEXT = { ...texted, end: "appointment" } as const;
export const ROOM_TEXT = { ...texted, end: "room" } as const;
export const OFF_TEXT = { ...texted, end: "booking" } as const;
export const OFFER_TEXT = { says: [...texted.says, "until"], must: ["when"], end: "offer" } as const;

/** What most wordings have in common; a kind says what is otherwise in its own. */
export const APPOINTMENT_WORDING = {
  group: "appointments",
  says: OF_APPOINTMENT,
  must: ["date"],
  text: TEXT,
  sample: "in_patient",
  adds: [],
  refusable: false,
} as const;
export const STAFF_WORDING = { ...APPOINTMENT_WORDING, group: "staff", says: OF_STAFF, text: null } as const;
export const ACCOUNT_WORDING = {
  group: "account",
  says: ["organization"],
  must: [],
  text: null,
  sample: null,
} as const;
/** What tells a user of their account's security: by mail whatever anybody chose, and where to look whether it was them. */
export const SECURITY_KIND = {
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  link: null,
  shutOut: false,
  adds: ["notifications:security.notYou"],
  actions: [
    { label: "notifications:security.action", leadsTo: "accountSecurity" },
    { label: "notifications:resetPassword.action", leadsTo: "forgotPassword" },
  ],
  hints: [],
} as const;
/** What tells a patient of a sum. */
export const MONEY_WORDING = { ...ACCOUNT_WORDING, says: ["amount", "organization"] } as const;
export const SECURITY_WORDING = { ...ACCOUNT_WORDING, group: "security" } as const;
