import type { RequestContext } from "~/platform/context.server";
import type { Recipient } from "../../data/mail/recipients.server";
import type { MarketingMessage } from "../../data/marketing/marketing.server";
import { paragraphsIn } from "../../domain/wordings/wording-text";
import { mailFrame, mailVoice } from "../../support/mail/mail-voice.server";
import { makeUnsubscribePath } from "./unsubscribe-link.server";
import type { WrittenMail } from "../mail/write-mail.server";

/**
 * A message of the practice as one patient gets it, with the link by which they take their consent back.
 * @param patientId null for the administrator who tries it: their copy has nothing to take back
 */
export async function writeMarketing(
  context: RequestContext,
  { subject, text }: Pick<MarketingMessage, "subject" | "text">,
  { name, languageCode }: Pick<Recipient, "name" | "languageCode">,
  patientId: string | null,
): Promise<WrittenMail> {
  const voice = await mailVoice(context, languageCode);
  const { t, organization } = voice;
  const content = {
    ...mailFrame(voice, name),
    subject,
    paragraphs: paragraphsIn(text),
    details: null,
    actions: [],
    hints: [t("marketing:mail.why", { organization })],
    closing: [t("notifications:mail.closing"), t("notifications:mail.team", { organization })],
  };
  if (patientId === null) return { content, voice, calendarFile: null };
  const path = await makeUnsubscribePath(context, patientId, "MARKETING");
  const unsubscribe = { label: t("marketing:mail.unsubscribe"), href: `${voice.origin}${path}` };
  return { content: { ...content, unsubscribe }, voice, calendarFile: null };
}
