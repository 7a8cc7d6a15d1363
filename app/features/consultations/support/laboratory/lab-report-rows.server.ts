import { localDate } from "~/features/patients/public.server";
import { addDays } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import type { z } from "zod";
import { reportRows } from "../../data/laboratory/lab-report-read.server";
import { startOfDay } from "~/kernel/time/start-of-day";
import { reportDays } from "../../domain/pharmacy/period";
import type { labReportSchema } from "../../schemas/laboratory/lab-report";
import { peopleOfOrders } from "./people-of-orders.server";

/** So many tests a report counts; a longer period is to be asked in parts. */
const MOST = 5_000;

/** The tests that were ordered in a period, with the names of their people; screen and file have the same. */
export async function labReportRows(context: RequestContext, asked: z.output<typeof labReportSchema>) {
  const { timeZone } = context.profile;
  const days = reportDays(asked, localDate(context.now, timeZone));
  const found = await reportRows(context.db, {
    from: startOfDay(days.from, timeZone),
    to: startOfDay(addDays(days.to, 1), timeZone),
    laboratoryId: asked.laboratory,
    providerId: asked.provider,
    most: MOST + 1,
  });
  const peopleOf = await peopleOfOrders(context, found);
  const rows = found.slice(0, MOST).map((row) => ({ ...row, ...peopleOf(row).names }));
  return {
    days,
    more: found.length > MOST,
    /** Of the period, to choose one from. */
    testNames: [...new Set(rows.map(({ testName }) => testName))].sort(),
    rows: rows.filter(({ testName }) => asked.test === undefined || testName === asked.test),
  };
}
