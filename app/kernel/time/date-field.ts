import { z } from "zod";
import { isCalendarDate } from "./dates";

const WRONG = "errors:field.date";

/** A day as programs write it, 2026-05-04, of the years of the calendar: 1900 to 2199. */
export const dateField = z.iso.date(WRONG).refine(isCalendarDate, WRONG);
