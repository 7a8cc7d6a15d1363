import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";

export const MTN_ACCOUNT = {
  market: "mtnghana",
  apiUser: "6f0c3c7e-4a5b-4f0e-9d52-0a1b2c3d4e5f",
  apiKey: "contract-api-key",
  subscriptionKey: "contract-subscription-key",
} as const;

const HOST = "https://proxy.momoapi.mtn.com";
const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

interface Requested extends Entry {
  externalId: string;
}

const fail = (status: number, code: string) => Response.json({ code, message: code }, { status });

/** MTN's Collections as momodeveloper.mtn.com describes it, in the market of Ghana: nothing is signed. */
export function mtnStandIn(): StandIn {
  const { entries, mood, controls, of, known } = ledger<Requested>();
  const tokens = new Set<string>();
  let takesTokens = true;

  function token(request: Request): Response {
    const basic = `Basic ${btoa(`${MTN_ACCOUNT.apiUser}:${MTN_ACCOUNT.apiKey}`)}`;
    if (request.headers.get("authorization") !== basic) return fail(401, "UNAUTHORIZED");
    const access = crypto.randomUUID();
    tokens.add(access);
    return Response.json({ access_token: access, token_type: "access_token", expires_in: 3600 });
  }

  function begin(request: Request, asked: Record<string, unknown>): Response {
    const reference = request.headers.get("x-reference-id") ?? "";
    if (!UUID_4.test(reference)) return fail(400, "INVALID_REFERENCE_ID");
    if (entries.some(({ key }) => key === reference)) return fail(409, "RESOURCE_ALREADY_EXIST");
    if (!URL.canParse(request.headers.get("x-callback-url") ?? "")) return fail(400, "INVALID_CALLBACK_URL_HOST");
    const text = (name: string) => (typeof asked[name] === "string" ? asked[name] : "");
    const [amount, currency, externalId, note] = [
      text("amount"),
      text("currency"),
      text("externalId"),
      text("payeeNote"),
    ];
    const payer = (asked["payer"] ?? {}) as Record<string, unknown>;
    if (currency !== "GHS") return fail(500, "INVALID_CURRENCY");
    if (!/^\d+(\.\d{1,2})?$/.test(amount) || externalId === "") return fail(400, "BAD_REQUEST");
    if (payer["partyIdType"] !== "MSISDN" || !/^[1-9]\d{6,14}$/.test(String(payer["partyId"])))
      return fail(400, "PAYER_NOT_FOUND");
    const message = text("payerMessage");
    if ([message, note].some((each) => each.length > 160 || !/^[A-Za-z0-9.,\- ]*$/.test(each)))
      return fail(400, "BAD_REQUEST");
    if (mood.refuses) return fail(400, "NOT_ALLOWED");
    const entry = { id: reference, key: reference, own: reference, externalId, word: "PENDING", amount, currency };
    entries.push({ ...entry, text: message });
    return new Response(null, { status: 202 });
  }

  function shown(entry: Requested) {
    const [status = "", reason] = entry.word.split("/");
    return {
      ...(status === "SUCCESSFUL" ? { financialTransactionId: "1234567890" } : {}),
      externalId: entry.own === entry.key ? entry.externalId : entry.own,
      amount: entry.amount,
      currency: entry.currency,
      status,
      ...(reason === undefined ? {} : { reason }),
    };
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (request.headers.get("ocp-apim-subscription-key") !== MTN_ACCOUNT.subscriptionKey)
      return fail(401, "ACCESS_DENIED");
    if (pathname === "/collection/token/" && request.method === "POST") return token(request);
    const bearer = (request.headers.get("authorization") ?? "").replace("Bearer ", "");
    if (!takesTokens || !tokens.has(bearer)) return fail(401, "INVALID_TOKEN");
    if (request.headers.get("x-target-environment") !== MTN_ACCOUNT.market) return fail(400, "INVALID_TARGET");
    if (request.method === "POST" && pathname === "/collection/v1_0/requesttopay")
      return begin(request, JSON.parse(await bodyOf(request)) as Record<string, unknown>);
    const [, reference = ""] = /^\/collection\/v1_0\/requesttopay\/(.+)$/.exec(pathname) ?? [];
    const entry = known(reference);
    return entry ? Response.json(shown(entry)) : fail(404, "RESOURCE_NOT_FOUND");
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const told = shown(of(own));
    const body = JSON.stringify({
      ...told,
      ...(change.own === undefined ? {} : { externalId: change.own }),
      ...(change.altered ? { amount: "1" } : {}),
      ...(change.event ? { externalId: undefined } : {}),
    });
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Request(url, { method: "PUT", headers, body: change.byte ? `${body} ` : body }));
  }

  return {
    ...controls,
    origins: [HOST],
    answer,
    takesMoney: (own) => of(own).word === "PENDING",
    message,
    expireTokens: () => tokens.clear(),
    refuseTokens: (on) => void (takesTokens = !on),
  };
}
