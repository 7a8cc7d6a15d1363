import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { keyed } from "./signing";

export const PAGOFACIL_ACCOUNT = {
  serviceToken: "token-service-contract",
  serviceSecret: "token-secret-contract",
  userName: "user@contract.example",
  password: "password-contract",
  mode: "test",
} as const;

const API = "https://apis-dev.pgf.cl";
const NEEDED = ["x_reference", "x_customer_email", "x_url_complete", "x_url_callback", "x_url_cancel"];

interface Trx extends Entry {
  reference: string;
}

const fail = (status: number, error: string) => Response.json({ message: error, error }, { status });

/** What is signed: every field that begins with `x_`, in the order of the names. */
function signatureOf(fields: Readonly<Record<string, unknown>>, secret: string): string {
  const names = Object.keys(fields).filter((name) => name.startsWith("x_") && name !== "x_signature");
  const signed = names.sort((one, other) => (one < other ? -1 : 1)).map((name) => `${name}${String(fields[name])}`);
  return keyed("sha256", secret, signed.join(""));
}

/** Transactions, login and signed callbacks as the published documents and SDKs of Pago Fácil describe them. */
export function pagofacilStandIn(): StandIn {
  const book = ledger<Trx>();
  let [tokens, refuses] = [new Set<string>(), false];

  function login(asked: Record<string, unknown>): Response {
    const { userName, password } = PAGOFACIL_ACCOUNT;
    if (asked["username"] !== userName || asked["password"] !== password) return fail(401, "Credenciales inválidas");
    const token = crypto.randomUUID();
    tokens.add(token);
    return Response.json({ data: { access_token_jwt: token, expires_in: 86_400, token_type: "Bearer" } });
  }

  function create(asked: Record<string, unknown>): Response {
    const of = (name: string) => (typeof asked[name] === "string" ? asked[name] : "");
    const amount = asked["x_amount"];
    if (book.mood.refuses) return fail(403, "Servicio Inexistente, Deshabilitado, o Sin Acceso por el usuario.");
    if (of("x_account_id") !== PAGOFACIL_ACCOUNT.serviceToken) return fail(403, "Servicio Inexistente");
    if (signatureOf(asked, PAGOFACIL_ACCOUNT.serviceSecret) !== of("x_signature")) return fail(400, "Firma inválida");
    if (NEEDED.some((name) => of(name) === "") || of("x_shop_country") !== "CL") return fail(400, "Faltan campos");
    if (of("x_currency") !== "CLP" || !Number.isInteger(amount) || Number(amount) < 500)
      return fail(400, "Monto inválido");
    if (of("x_session_id").length > 61) return fail(400, "x_session_id inválido");
    if (book.entries.some(({ reference }) => reference === of("x_reference"))) return fail(400, "TRX Ya existe.");
    const id = String(337_756 + book.entries.length);
    const own = of("x_session_id");
    const told = { amount: String(amount), currency: "CLP", text: "", reference: of("x_reference") };
    book.entries.push({ id, key: own, own, word: "pending", ...told });
    const url = book.mood.page ?? `https://gw-dev.pagofacil.cl/payTransaction/?Authorization=${id}`;
    const payUrl = [
      { code: "webpay", url: `${url}&m=webpay` },
      { code: "gateway", url },
    ];
    return Response.json({ data: { idTrx: Number(id), payUrl } });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const text = await bodyOf(request);
    const asked = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
    if (pathname === "/users/login") return login(asked);
    if (pathname === "/trxs") return create(asked);
    const token = (request.headers.get("authorization") ?? "").replace("Bearer ", "");
    if (refuses || !tokens.has(token)) return fail(401, "Token inválido");
    const trx = book.byId(pathname.split("/")[2] ?? "");
    if (!trx) return fail(403, "TRX inexistente o no tienes permisos.");
    const { id, reference, key, own, amount, word: status } = trx;
    const orderIdTienda = own === key ? reference : own;
    return Response.json({ data: { idTrx: Number(id), orderIdTienda, amount: `${amount}.00`, status, authCode: "1" } });
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const { reference, amount, word } = book.of(own);
    const fields: Record<string, string> = {
      x_account_id: PAGOFACIL_ACCOUNT.serviceToken,
      x_amount: amount,
      x_currency: "CLP",
      x_gateway_reference: "9001",
      x_reference: change.own ?? reference,
      x_result: change.event ? "nullified" : word === "complete" ? "completed" : word,
      x_test: "true",
      x_timestamp: "2026-01-01T00:00:00Z",
    };
    const signature = signatureOf(fields, change.secret ?? PAGOFACIL_ACCOUNT.serviceSecret);
    if (change.altered === "signed") fields["x_result"] = "failed";
    const sent = new URLSearchParams({ ...fields, ...(change.unsigned ? {} : { x_signature: signature }) });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return Promise.resolve(
      new Request(url, { method: "POST", headers, body: sent.toString() + (change.byte ? "0" : "") }),
    );
  }

  return {
    ...book.controls,
    origins: [API],
    answer,
    takesMoney: (own) => book.of(own).word === "pending",
    expireTokens: () => void (tokens = new Set()),
    refuseTokens: (on) => void (refuses = on),
    message,
  };
}
