import { createTranslator } from "~/i18n/translator.server";
import type { PrintedRow, PrintedSection } from "~/kernel/print/printed-sheet";
import type { RequestContext } from "~/platform/context.server";
import { readerFormat } from "~/platform/reader-format.server";

/** A part of what a patient takes along: for people, and the same as data. */
export interface OwnPart {
  name:
    | "details"
    | "family"
    | "insurance"
    | "record"
    | "appointments"
    | "messages"
    | "files"
    | "payments"
    | "feedback"
    | "questions"
    | "questionnaires"
    | "monitoring"
    | "mails"
    | "readers"
    | "devices";
  sections: readonly PrintedSection[];
  data: unknown;
}

export const instant = (utc: number) => new Date(utc).toISOString();
export const row = (...cells: string[]): PrintedRow => ({ cells });

export function wordsOf(context: RequestContext) {
  const { t } = createTranslator(context.locale);
  const format = readerFormat(context);
  const at = (utc: number, zone = context.profile.timeZone) => format.dateTime(utc, zone);
  const nothing = [t("profile-export:nothing")];
  const table = (title: string, head: readonly string[], rows: readonly PrintedRow[]): PrintedSection =>
    rows.length === 0 ? { title, kind: "text", paragraphs: nothing } : { title, kind: "table", head, rows };
  return { t, format, at, table };
}

export type Words = ReturnType<typeof wordsOf>;
