import { paths } from "~/paths";
import type { MailContent } from "../../domain/mail/mail-content";
import { mailFrame, type MailVoice } from "../../support/mail/mail-voice.server";
import { sayInWording } from "../wordings/say-in-wording.server";

const MINUTES_A_DAY = 24 * 60;

interface Told {
  name: string;
  askerName: string;
  /** Where the relative answers, and for how many minutes. */
  link: { path: string; minutes: number };
}

/** Asks a relative whether somebody may act for them. */
export function composeFamilyMail(voice: MailVoice, { name, askerName, link }: Told): MailContent {
  const { t, origin } = voice;
  const { subject, opening, closing } = sayInWording(voice, "familyConsent", { asker: askerName });
  return {
    ...mailFrame(voice, name),
    details: null,
    subject,
    paragraphs: [
      ...opening,
      t("notifications:familyConsent.expires", { count: Math.round(link.minutes / MINUTES_A_DAY) }),
    ],
    actions: [{ label: t("notifications:familyConsent.action"), href: `${origin}${link.path}` }],
    hints: [t("notifications:familyConsent.ignore"), t("notifications:mail.linkPrivate")],
    closing,
  };
}

/** Tells whoever asked to act for a relative what the relative has answered. */
export function composeFamilyAnswer(
  voice: MailVoice,
  { name, relativeName, agreed }: { name: string; relativeName: string; agreed: boolean },
): MailContent {
  const key = agreed ? "familyAgreed" : "familyDeclined";
  const { subject, opening, closing } = sayInWording(voice, key, { relative: relativeName });
  return {
    ...mailFrame(voice, name),
    details: null,
    subject,
    paragraphs: opening,
    actions: [{ label: voice.t("mails:familyAgreed.action"), href: `${voice.origin}${paths.family()}` }],
    hints: [],
    closing,
  };
}
