import { createFormat } from "~/i18n/format";
import type { Translator } from "~/i18n/translator";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { StoredNotice } from "../../data/inbox/notices.server";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import { isNoticeEvent, type NoticeEvent } from "../../domain/inbox/notice-event";
import { fillWording } from "../../domain/wordings/wording-text";
import { defaultWording } from "../wordings/default-wording.server";

/** A notification in the words of whoever reads it. */
export interface NoticeView {
  id: string;
  event: string;
  title: string;
  /** UTC ms. */
  at: number;
  read: boolean;
  appointmentId: string | null;
  /** Where the thing is that it tells of. */
  href: string;
}

/** Where a notification leads: to the visit that it is about, else to where what it tells of is found. */
function placeOf(event: NoticeEvent, { appointmentId, importId }: StoredNotice): string {
  switch (event) {
    case "employee.waiting":
      return paths.employees();
    case "patientImport.done":
    case "patientImport.stopped":
      return paths.patientImport(importId ?? "");
    case "sessionGiven":
      return paths.groupSessions();
    case "waitingOffer":
      return paths.appointments();
    case "familyConsent":
    case "familyAgreed":
    case "familyDeclined":
      return paths.family();
    default:
      return paths.appointment(appointmentId ?? "");
  }
}

/** The words of a notification: what the mail of a visit says first, as the product words it. */
function titleOf(translator: Translator, event: NoticeEvent, values: { organization: string; date: string }): string {
  const inWording = (told: WordingKey) => fillWording(defaultWording(translator, told).subject, values);
  switch (event) {
    case "employee.waiting":
      return inWording("employeeWaiting");
    case "patientImport.done":
      return inWording("importDone");
    case "patientImport.stopped":
      return inWording("importStopped");
    case "sessionGiven":
    case "waitingOffer":
    case "familyConsent":
    case "familyAgreed":
    case "familyDeclined":
      return translator.t(`channels:notice.${event}`);
    default:
      return inWording(event);
  }
}

/** Puts a stored notification into words; undefined for an event that this version does not know. */
export function noticeView({ locale, profile }: RequestContext, stored: StoredNotice): NoticeView | undefined {
  const { id, event, appointmentId, at, readAt, startsAt, timeZone } = stored;
  if (!isNoticeEvent(event)) return undefined;
  const translator = createTranslator(locale);
  const date =
    startsAt === null ? "" : createFormat(translator.bcp47).dateTime(startsAt, timeZone ?? profile.timeZone, "short");
  const title = titleOf(translator, event, { date, organization: profile.name });
  return { id, event, title, at, read: readAt !== null, appointmentId, href: placeOf(event, stored) };
}
