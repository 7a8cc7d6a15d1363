import { heldUntil, visitCalendarFile } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import { bySubject, type MailPayload } from "~/outbox/mail";
import type { RequestContext } from "~/platform/context.server";
import type { Recipient } from "../../data/mail/recipients.server";
import {
  asksFirst,
  bringsCalendarFile,
  isStale,
  leadsToRoom,
  storyFacts,
  visitStory,
} from "../../domain/mail/visit-story";
import { composeVisitMail } from "./compose-visit-mail.server";
import { makeRoomPath, makeVisitPath } from "./make-mail-links.server";
import { makeUnsubscribePath } from "../marketing/unsubscribe-link.server";
import { mailVoice, type MailVoice, type Wordings } from "../../support/mail/mail-voice.server";
import { readVisit } from "./read-visit.server";
import { otherMails, type Composed } from "./write-account-mail.server";

/** A mail in the receiver's words, before it gets its looks. */
export interface WrittenMail extends Composed {
  voice: MailVoice;
}

async function writeVisitMail(
  context: RequestContext,
  voice: MailVoice,
  payload: MailPayload<"visit">,
  recipient: Recipient,
): Promise<Composed | undefined> {
  const id = payload.appointmentId;
  const standing = await readVisit(context, id);
  const story = visitStory(payload.template, payload.to.kind, standing);
  if (!story || isStale(story, payload, standing, context.now)) return undefined;
  const held = asksFirst(story) ? await heldUntil(context, id) : undefined;
  if (held === null) return undefined;
  const visit = { ...standing, ...(held ? { heldUntil: held.until } : {}) };
  const staff = payload.to.kind === "EMPLOYEE";
  const visitPath = staff ? paths.appointment(id) : await makeVisitPath(context, id);
  const roomPath = leadsToRoom(story) ? await makeRoomPath(context, id) : null;
  // Each mail to the patient brings the visit as it is now: to be taken up, moved or taken out of their calendar.
  const filed = !staff && bringsCalendarFile(story);
  const file = !filed ? null : await visitCalendarFile({ ...context, locale: voice.locale }, id, { mailed: true });
  const { name } = recipient;
  const told = {
    story,
    visit,
    name,
    ownZone: payload.timeZone,
    visitPath,
    roomPath,
    hasCalendarFile: file !== null,
    unsubscribePath: storyFacts(story).refusable ? await makeUnsubscribePath(context, payload.to.id) : null,
  };
  return { content: composeVisitMail(voice, told), calendarFile: file };
}

/**
 * Writes the mail that an outbox row asks for, in the organization's wording. Undefined where a later change has
 * overtaken it, so that there is nothing true to tell any more.
 */
export async function writeMail(
  context: RequestContext,
  payload: MailPayload,
  recipient: Recipient,
  wordings?: Wordings,
): Promise<WrittenMail | undefined> {
  const voice = mailVoice(context, recipient.languageCode, wordings);
  const composed = await bySubject(payload, {
    visit: (of) => writeVisitMail(context, voice, of, recipient),
    ...otherMails(context, voice, recipient),
  });
  return composed && { ...composed, voice };
}
