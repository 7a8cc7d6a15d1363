import { localDate } from "~/features/patients/public.server";
import { addDays } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import { readPharmacyFigures } from "../../data/pharmacy/report-read.server";
import { startOfDay } from "~/kernel/time/start-of-day";
import { reportDays } from "../../domain/pharmacy/period";
import type { PharmacyFigures } from "../../domain/pharmacy/reports";
import type { pharmacyReportSchema } from "../../schemas/pharmacy/lists";

/** The figures of a period, a line for each medicine and one for all. Times in ms, amounts in minor units. */
export async function pharmacyFigures(
  { db, now, profile }: RequestContext,
  asked: ReturnType<typeof pharmacyReportSchema.parse>,
): Promise<PharmacyFigures> {
  const zone = profile.timeZone;
  const days = reportDays(asked, localDate(now, zone));
  const { figures, medians, prescriptions } = await readPharmacyFigures(db, {
    from: startOfDay(days.from, zone),
    until: startOfDay(addDays(days.to, 1), zone),
    pharmacyId: asked.pharmacy,
    prescriberId: asked.provider,
    medicine: asked.medicine === "" ? null : asked.medicine,
  });
  const tookOf = (name: string | null) => medians.find((median) => median.name === name)?.took ?? null;
  const sum = (of: "handings" | "returns" | "declined") => figures.reduce((total, row) => total + row[of], 0);
  const amounts = figures.flatMap(({ amountMinor }) => amountMinor ?? []);
  return {
    days,
    rows: figures.map((row) => ({ ...row, took: tookOf(row.name) })),
    total: {
      ...{ prescriptions, handings: sum("handings"), returns: sum("returns"), declined: sum("declined") },
      amountMinor: amounts.length === 0 ? null : amounts.reduce((total, amount) => total + amount, 0),
      took: tookOf(null),
    },
  };
}
