import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { request, type LoopbackResponse } from "../../scripts/worker/request";
import { servePractice } from "../support/booking";
import { openHouse, type House } from "./people";
import { isWidgetPage } from "../../app/kernel/widget-page";
import { allSurfaces } from "./surfaces";
import { filled } from "./cases";
import { inTurns } from "./check";

const operator = inject("served");
const base = "/secure/providerweb";
let house: House;

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  host?: string;
}

const send = (path: string, { method = "GET", host = house.organization.host, ...rest }: Sent = {}) =>
  request({ port: operator.port, host, path, method, ...rest });
const json = { "content-type": "application/json" };
const upgrade = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};
const form = { "content-type": "application/x-www-form-urlencoded" };
const errorCodeOf = ({ body }: LoopbackResponse): unknown => JSON.parse(body).errorCode;

/** A creator's sign-in by the form, as a browser sends it. */
const signIn = () =>
  send(`${base}/login`, {
    method: "POST",
    headers: { ...form, origin: house.organization.url },
    body: new URLSearchParams({
      username: house.organization.creator.email,
      password: house.organization.creator.password,
    }).toString(),
  });

beforeAll(async () => {
  house = await openHouse(operator, "TENANT_DB_0");
});

describe("who may write at all", () => {
  const path = "/app/static/javascriptError";
  const report = { method: "POST", body: JSON.stringify({ name: "TypeError" }) };

  test("a page of another site is refused, on calls and on screens", async () => {
    const foreign = { origin: "https://elsewhere.example" };
    const call = await send(path, { ...report, headers: { ...json, ...foreign } });
    expect([call.status, errorCodeOf(call)]).toEqual([403, "foreignOrigin"]);
    const screen = await send(`${base}/login`, {
      method: "POST",
      headers: { ...form, ...foreign },
      body: "username=a",
    });
    expect(screen.status).toBe(403);
  });

  test("another organization of the same platform is another site", async () => {
    const headers = { ...json, origin: `http://other.localhost:${operator.port}` };
    expect((await send(path, { ...report, headers })).status).toBe(403);
  });

  test.each(["cross-site", "same-site"])("a browser that says %s is refused, whatever the origin", async (site) => {
    const headers = { ...json, origin: house.organization.url, "sec-fetch-site": site };
    expect((await send(path, { ...report, headers })).status).toBe(403);
  });

  test("a cookie without an origin is refused, a request without both passes", async () => {
    const cookie = "__Host-vp_session=anything";
    expect((await send(path, { ...report, headers: { ...json, cookie } })).status).toBe(403);
    expect((await send(path, { ...report, headers: json })).status).toBe(200);
  });

  test("a bearer token needs no origin", async () => {
    const { organizationId } = house.organization;
    const headers = { ...json, authorization: `Bearer ${house.bearer}` };
    expect((await send(`/metaData/${organizationId}`, { headers })).status).toBe(200);
    expect((await send(path, { ...report, headers })).status).toBe(200);
  });

  test("a socket from another site, or from no site, is refused", async () => {
    const room = `/realtime/waitingRoom/${house.ids.room}`;
    const origins: Record<string, string>[] = [{ origin: "https://elsewhere.example" }, {}];
    for (const origin of origins) expect((await send(room, { headers: { ...upgrade, ...origin } })).status).toBe(403);
    const own = await send(room, { headers: { ...upgrade, origin: house.organization.url } });
    expect([own.status, errorCodeOf(own)]).toEqual([401, "notSignedIn"]);
  });
});

describe("a provider's board", () => {
  const watch = async (employeeId: string, more: Record<string, string> = {}) => {
    const headers = { ...upgrade, origin: house.organization.url, ...more };
    const answer = await send(`/realtime/scheduleBoard/${employeeId}`, { headers });
    return [answer.status, answer.status === 101 ? null : errorCodeOf(answer)];
  };

  test("opens to everyone for this organization's providers, and for another's as for one that is nobody", async () => {
    const { ids } = await servePractice(operator);
    const cookie = String((await signIn()).headers["set-cookie"]).split(";")[0] ?? "";
    const people: Record<string, string>[] = [{}, { cookie }];
    for (const who of people) {
      expect(await watch(house.ids.doctor, who)).toEqual([101, null]);
      for (const nobody of [ids.doctor, randomUUID(), house.ids.patient, "no/path"])
        expect(await watch(nobody, who)).toEqual([404, "notFound"]);
    }
  });

  test("is no way around the door: from another site it is refused", async () => {
    expect(await watch(house.ids.doctor, { origin: "https://elsewhere.example" })).toEqual([403, "foreignOrigin"]);
  });
});

describe("what the door says of a request that fits nothing", () => {
  test("a known call by another method is 405 and names the methods", async () => {
    const answer = await send("/auth/login", { method: "PUT", headers: json, body: "{}" });
    expect([answer.status, answer.headers["allow"], errorCodeOf(answer)]).toEqual([405, "POST", "methodNotAllowed"]);
  });

  test("an unknown call is 404 with errorCode unknownCall", async () => {
    const answer = await send("/appointments/noSuchCall");
    expect([answer.status, errorCodeOf(answer)]).toEqual([404, "unknownCall"]);
    expect(String(answer.headers["content-type"])).toContain("application/json");
  });

  test("a body over a megabyte is 413", async () => {
    const headers = { ...json, origin: house.organization.url };
    const body = JSON.stringify({ name: "x".repeat(1_000_001) });
    const answer = await send("/app/static/javascriptError", { method: "POST", headers, body });
    expect([answer.status, errorCodeOf(answer)]).toEqual([413, "tooLarge"]);
  });

  test("a host of no organization is 404, whatever is asked of it", async () => {
    const host = `nobody.localhost:${operator.port}`;
    for (const path of ["/", base, `${base}/login`, "/auth/logout", `/metaData/${house.organization.organizationId}`])
      expect((await send(path, { host })).status).toBe(404);
  });

  test("a body that is no JSON object is 422", async () => {
    for (const body of ["[1]", "{", '"text"'])
      expect((await send("/app/static/javascriptError", { method: "POST", headers: json, body })).status).toBe(422);
  });
});

describe("what every answer carries", () => {
  const directives = (policy: string) =>
    new Map(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)] as const));

  test("every page has the security headers, a policy and a nonce of its own", { timeout: 120_000 }, async () => {
    // The widget's pages are there to be framed: tests/served/widget.test.ts says by whom.
    const loaders = (await allSurfaces()).filter(({ kind, path }) => kind === "loader" && !isWidgetPage(path));
    const params = new Proxy<Record<string, string>>({}, { get: () => "nothing", has: () => true });
    const ask = (path: string) => () => send(path);
    const answers = await inTurns(
      [...loaders.map(({ path }) => ask(filled(path, params))), ask(`${base}/login`), ask(`${base}/login`)],
      8,
    );
    const pages = answers.filter(({ headers }) => String(headers["content-type"]).includes("text/html"));
    expect(pages.length).toBeGreaterThan(20);
    const nonces = pages.map(({ headers }) => {
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": expect.stringMatching(/^(same-origin|no-referrer)$/),
        "cross-origin-opener-policy": "same-origin",
        "x-request-id": expect.stringMatching(/\S{8,}/),
        "cache-control": expect.stringContaining("no-store"),
      });
      expect(headers["permissions-policy"]).toContain("geolocation=()");
      const policy = directives(String(headers["content-security-policy"]));
      expect(policy.get("default-src")).toEqual(["'none'"]);
      expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
      expect(policy.get("base-uri")).toEqual(["'none'"]);
      expect(policy.get("script-src")).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w-]{20,}'$/)]);
      return policy.get("script-src")?.[1];
    });
    expect(new Set(nonces).size).toBe(pages.length);
  });

  test("the page of an unknown host has them too", async () => {
    const { headers } = await send(base, { host: `nobody.localhost:${operator.port}` });
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("every script of a page carries the page's nonce", async () => {
    const { headers, body } = await send(`${base}/login`);
    const nonce = /'nonce-([\w-]+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "";
    const scripts = body.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  });

  test("every cookie is bound to its host, unreadable for scripts, secure and lax", async () => {
    const signedIn = await signIn();
    const language = await send(`${base}/login?lang=es_ES`);
    const out = await send("/app/logout");
    const cookies = [signedIn, language, out].flatMap(({ headers }) => headers["set-cookie"] ?? []);
    const names = new Set(cookies.map((cookie) => cookie.split("=")[0]));
    expect([...names].sort()).toEqual(expect.arrayContaining(["__Host-vp_language", "__Host-vp_session"]));
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-vp_\w+=/);
      const attributes = cookie.split("; ").slice(1);
      expect(attributes).toEqual(expect.arrayContaining(["Path=/", "Secure", "HttpOnly", "SameSite=Lax"]));
      expect(attributes.filter((attribute) => /^domain/i.test(attribute))).toEqual([]);
    }
  });
});
