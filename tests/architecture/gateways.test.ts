import { expect, test } from "vitest";
import { GATEWAYS, PAYMENT_TARGETS, SECRET_FIELDS } from "~/features/billing/gateways/registry.server";
import { securityHeaders } from "~/platform/http/http.server";
import { projectFiles } from "./sources";

const ROOM = "app/features/billing/gateways";
/** The types that a payment may be stored with, and the words of each gateway. */
const ALLOWED = /^app\/features\/billing\/domain\/accounts\/gateway-type\.ts$|^app\/i18n\/messages\//;

/** What names a gateway in a file: its type as a literal, a host of its, and the name of a company. */
function namesOf({ type, targets, trial }: (typeof GATEWAYS)[number]): RegExp[] {
  const hosts = Object.values(targets)
    .flat()
    .map((origin) => new RegExp(new URL(origin).hostname.replaceAll(".", "\\.")));
  const company = trial ? [] : [new RegExp(`${type}(?!d\\b)`, "i")];
  return [new RegExp(`["'\`]${type}["'\`]`), ...hosts, ...company];
}

type Named = Pick<(typeof GATEWAYS)[number], "type">;

const folderOf = ({ type }: Named) => `${ROOM}/${type.toLowerCase()}/`;

/** Whether two gateways are of one company: the name of one begins with the other's. */
const isOfHouse = (one: Named, other: Named) => one.type.startsWith(other.type) || other.type.startsWith(one.type);

test("no gateway is named outside of its folder but in the registry and in its words", () => {
  const files = projectFiles("app", "workers", "party").filter(
    ({ path }) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !ALLOWED.test(path),
  );
  expect(files.length).toBeGreaterThan(1_500);
  const named = GATEWAYS.flatMap((gateway) => {
    const folder = folderOf(gateway);
    expect(
      files.some(({ path }) => path.startsWith(folder)),
      folder,
    ).toBe(true);
    const folders = GATEWAYS.filter((other) => isOfHouse(other, gateway)).map(folderOf);
    const outside = files.filter(
      ({ path }) => !folders.some((own) => path.startsWith(own)) && path !== `${ROOM}/registry.server.ts`,
    );
    return outside.flatMap(({ path, text }) =>
      namesOf(gateway).some((name) => name.test(text)) ? [`${path} names ${gateway.type}`] : [],
    );
  });
  expect(named).toEqual([]);
});

test("each gateway stands in the registry once, and asks for every field of its account", () => {
  expect(new Set(GATEWAYS.map(({ type }) => type)).size).toBe(GATEWAYS.length);
  for (const { connecting, type } of GATEWAYS) {
    if (connecting.kind === "press") continue;
    const asked = connecting.fields.flatMap((field) => (field.kind === "eventAddress" ? [] : [field.name]));
    expect(asked.sort(), type).toEqual(Object.keys(connecting.given.shape).sort());
    const secret = connecting.fields.flatMap((field) => (field.kind === "secret" ? [field.name] : []));
    expect(secret, type).not.toContain(connecting.publicField);
  }
});

test("what is hidden, and where a page to pay on may lead, is what the gateways declare", () => {
  for (const { connecting, type } of GATEWAYS)
    if (connecting.kind === "account")
      for (const field of connecting.fields)
        if (field.kind === "secret") expect(SECRET_FIELDS, type).toContain(field.name);
  expect(new Set(SECRET_FIELDS).size).toBe(SECRET_FIELDS.length);
  const policy = (payment?: typeof PAYMENT_TARGETS) => {
    const headers = new Headers({ "content-type": "text/html" });
    securityHeaders(headers, { nonce: "n", host: "suite.localhost", production: true, recaptcha: false, payment });
    return (headers.get("content-security-policy") ?? "").split("; ").filter((part) => /^(form|connect)-/.test(part));
  };
  const own = "connect-src 'self' wss://suite.localhost";
  expect(policy()).toEqual([own, "form-action 'self'"]);
  const [, forms] = policy(PAYMENT_TARGETS);
  for (const { targets, type } of GATEWAYS)
    for (const origin of targets.form) expect(forms?.split(" "), type).toContain(origin);
  const several = { form: ["https://pay.example"], connect: ["https://api.example"] };
  expect(policy(several)).toEqual([`${own} https://api.example`, "form-action 'self' https://pay.example"]);
});
