import { paths } from "~/paths";
import type { MailContent } from "../../domain/mail/mail-content";
import type { AccountPlace } from "../../kinds/define-kind";
import type { KeysOf, KindAbout } from "../../kinds/kind-of";
import { mailFrame, type MailVoice } from "../../support/mail/mail-voice.server";
import { sayInWording } from "../wordings/say-in-wording.server";

/** A link of this mail's own: its path, and for how many minutes it works. */
export interface MailedLink {
  readonly path: string;
  readonly minutes: number;
}

/** A kind whose mail needs its receiver alone. */
export type AccountKind = KindAbout<"account" | "address">;

/** The laboratory order that a mail tells of. */
interface MailedOrder {
  id: string;
  number: number | null;
}

/** What a mail tells of besides its receiver. */
export interface MailedThing {
  order?: MailedOrder | null;
  /** An invoice, a credit note or a receipt. */
  invoiceId?: string | undefined;
  /** In minor units; the mail of a Worker from before says none. */
  money?: { amountMinor: number; currencyCode: string } | undefined;
}

/** Where the thing is that a mail tells of, for its receiver; null where it tells of none. */
const THINGS: Partial<Record<AccountPlace, (thing: MailedThing) => string | null>> = {
  labOrders: ({ order }) => (order ? paths.labOrder(order.id) : null),
  labDesk: ({ order }) => (order ? paths.labDeskOrder(order.id) : null),
  invoices: ({ invoiceId }) => (invoiceId === undefined ? null : paths.ownInvoice(invoiceId)),
};

const PLACES: Readonly<Record<Exclude<AccountPlace, "link">, string>> = {
  login: paths.login(),
  forgotPassword: paths.forgotPassword(),
  employees: paths.employees(),
  settings: paths.settings(),
  accountSecurity: paths.accountSecurity(),
  recordSeen: paths.recordSeen(),
  pharmacyDesk: paths.pharmacyDesk(),
  labOrders: paths.labOrders(),
  labDesk: paths.labDesk(),
  notes: paths.notes(),
  prescriptions: paths.prescriptions(),
  ownPrescriptions: paths.ownPrescriptions(),
  consultations: paths.consultation(),
  credits: paths.ownCredits(),
  invoices: paths.ownInvoices(),
  payments: paths.payments(),
  feedback: paths.feedback({ open: "on" }),
  questions: paths.textQuestions(),
  monitoring: paths.monitoring(),
  ownQuestionnaires: paths.ownQuestionnaires(),
  questionnaires: paths.questionnaires(),
  home: paths.home(),
};
const MINUTES_IN = { minutes: 1, days: 24 * 60 } as const;

/**
 * Writes a mail about an account, as its kind declares it. `name` is the one in the greeting; empty where none is known.
 */
export function composeAccountMail(
  voice: MailVoice,
  name: string,
  kind: AccountKind,
  link: MailedLink | null,
  thing: MailedThing = {},
): MailContent {
  const { t, format, origin, organization } = voice;
  const [words] = Object.keys(kind.wordings) as [KeysOf<AccountKind["wordings"]>];
  const { money } = thing;
  const amount = money ? format.money(money.amountMinor, money.currencyCode) : t("notifications:someMoney");
  const { opening, ...said } = sayInWording(voice, words, { amount });
  const expiry =
    kind.link && link ? [t(kind.link.expires, { count: Math.round(link.minutes / MINUTES_IN[kind.link.in]) })] : [];
  const place = (leadsTo: AccountPlace) =>
    leadsTo === "link" ? (link?.path ?? "") : (THINGS[leadsTo]?.(thing) ?? PLACES[leadsTo]);
  const number = thing.order?.number;
  const about = number ? [t("notifications:ofLabOrder", { number })] : [];
  return {
    ...mailFrame(voice, name),
    ...said,
    details: null,
    paragraphs: [...opening, ...about, ...expiry, ...kind.adds.map((key) => t(key, { organization }))],
    actions: kind.actions.map(({ label, leadsTo }) => ({
      label: t(label),
      href: `${origin}${place(leadsTo)}`,
    })),
    hints: kind.hints.map((key) => t(key)),
  };
}
