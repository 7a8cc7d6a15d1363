import { commit } from "~/db/commit.server";
import { addDays, DAY_MS, type IsoDate } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";
import type { RequestContext } from "~/platform/context.server";
import { UpstreamError } from "~/platform/http/errors.server";
import { readGateways } from "../../data/accounts/gateways.server";
import {
  bookedAt,
  dropComparisonsBefore,
  paymentsOfDay,
  saveComparison,
  type GatewayDay,
} from "../../data/ledger/gateway-comparisons.server";
import type { GatewayType } from "../../domain/accounts/gateway-type";
import { differencesOf, type GatewayComparison } from "../../domain/ledger/gateway-report";
import { GatewayRefused, type Operations } from "../../gateways/operations.server";
import { gatewayOf } from "../accounts/gateway-of.server";

/** A report may lag so far behind; some take three hours. */
const LAG_MS = 6 * 3_600_000;
/** A payment is on its way for so long at most, so that it may be booked so long after its gateway has it. */
const MOST_BEFORE_MS = 14 * DAY_MS;
const MOST_DIFFERENCES = 20;
const KEPT_DAYS = 60;

/** The last day whose reports are whole, in the organization's time zone. */
function lastReportedDay({ now, profile }: RequestContext): IsoDate {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: profile.timeZone }).format(now - LAG_MS);
  return addDays(today, -1);
}

async function compared(
  context: RequestContext,
  report: NonNullable<Operations["report"]>,
  day: GatewayDay,
): Promise<Pick<GatewayComparison, "state" | "differences">> {
  const { from, to } = day;
  const own = await paymentsOfDay(context.db, day);
  const begun = Math.min(from - DAY_MS, ...own.map(({ createdAt }) => createdAt));
  const around = await report(Math.max(begun, from - MOST_BEFORE_MS), Math.min(to + DAY_MS, context.now));
  if (around === null) return { state: "NOT_REPORTED", differences: [] };
  const ids = new Set([...own.map(({ id }) => id), ...around.flatMap(({ paymentId }) => paymentId ?? [])]);
  const { ours, booked } = await bookedAt(context.db, day, [...ids]);
  const reported = around.filter(({ at }) => at >= from && at < to);
  const differences = differencesOf({ reported, around }, booked, (id) => ours.has(id));
  return {
    state: differences.length === 0 ? "EQUAL" : "DIFFERS",
    differences: differences.slice(0, MOST_DIFFERENCES),
  };
}

async function compareOne(context: RequestContext, gatewayType: GatewayType, day: IsoDate): Promise<GatewayComparison> {
  const zone = context.profile.timeZone;
  const span = { gatewayType, from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone) };
  const report = (await gatewayOf(context, gatewayType))?.report;
  if (!report) return { gatewayType, day, state: "NOT_REPORTED", differences: [] };
  try {
    return { gatewayType, day, ...(await compared(context, report, span)) };
  } catch (error) {
    if (!(error instanceof UpstreamError || error instanceof GatewayRefused)) throw error;
    return { gatewayType, day, state: "UNREACHABLE", differences: [] };
  }
}

/**
 * Compares the books with what each gateway that is on reports of a day, and keeps what came of it. It asks nobody's
 * permission: whoever calls it has.
 * @param day in the organization's time zone; the last whole one where it is left out
 */
export async function compareGateways(
  context: RequestContext,
  day: IsoDate = lastReportedDay(context),
): Promise<GatewayComparison[]> {
  const { db, now } = context;
  const on = (await readGateways(db)).filter(({ status }) => status === "ACTIVE");
  const comparisons: GatewayComparison[] = [];
  for (const { type } of on) comparisons.push(await compareOne(context, type, day));
  if (comparisons.length > 0)
    await commit(context, {
      writes: [
        ...comparisons.map((comparison) => saveComparison(db, comparison, now)),
        dropComparisonsBefore(db, addDays(lastReportedDay(context), -KEPT_DAYS)),
      ],
      audit: [
        {
          action: "ledger.compared",
          subjectKind: "organization",
          fields: ["comparison"],
        },
      ],
      result: null,
    });
  return comparisons;
}
