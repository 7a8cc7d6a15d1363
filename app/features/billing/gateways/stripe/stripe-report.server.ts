import { UpstreamError } from "~/platform/http/errors.server";
import type { ReportedMoney } from "../../domain/ledger/gateway-report";
import { fromGatewayUnits } from "../amount-units";
import { listIn, partOf, wordIn } from "../call-gateway.server";
import { StripeKeyRefused, type StripeCall } from "./stripe-call.server";
import { STRIPE_UNITS } from "./stripe-units";

type Call = (asked: Omit<StripeCall, "secretKey">) => Promise<Record<string, unknown>>;

const PAGE = 100;
/** What lists more pages, or names more payments by their intents alone, is not read. */
const MOST_PAGES = 30;
const MOST_ASKED = 100;

const KINDS = { charge: "taken", refund: "givenBack" } as const satisfies Record<string, ReportedMoney["kind"]>;

/**
 * A charge or a refund behind a balance transaction: what the payer paid or got, in their currency. The sign of the
 * transaction says whether it failed later, which takes it back.
 */
function moneyIn(
  transaction: Record<string, unknown>,
): (Omit<ReportedMoney, "paymentId"> & { source: Record<string, unknown> }) | null {
  const source = partOf(transaction, "source");
  const kind = Reflect.get(KINDS, wordIn(source, "object")) as ReportedMoney["kind"] | undefined;
  if (!kind) return null;
  const currencyCode = wordIn(source, "currency").toUpperCase();
  const amount = fromGatewayUnits(STRIPE_UNITS, Number(source["amount"] ?? 0), currencyCode);
  const isUndone = Number(transaction["amount"]) < 0 === (kind === "taken");
  const at = Number(transaction["created"]) * 1_000;
  return { kind, currencyCode, amountMinor: isUndone ? -amount : amount, at, source };
}

const nameIn = (object: Record<string, unknown>) => wordIn(partOf(object, "metadata"), "paymentId");

/** The names that payment intents have of ours, each asked for once. */
function intentNames(call: Call) {
  const names = new Map<string, string>();
  return async (source: Record<string, unknown>): Promise<string | undefined> => {
    const intent = wordIn(source, "payment_intent");
    const known = nameIn(source) || names.get(intent);
    if (known !== undefined || intent === "") return known ?? "";
    if (names.size >= MOST_ASKED) return undefined;
    const name = nameIn(await call({ method: "GET", path: `/v1/payment_intents/${encodeURIComponent(intent)}` }));
    names.set(intent, name);
    return name;
  };
}

/** The balance transactions of some time, a page after the other; null where there are too many. */
async function transactions(call: Call, from: number, to: number): Promise<Record<string, unknown>[] | null> {
  const all: Record<string, unknown>[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({
      "created[gte]": String(Math.ceil(from / 1_000)),
      "created[lt]": String(Math.ceil(to / 1_000)),
      "expand[]": "data.source",
      limit: String(PAGE),
      ...(all.length > 0 ? { starting_after: wordIn(all.at(-1) ?? {}, "id") } : {}),
    });
    const said = await call({ method: "GET", path: `/v1/balance_transactions?${query.toString()}` });
    if (!Array.isArray(said["data"])) throw new UpstreamError("gatewayUnreachable");
    all.push(...listIn(said, "data"));
    if (said["has_more"] !== true) return all;
  }
  return null;
}

/**
 * What Stripe took and gave back (docs.stripe.com/api/balance_transactions/list); null where there is more of it than is
 * read, or the key may not read it.
 */
export async function stripeReport(call: Call, from: number, to: number): Promise<ReportedMoney[] | null> {
  try {
    const found = await transactions(call, from, to);
    if (found === null) return null;
    const nameOf = intentNames(call);
    const reported: ReportedMoney[] = [];
    for (const money of found.map(moneyIn)) {
      if (!money) continue;
      const { source, ...rest } = money;
      const name = await nameOf(source);
      if (name === undefined) return null;
      reported.push({ ...rest, paymentId: name || null });
    }
    return reported;
  } catch (error) {
    if (error instanceof StripeKeyRefused && error.httpStatus === 403) return null;
    throw error;
  }
}
