import type { GatewayType } from "../accounts/gateway-type";
import type { Money } from "../payments/payment";

/** Money that a gateway reports of a payment: it took it, or it gave it back. */
export interface ReportedMoney extends Money {
  /** Our name for the payment; null where the gateway names none of ours. */
  paymentId: string | null;
  kind: "taken" | "givenBack";
  /** When, UTC ms. */
  at: number;
}

/** Money that the books hold of a payment at its gateway. */
export interface BookedMoney extends Money {
  paymentId: string;
  kind: ReportedMoney["kind"];
  /** It was booked on the day that is compared. */
  isOfDay: boolean;
}

/**
 * DIFFERS: the differences say how. NOT_REPORTED: the gateway has no report, or more in it than is read. UNREACHABLE: it
 * did not answer.
 */
export const COMPARISON_STATES = ["EQUAL", "DIFFERS", "NOT_REPORTED", "UNREACHABLE"] as const;
type ComparisonState = (typeof COMPARISON_STATES)[number];

/** One payment of which the gateway says something else than the books, in the currency's minor unit. */
export interface GatewayDifference {
  paymentId: string;
  kind: ReportedMoney["kind"];
  currencyCode: string;
  bookedMinor: number;
  reportedMinor: number;
}

export interface GatewayComparison {
  gatewayType: GatewayType;
  /** In the organization's time zone, YYYY-MM-DD. */
  day: string;
  state: ComparisonState;
  /** At most twenty. */
  differences: readonly GatewayDifference[];
}

const keyOf = ({ paymentId, kind, currencyCode }: Omit<GatewayDifference, "bookedMinor" | "reportedMinor">) =>
  JSON.stringify([paymentId, kind, currencyCode]);

function sums(all: readonly (Money & { paymentId: string | null; kind: ReportedMoney["kind"] })[]) {
  const sum = new Map<string, number>();
  for (const { paymentId, kind, currencyCode, amountMinor } of all) {
    if (paymentId === null) continue;
    const key = keyOf({ paymentId, kind, currencyCode });
    sum.set(key, (sum.get(key) ?? 0) + amountMinor);
  }
  return sum;
}

/**
 * Where a gateway's report and the books differ: what it reports of the day must be booked, and what was booked on the
 * day must be reported, a little earlier or later. Money that names no payment of the organization's is another
 * business of its account's.
 * @param report what is reported of the day, and `around` it
 * @param booked of every payment that is named, whenever it was booked
 */
export function differencesOf(
  report: { reported: readonly ReportedMoney[]; around: readonly ReportedMoney[] },
  booked: readonly BookedMoney[],
  isOurs: (paymentId: string) => boolean,
): GatewayDifference[] {
  const [all, held] = [sums(report.around), sums(booked)];
  const ofDay = new Set([...sums(report.reported).keys(), ...sums(booked.filter((each) => each.isOfDay)).keys()]);
  return [...ofDay].flatMap((key): GatewayDifference[] => {
    const [paymentId, kind, currencyCode] = JSON.parse(key) as [string, ReportedMoney["kind"], string];
    const [bookedMinor, reportedMinor] = [held.get(key) ?? 0, all.get(key) ?? 0];
    return bookedMinor === reportedMinor || !isOurs(paymentId)
      ? []
      : [{ paymentId, kind, currencyCode, bookedMinor, reportedMinor }];
  });
}
