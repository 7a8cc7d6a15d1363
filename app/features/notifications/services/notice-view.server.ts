import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { StoredNotice } from "../data/notices.server";
import type { WordingKey } from "../domain/mail-wording";
import { isNoticeEvent, type NoticeEvent } from "../domain/notice-event";
import { fillWording } from "../domain/wording-text";
import { defaultWording } from "./default-wording.server";

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

/** The wording that an event is told in, and where it leads. */
function toldOf(event: NoticeEvent, { appointmentId, importId }: StoredNotice): { told: WordingKey; href: string } {
  switch (event) {
    case "employee.waiting":
      return { told: "employeeWaiting", href: paths.employees() };
    case "patientImport.done":
      return { told: "importDone", href: paths.patientImport(importId ?? "") };
    case "patientImport.stopped":
      return { told: "importStopped", href: paths.patientImport(importId ?? "") };
    default:
      return { told: event, href: paths.appointment(appointmentId ?? "") };
  }
}

/** Puts a stored notification into words; undefined for an event that this version does not know. */
export function noticeView({ locale, profile }: RequestContext, stored: StoredNotice): NoticeView | undefined {
  const { id, event, appointmentId, at, readAt, startsAt, timeZone } = stored;
  if (!isNoticeEvent(event)) return undefined;
  const translator = createTranslator(locale);
  const date =
    startsAt === null ? "" : createFormat(translator.bcp47).dateTime(startsAt, timeZone ?? profile.timeZone, "short");
  const { told, href } = toldOf(event, stored);
  const title = fillWording(defaultWording(translator, told).subject, { date, organization: profile.name });
  return { id, event, title, at, read: readAt !== null, appointmentId, href };
}
