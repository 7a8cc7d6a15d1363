import { familyRequestForMail } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { MailContent } from "../domain/mail-content";
import { makeConsentPath } from "./make-mail-links.server";
import { mailFrame, type MailVoice } from "./mail-voice.server";

const MINUTES_A_DAY = 24 * 60;

interface Told {
  name: string;
  userId: string;
  relationId: string;
}

/** Asks a relative whether somebody may act for them. Undefined where that was answered or taken back meanwhile. */
export async function composeFamilyMail(
  context: RequestContext,
  voice: MailVoice,
  { name, userId, relationId }: Told,
): Promise<MailContent | undefined> {
  const request = await familyRequestForMail(context, relationId);
  if (!request) return undefined;
  const { t, organization, origin } = voice;
  const { path, minutes } = await makeConsentPath(context, userId, relationId);
  return {
    ...mailFrame(voice, name),
    details: null,
    subject: t("notifications:familyConsent.subject", { name: request.askerName }),
    paragraphs: [
      t("notifications:familyConsent.body", { name: request.askerName, organization }),
      t("notifications:familyConsent.expires", { count: Math.round(minutes / MINUTES_A_DAY) }),
    ],
    actions: [{ label: t("notifications:familyConsent.action"), href: `${origin}${path}` }],
    hints: [t("notifications:familyConsent.ignore"), t("notifications:mail.linkPrivate")],
  };
}
