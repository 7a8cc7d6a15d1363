import type { StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { digest } from "./signing";

export const MPAISA_ACCOUNT = { mode: "test", clientId: "clinic-client", clientSecret: "contract-secret" } as const;

const HOST = "https://payments-staging.m-paisa.com";
const { clientId, clientSecret } = MPAISA_ACCOUNT;

/** M-PAiSA as the SDK mpaisa-js, written from its guide, speaks to it; a name is taken once, and nothing is told. */
export function mpaisaStandIn(): StandIn {
  const { entries, mood, controls, of: named } = ledger();
  const [gone, tokens] = [new Set<string>(), new Set<string>()];
  let takesTokens = true;
  /** The newest request of a payment, whose name its own begins with. */
  const of = (own: string): Entry => entries.findLast(({ key }) => key.startsWith(own)) ?? named(own);

  function authorize(asked: Record<string, unknown>): Response {
    if (asked["clientId"] !== clientId || asked["clientSecret"] !== clientSecret)
      return Response.json({ success: false, message: "Invalid credentials" }, { status: 401 });
    const token = crypto.randomUUID();
    tokens.add(token);
    return Response.json({ success: true, token, expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
  }

  function handshake(asked: URLSearchParams): Response {
    const text = (name: string) => asked.get(name) ?? "";
    const [own, amount, item] = [text("tID"), text("amt"), text("iDet")];
    const say = (response: number) => Response.json({ response, requestID: "" });
    if (text("cID") !== clientId || !/^https?:/.test(text("url"))) return say(105);
    if (own === "" || own.length > 200 || item === "" || item.length > 200) return say(106);
    if (!/^\d+\.\d\d$/.test(amount)) return say(103);
    if (entries.some(({ key }) => key === own)) return say(107);
    if (mood.refuses) return say(108);
    const id = String(700_000 + entries.length);
    entries.push({ id, key: own, own, word: "100", amount, currency: "FJD", text: item });
    const authdigestv2 = digest("sha256", `${own}${amount}${item}${clientSecret}100`).toUpperCase();
    return Response.json({ requestID: id, authdigestv2, response: 100, paymentspage: mood.page ?? `${HOST}/live/` });
  }

  function status(asked: URLSearchParams): Response {
    const entry = entries.find(({ id, key }) => id === asked.get("rID") && key === asked.get("tID") && !gone.has(key));
    if (!entry || asked.get("cID") !== clientId) return Response.json({ message: "not found" }, { status: 404 });
    const { own, id, word, amount } = entry;
    const response = /^\d+$/.test(word) ? Number(word) : word;
    return Response.json({ response, tID: own, rID: id, amt: amount, phone: "6797000000", completedate: "" });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "POST" && pathname === "/live/API/generateAuth")
      return authorize(JSON.parse(await bodyOf(request)) as Record<string, unknown>);
    const bearer = (request.headers.get("authorization") ?? "").replace("Bearer ", "");
    if (!takesTokens || !tokens.has(bearer)) return Response.json({ success: false }, { status: 401 });
    if (pathname === "/live/API/") return handshake(searchParams);
    return pathname === "/live/API/requeststatus" ? status(searchParams) : new Response("not here", { status: 404 });
  }

  return {
    ...controls,
    origins: [HOST],
    answer,
    say: (own, word) => void (of(own).word = word),
    alter: (own, change) => void Object.assign(of(own), change),
    forget: (own) => void gone.add(of(own).key),
    takesMoney: (own) => of(own).word === "100",
    expireTokens: () => tokens.clear(),
    refuseTokens: (on) => void (takesTokens = !on),
  };
}
