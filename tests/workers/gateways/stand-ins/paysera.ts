import type { MessageChange, StandIn } from "../contract/stand-in";
import { ledger } from "./ledger";
import { digest } from "./signing";

export const PAYSERA_ACCOUNT = { mode: "test", projectId: "248013", signPassword: "contract8sign0password" } as const;

const HOST = "https://sandbox.paysera.com";
const { projectId, signPassword } = PAYSERA_ACCOUNT;

const pack = (fields: Record<string, string>) =>
  Buffer.from(new URLSearchParams(fields).toString(), "utf8")
    .toString("base64")
    .replace(/\+/g, "-")
    .replace(/\//g, "_");

/** Paysera Checkout as lib-webtopay 3.1.5 speaks to it: everything is in the address of its page, and nothing is asked. */
export function payseraStandIn(): StandIn {
  const { entries, controls, of } = ledger();

  function page(query: URLSearchParams): Response {
    const refuse = (why: string) => new Response(`<html>${why}</html>`, { status: 400 });
    const data = query.get("data") ?? "";
    if (query.get("sign") !== digest("md5", `${data}${signPassword}`)) return refuse("0x1 sign");
    const plain = Buffer.from(data.replace(/-/g, "+").replace(/_/g, "/"), "base64").toString("utf8");
    const fields = new URLSearchParams(plain);
    const text = (name: string) => fields.get(name) ?? "";
    if (text("projectid") !== projectId || !/^1\.\d$/.test(text("version"))) return refuse("0x2 projectid");
    const own = text("orderid");
    if (own === "" || own.length > 40) return refuse("0x3 orderid");
    for (const name of ["accepturl", "cancelurl", "callbackurl"])
      if (!URL.canParse(text(name)) || text(name).length > 255) return refuse(`0x4 ${name}`);
    if (!/^[1-9]\d{0,10}$/.test(text("amount")) || !/^[A-Z]{3}$/.test(text("currency"))) return refuse("0x5 amount");
    if (!/^[A-Z]{3}$/.test(text("lang")) || text("paytext").length > 255) return refuse("0x6 lang");
    if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text("time_limit")) || text("test") !== "1") return refuse("0x7 test");
    const entry = { id: String(90_000_000 + entries.length), key: own, own, word: "new" };
    entries.push({ ...entry, amount: text("amount"), currency: text("currency"), text: text("paytext") });
    return new Response("<html>choose your bank</html>");
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const entry = { ...of(own), ...(change.own === undefined ? {} : { own: change.own }) };
    const fields: Record<string, string> = {
      projectid: projectId,
      orderid: entry.own,
      version: "1.6",
      lang: "eng",
      payment: "hanza",
      amount: entry.amount,
      currency: entry.currency,
      payamount: entry.amount,
      paycurrency: entry.currency,
      requestid: entry.id,
      status: change.event ? "3" : entry.word,
      test: "1",
    };
    const query = new URLSearchParams({ data: pack(fields) });
    const signature = digest("md5", `${query.get("data") ?? ""}${change.secret ?? signPassword}`);
    if (!change.unsigned) query.set("ss1", signature);
    if (change.altered === "signed") query.set("data", pack({ ...fields, amount: `${entry.amount}0` }));
    return Promise.resolve(new Request(`${url}?${query.toString()}${change.byte ? "&z=1" : ""}`));
  }

  return {
    ...controls,
    origins: [HOST],
    answer: (request) => {
      const { pathname, searchParams } = new URL(request.url);
      return pathname === "/pay/" ? page(searchParams) : new Response("not here", { status: 404 });
    },
    takesMoney: (own) => of(own).word === "new",
    message,
  };
}
