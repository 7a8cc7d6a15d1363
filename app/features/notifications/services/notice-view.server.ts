import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { StoredNotice } from "../data/notices.server";
import { isAccountEvent, isNoticeEvent } from "../domain/notice-event";
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

/** Puts a stored notification into words; undefined for an event that this version does not know. */
export function noticeView(
  { locale, profile }: RequestContext,
  { id, event, appointmentId, at, readAt, startsAt, timeZone }: StoredNotice,
): NoticeView | undefined {
  if (!isNoticeEvent(event)) return undefined;
  const translator = createTranslator(locale);
  const date =
    startsAt === null ? "" : createFormat(translator.bcp47).dateTime(startsAt, timeZone ?? profile.timeZone, "short");
  const href = isAccountEvent(event) ? paths.employees() : paths.appointment(appointmentId ?? "");
  const told = isAccountEvent(event) ? "employeeWaiting" : event;
  const title = fillWording(defaultWording(translator, told).subject, { date, organization: profile.name });
  return { id, event, title, at, read: readAt !== null, appointmentId, href };
}
