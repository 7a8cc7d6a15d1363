import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { Recipient } from "../data/recipients.server";
import { noticeKindOf } from "../domain/channel-wish";
import { isVisitTemplate, type VisitTemplate } from "../domain/mail-template";
import type { VisitForMail } from "../domain/visit-for-mail";
import { isStale, leadsToRoom, visitStory, type VisitStory } from "../domain/visit-story";
import type { ShortPayload } from "../schemas/short-payload";
import { mailVoice, type MailVoice } from "./mail-voice.server";
import { makeRoomPath, makeVisitPath } from "./make-mail-links.server";
import { readVisit } from "./read-visit.server";
import type { OutgoingShort } from "./short-transport.server";

/** What a short message says; its delivery gives it a name. */
export type WrittenShort = Pick<OutgoingShort, "title" | "text" | "href"> & { locale: string };

/** What is told to a patient's phone. */
export type TextedStory = Exclude<VisitStory, `staff${string}`>;
const isTexted = (story: VisitStory): story is TextedStory => !story.startsWith("staff");

/** Where the message leads: into the room, to a new booking, or to the page of the visit. */
async function pathOf(context: RequestContext, story: TextedStory, { id }: VisitForMail): Promise<string> {
  const over: readonly TextedStory[] = ["followUp", "canceled", "rejected", "expired"];
  if (over.includes(story)) return paths.booking();
  const room = leadsToRoom(story) && story !== "confirmed" ? await makeRoomPath(context, id) : null;
  return room ?? (await makeVisitPath(context, id));
}

async function writeText(
  context: RequestContext,
  voice: MailVoice,
  story: TextedStory,
  visit: VisitForMail,
  replyTo: string,
): Promise<WrittenShort> {
  const { t, format, organization, origin, locale } = voice;
  const when = format.dateTime(visit.startsAt, visit.timeZone, "short");
  const said = t(`channels:text.${story}`, { organization, when });
  // What is asked after a visit is answered by mail, as the mail itself asks it.
  if (story === "feedback") return { title: organization, text: `${said} ${replyTo}`, href: origin, locale };
  const href = `${origin}${await pathOf(context, story, visit)}`;
  return { title: organization, text: `${said} ${href}`, href, locale };
}

/** A push says that there is news and of what kind, and nothing of it: it shows on locked screens. */
function writePush(voice: MailVoice, { template }: ShortPayload): WrittenShort {
  const { t, organization, origin, locale } = voice;
  const text = t(`channels:push.${noticeKindOf(template) ?? "changes"}`);
  return { title: organization, text, href: `${origin}${paths.notifications()}`, locale };
}

/**
 * Writes a text or a push in its receiver's language. Undefined where a later change has overtaken it, so that there is
 * nothing true to tell any more. Texts say what the mails say of the time of a visit, and end with the link.
 */
export async function writeShort(
  context: RequestContext,
  payload: ShortPayload,
  recipient: Recipient,
  { replyTo }: { replyTo: string },
): Promise<WrittenShort | undefined> {
  const voice = mailVoice(context, recipient.languageCode);
  const { template, to, channel } = payload;
  if (!isVisitTemplate(template)) return channel === "PUSH" ? writePush(voice, payload) : undefined;
  const told = await tellable(context, { ...payload, template }, to.kind);
  if (!told) return undefined;
  if (channel === "PUSH") return writePush(voice, payload);
  const { story, visit } = told;
  if (!isTexted(story) || (story === "feedback" && replyTo === "")) return undefined;
  return writeText(context, voice, story, visit, replyTo);
}

async function tellable(
  context: RequestContext,
  payload: ShortPayload & { template: VisitTemplate },
  kind: ShortPayload["to"]["kind"],
) {
  const visit = await readVisit(context, payload.appointmentId ?? "");
  const story = visitStory(payload.template, kind, visit);
  return story === null || isStale(story, payload, visit, context.now) ? undefined : { story, visit };
}
