import { ForbiddenError, UpstreamError } from "~/platform/http/errors.server";
import type { GatewayTruth } from "../../domain/payments/payment";
import { objectIn, pageAt, wordIn } from "../call-gateway.server";
import { cutText, decimalText } from "../gateway-text";
import { moneyOf, NOT_KNOWN, stateBy } from "../gateway-truth";
import { BY_HAND, GatewayRefused, type Checkout, type Operations } from "../operations.server";
import { namesOf, paymentNamed } from "../second-name";
import { digestHex, sameSignature } from "../signing.server";
import { MPAISA_HOSTS, type MpaisaAccount } from "./mpaisa-account";
import { askMpaisa } from "./mpaisa-call.server";

/** The code of a request that was begun and that nobody has paid yet. */
const BEGUN = "100";
const MOST_CHARACTERS = 200;

const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  [BEGUN]: "open",
  "101": "paid",
  "113": "paid",
  // Given back since.
  "114": "paid",
  "102": "failed",
  "103": "failed",
  "105": "failed",
  "106": "failed",
  "108": "failed",
  "109": "failed",
  "110": "failed",
  "155": "failed",
  "104": "closed",
  "111": "closed",
  "112": "closed",
};

interface Signed {
  name: string;
  amount: string;
  item: string;
  code: string;
}

/** By what M-PAiSA shows that an answer is its own. */
export const mpaisaDigest = async (secret: string, { name, amount, item, code }: Signed): Promise<string> =>
  (await digestHex("SHA-256", `${name}${amount}${item}${secret}${code}`)).toUpperCase();

/** M-PAiSA asks for both names of a payment: ours, and the one that it gave. */
const referenceOf = (name: string, request: string) => `${name}:${request}`;

/** Begins a request under a name. @throws GatewayRefused with M-PAiSA's code, UpstreamError where it is not its answer */
async function requested(account: MpaisaAccount, name: string, checkout: Checkout, now: number) {
  const asked = {
    url: checkout.returnUrl,
    tID: name,
    amt: decimalText(checkout.amountMinor, 2),
    cID: account.clientId,
    iDet: cutText(checkout.description, MOST_CHARACTERS),
  };
  const answer = await askMpaisa(account, now, "", asked);
  const said = objectIn(answer);
  const [code, request] = [wordIn(said, "response"), wordIn(said, "requestID")];
  if (code !== BEGUN) throw new GatewayRefused(code || String(answer.status));
  const signed = { name, amount: asked.amt, item: asked.iDet, code };
  if (!sameSignature(wordIn(said, "authdigestv2"), await mpaisaDigest(account.clientSecret, signed)))
    throw new UpstreamError("gatewayUnreachable");
  const page = new URL(pageAt(wordIn(said, "paymentspage"), [MPAISA_HOSTS[account.mode]]));
  for (const [key, value] of Object.entries({ ...asked, rID: request })) page.searchParams.set(key, value);
  return { reference: referenceOf(name, request), checkoutUrl: page.toString() };
}

/** Payments at a page of M-PAiSA. The amount stands in its address; what was paid, only a question tells. */
export function mpaisaOperations(account: MpaisaAccount, now: number): Operations<"redirect"> {
  return {
    begin: async (checkout) => {
      const [first, second] = namesOf(checkout.paymentId);
      return requested(account, first, checkout, now).catch((error: unknown) => {
        // The name may be taken, by a try whose answer was lost.
        if (!(error instanceof GatewayRefused) || error.reason === "foreign_page") throw error;
        return requested(account, second, checkout, now);
      });
    },
    ask: async (reference) => {
      const [tID = "", rID = ""] = reference.split(":");
      const answer = await askMpaisa(account, now, "requeststatus", { rID, tID, cID: account.clientId });
      if (answer.status === 404) return NOT_KNOWN;
      const said = objectIn(answer);
      const code = wordIn(said, "response") || wordIn(said, "rCode");
      return {
        ...stateBy(STATES, code),
        ...moneyOf(wordIn(said, "amt") || wordIn(said, "amount"), "FJD"),
        paymentId: paymentNamed(wordIn(said, "tID")) || null,
        ...(code === "114" ? { refund: "done" as const } : {}),
      };
    },
    // A request ends by itself only.
    close: () => Promise.resolve(),
    giveBack: () => Promise.reject(new GatewayRefused(BY_HAND)),
    // It tells nothing by itself.
    verify: () => Promise.reject(new ForbiddenError()),
  };
}
