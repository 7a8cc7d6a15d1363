import { isBefore } from "../domain/records/partial-date";
import type { RecordFacts, RecordProblem } from "./health-record-kind";

type Dates = Readonly<Record<string, string>>;

/** Dates, by the names of their fields, that are certainly before the birth. A year may hold both. */
export const beforeBirth = (dates: Dates, { birthDate }: RecordFacts): RecordProblem[] =>
  Object.entries(dates)
    .filter(([, date]) => isBefore(date, birthDate))
    .map(([field]) => ({ field, message: "phr:date.beforeBirth" }));

/** Dates, by the names of their fields, that must have been by today and not before the birth. */
export const impossibleDates = (dates: Dates, { today, birthDate }: RecordFacts): RecordProblem[] =>
  Object.entries(dates).flatMap(([field, date]): RecordProblem[] => {
    if (isBefore(today, date)) return [{ field, message: "phr:date.inFuture" }];
    return isBefore(date, birthDate) ? [{ field, message: "phr:date.beforeBirth" }] : [];
  });

/** An end that is certainly before its start. */
export const endBeforeStart = (start: string, field: string, end: string): RecordProblem[] =>
  isBefore(end, start) ? [{ field, message: "phr:date.endBeforeStart" }] : [];
