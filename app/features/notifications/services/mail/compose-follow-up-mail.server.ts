import type { FollowUpForMail } from "~/features/consultations/public.server";
import { HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import { paths } from "~/paths";
import type { MailContent } from "../../domain/mail/mail-content";
import { mailFrame, type MailVoice } from "../../support/mail/mail-voice.server";
import { sayInWording } from "../wordings/say-in-wording.server";

/** Invites a patient to choose a time with a provider who wants to see them again. */
export function composeFollowUpMail(
  voice: MailVoice,
  name: string,
  { provider, providerId, offeringId, dueOn, isOverdue }: FollowUpForMail,
): MailContent {
  const { t, format, origin } = voice;
  const honorific = nameOfCode(HONORIFIC, provider.title);
  const title = honorific && t(`common:honorifics.${honorific}`);
  const doctor = [title, provider.firstName, provider.lastName].filter(Boolean).join(" ");
  const { subject, opening, closing } = sayInWording(voice, "followUpInvite", {
    doctor,
    date: format.plainDate(dueOn),
  });
  const booking = paths.bookWithProvider(providerId, {
    ...{ service: offeringId ?? undefined, day: isOverdue ? undefined : dueOn },
  });
  return {
    ...mailFrame(voice, name),
    ...{ subject, closing, paragraphs: opening, details: null, hints: [] },
    actions: [{ label: t("notifications:followUpInvite.action"), href: `${origin}${booking}` }],
  };
}
