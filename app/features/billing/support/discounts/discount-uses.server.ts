import { localDate, patientNames } from "~/features/patients/public.server";
import { addDays, type IsoDate } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";
import type { RequestContext } from "~/platform/context.server";
import { readDiscountMoves, type DiscountMoveKey, type DiscountSum } from "../../data/discounts/discount-report.server";
import type { DiscountUseView } from "../../domain/discounts/discount-view";

/** What the report is asked for. Days where the organization is. */
export interface DiscountUsesAsked {
  from: IsoDate | null;
  to: IsoDate | null;
  discount: string | null;
}

/** The days of the report; where one is left out, the first of this month and today. */
function daysOf({ now, profile }: RequestContext, { from, to }: DiscountUsesAsked) {
  const last: IsoDate = to ?? localDate(now, profile.timeZone);
  const first: IsoDate = from ?? (`${last.slice(0, 8)}01` as IsoDate);
  return first <= last ? { from: first, to: last } : { from: last, to: first };
}

const keyOf = (after: string | null): DiscountMoveKey | null => {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,64})$/.exec(after ?? "") ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
};

/**
 * A page of the report, with `adds` what the whole period comes to in each currency; `next` is behind which line it
 * goes on.
 */
export async function discountUses(
  context: RequestContext,
  asked: DiscountUsesAsked,
  { after, size, adds }: { after: string | null; size: number; adds: boolean },
): Promise<{
  days: { from: IsoDate; to: IsoDate };
  uses: DiscountUseView[];
  sums: DiscountSum[];
  next: string | null;
}> {
  const days = daysOf(context, asked);
  const zone = context.profile.timeZone;
  const period = {
    ...{ from: startOfDay(days.from, zone), until: startOfDay(addDays(days.to, 1), zone) },
    discountId: asked.discount,
  };
  const { moves, sums } = await readDiscountMoves(context.db, period, { after: keyOf(after), size: size + 1, adds });
  const page = moves.slice(0, size);
  const people = await patientNames(context, [...new Set(page.map(({ patientId }) => patientId))]);
  const uses = page.map(({ actorKind: _kind, actorId: _id, ...move }) => ({
    ...move,
    patientName: people.get(move.patientId) ?? "",
    amountMinor: move.kind === "TAKE" ? move.amountMinor : -move.amountMinor,
  }));
  const last = moves.length > size ? page.at(-1) : undefined;
  return { days, uses, sums, next: last ? `${last.at}_${last.id}` : null };
}
