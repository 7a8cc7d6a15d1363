import { addDays, type IsoDate } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";
import type { RequestContext } from "~/platform/context.server";
import { movesInPeriod, sumsInPeriod, type MoveKey } from "../../data/credits/credit-history.server";
import { creditSums } from "../../domain/credits/credit-view";
import type { CreditUsesAsked } from "../../schemas/credits/credits";
import { today } from "./credit-days.server";
import { creditUses } from "./credit-uses.server";

/** The days of the report; where one is left out, the first of this month and today. */
function periodOf(context: RequestContext, { from, to }: Pick<CreditUsesAsked, "from" | "to">) {
  const now = today(context);
  const last: IsoDate = to ?? now;
  const first: IsoDate = from ?? `${last.slice(0, 8)}01`;
  return first <= last ? { from: first, to: last } : { from: last, to: first };
}

const keyOf = (after: string | null): MoveKey | null => {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,64})$/.exec(after ?? "") ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
};

/**
 * A page of the report: `next` is behind which line it goes on, null after the last; with `adds` what the whole period
 * comes to.
 */
export async function usesPage(
  context: RequestContext,
  asked: Pick<CreditUsesAsked, "from" | "to">,
  { after, size, adds = false }: { after: string | null; size: number; adds?: boolean },
) {
  const days = periodOf(context, asked);
  const zone = context.profile.timeZone;
  const period = { from: startOfDay(days.from, zone), until: startOfDay(addDays(days.to, 1), zone) };
  const [rows, sums] = await Promise.all([
    movesInPeriod(context.db, period, { after: keyOf(after), size: size + 1 }),
    adds ? sumsInPeriod(context.db, period) : [],
  ]);
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  const next = last ? `${last.at}_${last.id}` : null;
  return { days, uses: await creditUses(context, page), sums: creditSums(sums), next };
}
