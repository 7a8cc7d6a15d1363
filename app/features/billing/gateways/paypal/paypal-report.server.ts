import type { ReportedMoney } from "../../domain/ledger/gateway-report";
import { listIn, partOf, wordIn } from "../call-gateway.server";
import { moneyOf } from "../gateway-truth";
import { GatewayRefused } from "../operations.server";
import type { PaypalCall } from "./paypal-call.server";
import { CLOSED } from "./paypal-truth";

type Call = (asked: PaypalCall) => Promise<Record<string, unknown>>;

const PAGE = 500;
/** What lists more pages, or names more payments by their captures alone, is not read. */
const MOST_PAGES = 10;
const MOST_ASKED = 100;

/** Codes of what happens (developer.paypal.com/docs/transaction-search/transaction-event-codes). */
const PAYMENT = /^T00\d\d$/;
const REFUND = "T1107";
/** S is completed, V completed and given back later; what is pending or denied has moved nothing. */
const MOVED: ReadonlySet<string> = new Set(["S", "V"]);

function kindOf(info: Record<string, unknown>): ReportedMoney["kind"] | null {
  const code = wordIn(info, "transaction_event_code");
  if (!MOVED.has(wordIn(info, "transaction_status"))) return null;
  if (code === REFUND) return "givenBack";
  const isReceived = !wordIn(partOf(info, "transaction_amount"), "value").startsWith("-");
  return PAYMENT.test(code) && isReceived ? "taken" : null;
}

const wholeSeconds = (at: number) => new Date(at).toISOString().replace(/\.\d+/, "");

async function transactions(call: Call, from: number, to: number): Promise<Record<string, unknown>[] | null> {
  const all: Record<string, unknown>[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = new URLSearchParams({
      ...{ start_date: wholeSeconds(from), end_date: wholeSeconds(to), fields: "transaction_info" },
      ...{ page_size: String(PAGE), page: String(page) },
    });
    const said = await call({ method: "GET", path: `/v1/reporting/transactions?${query.toString()}` });
    all.push(...listIn(said, "transaction_details").map((each) => partOf(each, "transaction_info")));
    if (page >= Number(said["total_pages"] ?? 1)) return all;
  }
  return null;
}

/** Our name for a transaction: its own, or that of the capture that it gives back, of which `asked` counts the questions. */
async function nameOf(call: Call, info: Record<string, unknown>, asked: { count: number }): Promise<string> {
  const own = wordIn(info, "custom_field");
  const capture = wordIn(info, "paypal_reference_id");
  if (own !== "" || wordIn(info, "paypal_reference_id_type") !== "TXN" || capture === "") return own;
  asked.count += 1;
  if (asked.count > MOST_ASKED) return "";
  try {
    return wordIn(
      await call({ method: "GET", path: `/v2/payments/captures/${encodeURIComponent(capture)}` }),
      "custom_id",
    );
  } catch (error) {
    // Another product's than Orders.
    if (error instanceof GatewayRefused) return "";
    throw error;
  }
}

/**
 * What PayPal took and gave back (paypal-rest-api-specifications, reporting_transactions_v1): at most 31 days at once, and
 * up to three hours late; null where there is more of it than is read.
 */
export async function paypalReport(call: Call, from: number, to: number): Promise<ReportedMoney[] | null> {
  const found = await transactions(call, from, to);
  if (found === null) return null;
  const reported: ReportedMoney[] = [];
  const asked = { count: 0 };
  for (const info of found) {
    const kind = kindOf(info);
    if (!kind) continue;
    const amount = partOf(info, "transaction_amount");
    const name = (await nameOf(call, info, asked)).replace(CLOSED, "");
    if (asked.count > MOST_ASKED) return null;
    const money = moneyOf(wordIn(amount, "value").replace("-", ""), wordIn(amount, "currency_code"));
    const at = Date.parse(wordIn(info, "transaction_initiation_date"));
    if (at >= from && at < to) reported.push({ kind, paymentId: name || null, at, ...money });
  }
  return reported;
}
