import { z } from "zod";
import { parseIsoDate } from "~/kernel/time/dates";

const day = z.preprocess(
  (value) => (typeof value === "string" && parseIsoDate(value).ok ? value : null),
  z.string().nullable(),
);
const chosen = z.preprocess((value) => value || undefined, z.string().max(120).optional());

/** What the report counts: a period, by itself from the first of this month to today, and what it is narrowed to. */
export const labReportSchema = z.object({
  from: day,
  to: day,
  laboratory: chosen,
  provider: chosen,
  /** By its name, as it was when it was ordered. */
  test: chosen,
});
export const LAB_REPORT_FORMATS = ["csv", "xlsx"] as const;
export type LabReportFormat = (typeof LAB_REPORT_FORMATS)[number];
