import { visitCalendarFile } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { Recipient } from "../data/recipients.server";
import type { MailContent } from "../domain/mail-content";
import { isVisitTemplate, type VisitTemplate } from "../domain/mail-template";
import { bringsCalendarFile, leadsToRoom, mayBeRefused, visitStory, type VisitStory } from "../domain/visit-story";
import type { VisitForMail } from "../domain/visit-for-mail";
import type { MailPayload } from "../schemas/mail-payload";
import { composeAccountMail } from "./compose-account-mail.server";
import { composeFamilyMail } from "./compose-family-mail.server";
import { composeSeriesMail } from "./compose-series-mail.server";
import { composeSessionMail } from "./compose-session-mail.server";
import { composeWaitingMail } from "./compose-waiting-mail.server";
import { composeVisitMail } from "./compose-visit-mail.server";
import { makeRoomPath, makeVisitPath } from "./make-mail-links.server";
import { makeUnsubscribePath } from "./unsubscribe-link.server";
import { mailVoice, type MailVoice } from "./mail-voice.server";
import { readVisit } from "./read-visit.server";

/** A mail in the receiver's words, before it gets its looks. */
export interface WrittenMail {
  content: MailContent;
  voice: MailVoice;
  calendarFile: string | null;
}

/** A reminder of a time that is not the visit's any more, or has come. */
const isStale = (story: VisitStory, { startsAt }: MailPayload, visit: VisitForMail, now: number): boolean =>
  story === "reminder" && (startsAt !== visit.startsAt || now >= visit.startsAt);

async function writeVisitMail(
  context: RequestContext,
  payload: MailPayload & { template: VisitTemplate },
  recipient: Recipient,
): Promise<WrittenMail | undefined> {
  const id = payload.appointmentId ?? "";
  const visit = await readVisit(context, id);
  const story = visitStory(payload.template, payload.to.kind, visit);
  if (!story || isStale(story, payload, visit, context.now)) return undefined;
  const voice = mailVoice(context, recipient.languageCode);
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
    unsubscribePath: mayBeRefused(story) ? await makeUnsubscribePath(context, payload.to.id) : null,
  };
  return { content: composeVisitMail(voice, told), voice, calendarFile: file };
}

/**
 * Writes the mail that an outbox row asks for. Undefined where a later change has overtaken it, so that there is
 * nothing true to tell any more.
 */
export async function writeMail(
  context: RequestContext,
  payload: MailPayload,
  recipient: Recipient,
): Promise<WrittenMail | undefined> {
  const { template, to } = payload;
  if (isVisitTemplate(template)) return writeVisitMail(context, { ...payload, template }, recipient);
  const voice = mailVoice(context, recipient.languageCode);
  const told = { name: recipient.name, userId: to.id };
  if (template === "family.consent") {
    const relationId = payload.relationId ?? "";
    const content = await composeFamilyMail(context, voice, { ...told, relationId });
    return content && { content, voice, calendarFile: null };
  }
  if (template === "series.set" || template === "series.canceled") {
    const { seriesId = "", fromVisitId } = payload;
    const written = await composeSeriesMail(context, voice, { template, name: recipient.name, seriesId, fromVisitId });
    return written && { ...written, voice };
  }
  if (template === "groupSession.given") {
    const given = { name: recipient.name, sessionId: payload.sessionId ?? "", employeeId: to.id };
    const content = await composeSessionMail(context, voice, given);
    return content && { content, voice, calendarFile: null };
  }
  if (template === "waitingList.offer") {
    const content = await composeWaitingMail(context, voice, {
      name: recipient.name,
      waitingId: payload.waitingId ?? "",
    });
    return content && { content, voice, calendarFile: null };
  }
  return {
    content: await composeAccountMail(context, voice, { ...told, template, next: payload.next }),
    voice,
    calendarFile: null,
  };
}
