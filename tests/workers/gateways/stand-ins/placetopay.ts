import { createHash } from "node:crypto";
import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { digest } from "./signing";

export const PLACETOPAY_ACCOUNT = {
  country: "CO",
  login: "login-contract",
  secretKey: "secret-key-contract",
  mode: "test",
} as const;

const HOST = "https://checkout-test.placetopay.com";
const FIVE_MINUTES_MS = 300_000;
/** ISO 4217's decimals of the currencies of its markets. */
const DIGITS: Readonly<Record<string, number>> = { COP: 2, USD: 2, CLP: 0, CRC: 2, UYU: 2, PAB: 2, HNL: 2, BZD: 2 };

interface Session extends Entry {
  refunded: boolean;
}

interface Asked {
  auth?: { login?: string; tranKey?: string; nonce?: string; seed?: string };
  locale?: string;
  payment?: { reference?: string; description?: string; amount?: { currency?: string; total?: unknown } };
  expiration?: string;
  returnUrl?: string;
  ipAddress?: string;
  userAgent?: string;
  internalReference?: unknown;
  action?: string;
}

const fail = (status: number, reason: string, message: string) =>
  Response.json({ status: { status: "FAILED", reason, message, date: new Date().toISOString() } }, { status });

/** What is wrong with the authentication: its own codes. */
function authFault({ auth }: Asked): string | null {
  const { login, tranKey, nonce = "", seed = "" } = auth ?? {};
  if (login !== PLACETOPAY_ACCOUNT.login) return "101";
  if (Number.isNaN(Date.parse(seed)) || Math.abs(Date.now() - Date.parse(seed)) > FIVE_MINUTES_MS) return "103";
  const hash = createHash("sha256").update(Buffer.from(nonce, "base64"));
  return hash.update(seed + PLACETOPAY_ACCOUNT.secretKey).digest("base64") === tranKey ? null : "102";
}

function faultOf({ payment, expiration = "", returnUrl = "", ...asked }: Asked): string | null {
  const { currency = "", total } = payment?.amount ?? {};
  const digits = DIGITS[currency];
  const { reference = "", description = "" } = payment ?? {};
  if (digits === undefined) return "currency";
  if (typeof total !== "number" || total <= 0 || Number(total.toFixed(digits)) !== total) return "total";
  if (reference === "" || reference.length > 32) return "reference";
  if (description === "" || description.length > 250) return "description";
  if (!(Date.parse(expiration) > Date.now() + FIVE_MINUTES_MS)) return "expiration";
  if (!URL.canParse(returnUrl)) return "returnUrl";
  if (!/^[a-z]{2}_[A-Z]{2}$/.test(asked.locale ?? "")) return "locale";
  if (!/^[\d.:a-f]+$/.test(asked.ipAddress ?? "")) return "ipAddress";
  return asked.userAgent ? null : "userAgent";
}

function shown({ id, word, own, amount, currency, refunded }: Session): Record<string, unknown> {
  const [status = "", reason = "", attempt = ""] = word.split("/");
  const money = { currency, total: Number(amount) };
  const tried = status === "APPROVED" ? "APPROVED" : attempt;
  const payment = { status: { status: tried }, internalReference: Number(id) + 7, reference: own, refunded };
  return {
    requestId: Number(id),
    status: { status, reason, message: "", date: "2026-01-01T00:00:00-05:00" },
    request: { payment: { reference: own, amount: money } },
    payment: tried === "" ? null : [{ ...payment, amount: { from: money, to: money, factor: 1 } }],
  };
}

/** Sessions, reversals and notifications as Placetopay's documentation describes them. */
export function placetopayStandIn(): StandIn {
  const book = ledger<Session>();

  function create(asked: Asked): Response {
    const fault = book.mood.refuses ? "site" : faultOf(asked);
    if (fault !== null) return fail(400, "BR", `The ${fault} is not valid`);
    const { reference: own = "", description: text = "", amount } = asked.payment ?? {};
    const id = String(book.entries.length + 81_000);
    const money = { amount: String(amount?.total), currency: amount?.currency ?? "" };
    book.entries.push({ id, key: own, own, word: "PENDING", text, ...money, refunded: false });
    const processUrl = book.mood.page ?? `${HOST}/session/${id}/5ecre7`;
    return Response.json({ status: { status: "OK", reason: "PC" }, requestId: Number(id), processUrl });
  }

  function cancel(session: Session): Response {
    if (session.word !== "PENDING") return fail(400, "BR", "The session can not be cancelled");
    session.word = "REJECTED/MC";
    return Response.json(shown(session));
  }

  function reverse({ internalReference, action }: Asked): Response {
    const session = book.entries.find(({ id }) => Number(id) + 7 === Number(internalReference));
    if (!session || action !== "reverse" || session.word !== "APPROVED")
      return fail(400, "BR", "No transaction to reverse");
    if (session.refunded) return fail(400, "BR", "Transaction already refunded");
    session.refunded = true;
    book.giveBack(session);
    return Response.json({ status: { status: "APPROVED", reason: "00" }, payment: { status: { status: "APPROVED" } } });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const asked = JSON.parse(await bodyOf(request)) as Asked;
    const fault = authFault(asked);
    if (fault !== null) return fail(401, fault, "Authentication failed");
    if (pathname === "/api/transaction") return reverse(asked);
    const [, , , id = "", act] = pathname.split("/");
    if (id === "") return create(asked);
    const session = book.byId(id);
    if (!session) return fail(404, "NF", "The session does not exist");
    return act === "cancel" ? cancel(session) : Response.json(shown(session));
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const session = book.of(own);
    const requestId = change.own === undefined ? Number(session.id) : 99_999;
    const status = { status: "APPROVED", reason: "00", message: "", date: "2026-01-01T00:00:00-05:00" };
    const secret = change.secret ?? PLACETOPAY_ACCOUNT.secretKey;
    const signature = `sha256:${digest("sha256", `${String(requestId)}${status.status}${status.date}${secret}`)}`;
    const told = { status, requestId, reference: change.altered === "unsigned" ? "another" : own };
    if (change.altered === "signed") told.status.status = "REJECTED";
    const body = JSON.stringify({ ...told, ...(change.unsigned ? {} : { signature }) });
    return Promise.resolve(new Request(url, { method: "POST", body: change.byte ? `${body} ` : body }));
  }

  return {
    ...book.controls,
    origins: [HOST],
    answer,
    takesMoney: (own) => book.of(own).word === "PENDING",
    message,
  };
}
