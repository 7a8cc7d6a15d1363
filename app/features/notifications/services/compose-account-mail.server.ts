import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { MailContent } from "../domain/mail-content";
import { accountLinkOf, type AccountTemplate } from "../domain/mail-template";
import { makeAccountPath } from "./make-mail-links.server";
import { mailFrame, type MailVoice } from "./mail-voice.server";

interface Told {
  template: Exclude<
    AccountTemplate,
    "family.consent" | "waitingList.offer" | "series.set" | "series.canceled" | "groupSession.given"
  >;
  /** The name in the greeting; empty where none is known. */
  name: string;
  userId: string;
  /** The path on which a link to sign in leads on. */
  next?: string;
}

type Body = Pick<MailContent, "subject" | "paragraphs" | "actions" | "hints">;

async function linkBody(context: RequestContext, voice: MailVoice, told: Told): Promise<Body> {
  const { t, organization, origin } = voice;
  const purpose = accountLinkOf(told.template) ?? "SIGN_IN";
  const { path, minutes } = await makeAccountPath(context, told.userId, purpose, told.next);
  const words = purpose === "RESET_PASSWORD" ? "resetPassword" : "signInLink";
  return {
    subject: t(`notifications:${words}.subject`),
    paragraphs: [
      t(`notifications:${words}.body`, { organization }),
      t(`notifications:${words}.expires`, { count: minutes }),
    ],
    actions: [{ label: t(`notifications:${words}.action`), href: `${origin}${path}` }],
    hints: [t("notifications:mail.linkPrivate"), t("notifications:mail.notYou")],
  };
}

function existsBody({ t, organization, origin }: MailVoice): Body {
  return {
    subject: t("notifications:accountExists.subject"),
    paragraphs: [t("notifications:accountExists.body", { organization })],
    actions: [
      { label: t("notifications:accountExists.action"), href: `${origin}${paths.login()}` },
      { label: t("notifications:resetPassword.action"), href: `${origin}${paths.forgotPassword()}` },
    ],
    hints: [t("notifications:mail.notYou")],
  };
}

/** Mails that tell one thing and lead to one place. */
const NOTICES = {
  "employee.waiting": { words: "employeeWaiting", href: paths.employees() },
  "employee.approved": { words: "employeeApproved", href: paths.login() },
  "ownership.received": { words: "ownershipReceived", href: paths.settings() },
  "ownership.given": { words: "ownershipGiven", href: paths.accountSecurity() },
} as const;

function noticeBody({ t, organization, origin }: MailVoice, template: keyof typeof NOTICES): Body {
  const { words, href } = NOTICES[template];
  return {
    subject: t(`notifications:${words}.subject`),
    paragraphs: [t(`notifications:${words}.body`, { organization })],
    actions: [{ label: t(`notifications:${words}.action`), href: `${origin}${href}` }],
    hints: [],
  };
}

/** Leads nowhere: there is no door to whoever was turned down. */
const rejectedBody = ({ t, organization }: MailVoice): Body => ({
  subject: t("notifications:employeeRejected.subject"),
  paragraphs: [
    t("notifications:employeeRejected.body", { organization }),
    t("notifications:employeeRejected.mistaken", { organization }),
  ],
  actions: [],
  hints: [],
});

const DAY_MINUTES = 24 * 60;

async function inviteBody(context: RequestContext, { t, organization, origin }: MailVoice, told: Told): Promise<Body> {
  const { path, minutes } = await makeAccountPath(context, told.userId, "INVITE");
  return {
    subject: t("notifications:employeeInvite.subject", { organization }),
    paragraphs: [
      t("notifications:employeeInvite.body", { organization }),
      t("notifications:employeeInvite.expires", { count: Math.round(minutes / DAY_MINUTES) }),
    ],
    actions: [{ label: t("notifications:employeeInvite.action"), href: `${origin}${path}` }],
    hints: [t("notifications:mail.linkPrivate"), t("notifications:mail.notYou")],
  };
}

const SECURITY_WORDS = {
  "security.factorAdded": "securityFactorAdded",
  "security.factorRemoved": "securityFactorRemoved",
  "security.passwordChanged": "securityPasswordChanged",
  "security.newDevice": "securityNewDevice",
  "security.recoveryCodeUsed": "securityRecoveryCodeUsed",
} as const;

/** What has happened to the account, and what to do about it if it was somebody else. */
function securityBody({ t, organization, origin }: MailVoice, template: keyof typeof SECURITY_WORDS): Body {
  const words = SECURITY_WORDS[template];
  return {
    subject: t(`notifications:${words}.subject`),
    paragraphs: [t(`notifications:${words}.body`, { organization }), t("notifications:security.notYou")],
    actions: [
      { label: t("notifications:security.action"), href: `${origin}${paths.accountSecurity()}` },
      { label: t("notifications:resetPassword.action"), href: `${origin}${paths.forgotPassword()}` },
    ],
    hints: [],
  };
}

/** Writes a mail about an account; where it carries a link, the link's secret is made now. */
export async function composeAccountMail(context: RequestContext, voice: MailVoice, told: Told): Promise<MailContent> {
  const frame = { ...mailFrame(voice, told.name), details: null };
  switch (told.template) {
    case "password.reset":
    case "signIn.link":
      return { ...frame, ...(await linkBody(context, voice, told)) };
    case "account.exists":
      return { ...frame, ...existsBody(voice) };
    case "employee.invite":
      return { ...frame, ...(await inviteBody(context, voice, told)) };
    case "employee.rejected":
      return { ...frame, ...rejectedBody(voice) };
    case "employee.waiting":
    case "employee.approved":
    case "ownership.received":
    case "ownership.given":
      return { ...frame, ...noticeBody(voice, told.template) };
    default:
      return { ...frame, ...securityBody(voice, told.template) };
  }
}
