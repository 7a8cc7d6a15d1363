import { paths } from "~/paths";
import type { MailContent } from "../../domain/mail/mail-content";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import { mailFrame, type MailVoice } from "../../support/mail/mail-voice.server";
import { sayInWording } from "../wordings/say-in-wording.server";

/** A link of this mail's own: its path, and for how many minutes it works. */
export interface MailedLink {
  readonly path: string;
  readonly minutes: number;
}

type Body = Pick<MailContent, "paragraphs" | "actions" | "hints" | "closing" | "subject">;
const DAY_MINUTES = 24 * 60;
type LinkWords = "resetPassword" | "signInLink" | "confirmEmail";

function linkBody(voice: MailVoice, words: LinkWords, { path, minutes }: MailedLink): Body {
  const { t, origin } = voice;
  const { opening, ...said } = sayInWording(voice, words, {});
  return {
    ...said,
    paragraphs: [...opening, t(`notifications:${words}.expires`, { count: minutes })],
    actions: [{ label: t(`notifications:${words}.action`), href: `${origin}${path}` }],
    hints: [t("notifications:mail.linkPrivate"), t("notifications:mail.notYou")],
  };
}

/** An account that somebody had entered until now: its mailed links reach a new address, so this leads to the practice. */
function addressBody(voice: MailVoice): Body {
  const { t, organization } = voice;
  const { opening, ...said } = sayInWording(voice, "securityEmailChanged", {});
  return {
    ...said,
    paragraphs: [...opening, t("notifications:securityEmailChanged.notYou", { organization })],
    actions: [],
    hints: [],
  };
}

function existsBody(voice: MailVoice): Body {
  const { t, origin } = voice;
  const { opening, ...said } = sayInWording(voice, "accountExists", {});
  return {
    ...said,
    paragraphs: opening,
    actions: [
      { label: t("notifications:accountExists.action"), href: `${origin}${paths.login()}` },
      { label: t("notifications:resetPassword.action"), href: `${origin}${paths.forgotPassword()}` },
    ],
    hints: [t("notifications:mail.notYou")],
  };
}

/** Mails that tell one thing and lead to one place. */
const NOTICES = {
  employeeWaiting: paths.employees(),
  employeeApproved: paths.login(),
  ownershipReceived: paths.settings(),
  ownershipGiven: paths.accountSecurity(),
} as const;
type NoticeWords = keyof typeof NOTICES;

/** Whoever opened an account shows by the link that the address is theirs. */
function proofBody(voice: MailVoice, words: "patientWelcome" | "proveEmail", { path, minutes }: MailedLink): Body {
  const { t, origin } = voice;
  const { opening, ...said } = sayInWording(voice, words, {});
  const days = Math.round(minutes / DAY_MINUTES);
  return {
    ...said,
    paragraphs: [...opening, t("mails:proveEmail.expires", { count: days })],
    actions: [{ label: t("mails:proveEmail.action"), href: `${origin}${path}` }],
    hints: [t("notifications:mail.linkPrivate"), t("mails:proveEmail.notYou")],
  };
}

function noticeBody(voice: MailVoice, words: NoticeWords): Body {
  const { opening, ...said } = sayInWording(voice, words, {});
  return {
    ...said,
    paragraphs: opening,
    actions: [{ label: voice.t(`notifications:${words}.action`), href: `${voice.origin}${NOTICES[words]}` }],
    hints: [],
  };
}

/** Leads nowhere: there is no door to whoever was turned down. */
function rejectedBody(voice: MailVoice): Body {
  const { opening, ...said } = sayInWording(voice, "employeeRejected", {});
  const mistaken = voice.t("notifications:employeeRejected.mistaken", { organization: voice.organization });
  return { ...said, paragraphs: [...opening, mistaken], actions: [], hints: [] };
}

/** Leads nowhere yet: the link that sets the password has a mail of its own. */
function registeredBody(voice: MailVoice): Body {
  const { opening, ...said } = sayInWording(voice, "employeeRegistered", {});
  return { ...said, paragraphs: opening, actions: [], hints: [voice.t("notifications:mail.notYou")] };
}

function inviteBody(voice: MailVoice, { path, minutes }: MailedLink): Body {
  const { t, origin } = voice;
  const { opening, ...said } = sayInWording(voice, "employeeInvite", {});
  const days = Math.round(minutes / DAY_MINUTES);
  return {
    ...said,
    paragraphs: [...opening, t("notifications:employeeInvite.expires", { count: days })],
    actions: [{ label: t("notifications:employeeInvite.action"), href: `${origin}${path}` }],
    hints: [t("notifications:mail.linkPrivate"), t("notifications:mail.notYou")],
  };
}

type SecurityWords = Extract<WordingKey, `security${string}`>;

/** What has happened to the account, and what to do about it if it was somebody else. */
function securityBody(voice: MailVoice, words: SecurityWords): Body {
  const { t, origin } = voice;
  const { opening, ...said } = sayInWording(voice, words, {});
  return {
    ...said,
    paragraphs: [...opening, t("notifications:security.notYou")],
    actions: [
      { label: t("notifications:security.action"), href: `${origin}${paths.accountSecurity()}` },
      { label: t("notifications:resetPassword.action"), href: `${origin}${paths.forgotPassword()}` },
    ],
    hints: [],
  };
}

/** What a mail about an account tells, and its link where it carries one. */
export type AccountTold =
  | { words: LinkWords | "employeeInvite" | "patientWelcome" | "proveEmail"; link: MailedLink }
  | {
      words: "accountExists" | "employeeRegistered" | "employeeRejected" | NoticeWords | SecurityWords;
    };

function bodyOf(voice: MailVoice, told: AccountTold): Body {
  switch (told.words) {
    case "resetPassword":
    case "signInLink":
    case "confirmEmail":
      return linkBody(voice, told.words, told.link);
    case "employeeInvite":
      return inviteBody(voice, told.link);
    case "accountExists":
      return existsBody(voice);
    case "securityEmailChanged":
      return addressBody(voice);
    case "patientWelcome":
    case "proveEmail":
      return proofBody(voice, told.words, told.link);
    case "employeeRegistered":
      return registeredBody(voice);
    case "employeeRejected":
      return rejectedBody(voice);
    case "employeeWaiting":
    case "employeeApproved":
    case "ownershipReceived":
    case "ownershipGiven":
      return noticeBody(voice, told.words);
    default:
      return securityBody(voice, told.words);
  }
}

/** Writes a mail about an account. `name` is the one in the greeting; empty where none is known. */
export const composeAccountMail = (voice: MailVoice, name: string, told: AccountTold): MailContent => ({
  ...mailFrame(voice, name),
  details: null,
  ...bodyOf(voice, told),
});
