import { followUpForMail } from "~/features/consultations/public.server";
import { sessionForMail } from "~/features/scheduling/public.server";
import { isAbout, type ShortMessagePayload } from "~/outbox/mail";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { readWordings } from "../../data/wordings/wordings.server";
import type { Recipient } from "../../data/mail/recipients.server";
import { textWordingName } from "../../domain/wordings/text-wording";
import { fillWording } from "../../domain/wordings/wording-text";
import { kindOf } from "../../kinds/kind-of";
import { defaultText } from "../../support/wordings/default-text.server";
import { mailVoice, type MailVoice } from "../../support/mail/mail-voice.server";
import type { OutgoingShortMessage } from "../../adapters/short-message-transport.server";
import { tellableAppointment, toldByText, type ToldByText } from "../../support/texts/told-by-text.server";

/** What a short message says; its delivery gives it a name. */
export type WrittenShortMessage = Pick<OutgoingShortMessage, "title" | "text" | "href"> & { locale: string };

/** What a text says in the organization's wording, else in the default one. */
async function sayByText({ db }: RequestContext, voice: MailVoice, { key, values }: ToldByText): Promise<string> {
  const [own] = await readWordings(db, voice.locale, [textWordingName(key)]);
  return fillWording(own?.opening || defaultText(voice, key), { ...values, organization: voice.organization });
}

async function writeText(
  context: RequestContext,
  voice: MailVoice,
  told: ToldByText,
): Promise<WrittenShortMessage | undefined> {
  const { organization, origin, locale } = voice;
  const [said, path] = await Promise.all([sayByText(context, voice, told), told.makePath()]);
  if (path === null) return undefined;
  const href = `${origin}${path}`;
  return { title: organization, text: `${said} ${href}`, href, locale };
}

/** Whether what a push is about is still so. */
async function isStillSo(context: RequestContext, voice: MailVoice, payload: ShortMessagePayload): Promise<boolean> {
  if (isAbout(payload, "account")) return true;
  if (isAbout(payload, "appointment")) return (await tellableAppointment(context, payload)) !== undefined;
  if (isAbout(payload, "followUp")) return (await followUpForMail(context, payload.followUpId)) !== undefined;
  if (!isAbout(payload, "session")) return (await toldByText(context, voice, payload)) !== undefined;
  const { sessionId, to } = payload;
  return (await sessionForMail(context, { sessionId, employeeId: to.id })) !== undefined;
}

/** A push says that there is news and of what kind, and nothing of it: it shows on locked screens. */
function writePush(voice: MailVoice, { template, to }: ShortMessagePayload): WrittenShortMessage {
  const { t, organization, origin, locale } = voice;
  const text = t(`channels:push.${kindOf(template, to.kind).channels?.push ?? "news"}`);
  return { title: organization, text, href: `${origin}${paths.notifications()}`, locale };
}

/**
 * Writes a text or a push in its receiver's language. Undefined where a later change has overtaken it, so that there is
 * nothing true to tell any more. Texts say what the mails say of the time of an appointment, and end with the link.
 */
export async function writeShortMessage(
  context: RequestContext,
  payload: ShortMessagePayload,
  recipient: Recipient,
): Promise<WrittenShortMessage | undefined> {
  const voice = await mailVoice(context, recipient.languageCode);
  if (payload.channel === "PUSH")
    return (await isStillSo(context, voice, payload)) ? writePush(voice, payload) : undefined;
  const told = await toldByText(context, voice, payload);
  return told && writeText(context, voice, told);
}
