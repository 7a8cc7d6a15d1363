import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { request, type LoopbackResponse } from "../../scripts/worker/request";
import { servePractice } from "../support/booking";
import { openHouse, type House } from "./house";
import { isWidgetPage } from "../../app/paths/widget";
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

  test("what is no bearer token needs one, and a cookie beside a bearer token is not read", async () => {
    const foreign = { origin: "https://elsewhere.example" };
    for (const authorization of ["Basic YTpi", "Bearer", "Bearer a b", 'Bearer "quoted"', "Token x"])
      expect((await send(path, { ...report, headers: { ...json, ...foreign, authorization } })).status).toBe(403);
    const cookie = String((await signIn()).headers["set-cookie"]).split(";")[0] ?? "";
    const own = `/metaData/${house.organization.organizationId}?fields=employees`;
    const outcome = async (headers: Record<string, string>) => {
      const { status, body } = await send(own, { headers });
      return [status, body.replace(/"\w*[dD]ate\w*":[^,}]+/g, "")];
    };
    for (const authorization of ["Bearer unknown", `Bearer ${house.bearer}`])
      expect(await outcome({ authorization, cookie })).toEqual(await outcome({ authorization }));
    expect(await outcome({ authorization: "Bearer unknown", cookie })).not.toEqual(await outcome({ cookie }));
    const home = await send(`${base}/home`, { headers: { authorization: "Bearer unknown", cookie } });
    expect(home.headers["location"]).toContain("/app/logout");
  });

  test("a session of a cookie is ended by POST alone", async () => {
    const cookie = String((await signIn()).headers["set-cookie"]).split(";")[0] ?? "";
    const isIn = async () => (await send(`${base}/home`, { headers: { cookie } })).status === 200;
    const asked = await send("/app/logout", { headers: { cookie } });
    expect([asked.status, asked.headers["set-cookie"]]).toEqual([200, undefined]);
    expect(asked.body).toContain('<form method="post" action="/app/logout" data-signs-out="true">');
    expect((await send("/auth/logout", { headers: { cookie } })).status).toBe(403);
    expect(await isIn()).toBe(true);
    const headers = { cookie, origin: house.organization.url };
    const left = await send("/app/logout", { method: "POST", headers });
    expect([left.status, left.headers["location"]]).toEqual([302, `${base}/login?notice=signedOut`]);
    expect(await isIn()).toBe(false);
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

  test("a body that is no JSON object is 400, and so is JSON for a form or a form of another kind", async () => {
    for (const body of ["[1]", "{", '"text"', "null", `{"a":${"[".repeat(200_000)}`]) {
      const answer = await send("/app/static/javascriptError", { method: "POST", headers: json, body });
      expect([answer.status, errorCodeOf(answer)]).toEqual([400, "malformed"]);
    }
    const origin = house.organization.url;
    for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x", "multipart/form-data"]) {
      const headers = { "content-type": type, origin };
      const answer = await send(`${base}/login`, { method: "POST", headers, body: '{"username":"a"}' });
      expect([answer.status, type]).toEqual([400, type]);
      expect(answer.body).toContain("We could not read that request");
    }
  });

  test("an address or a cookie that cannot be read is 400, and such a cookie is taken away", async () => {
    for (const path of ["/locales/%E0%A4%A.json", `${base}/%E0%A4%A`, `${base}/login.data/%`, "/v/%", "/realtime/%ff"])
      expect([(await send(path)).status, path]).toEqual([400, path]);
    for (const cookie of ["%", "__Host-vp_session=%", "__Host-vp_language=es_ES; __Host-vp_zone=%E0%A4%A"])
      expect([(await send(`${base}/login`, { headers: { cookie } })).status, cookie]).toEqual([400, cookie]);
    const { headers } = await send(`${base}/login`, { headers: { cookie: "__Host-vp_room=%" } });
    expect(headers["set-cookie"]).toEqual([expect.stringMatching(/^__Host-vp_room=; .*Max-Age=0/)]);
    expect((await send(`${base}/login`, { headers: { cookie: "of-another-script=%" } })).status).toBe(200);
  });

  test("a form of more fields, deeper names or higher numbers than ours have is 400", async () => {
    const headers = { ...form, origin: house.organization.url };
    const post = (body: string) => send(`${base}/login`, { method: "POST", headers, body });
    const insert = JSON.stringify({ type: "insert", payload: { name: "username", index: 1e9 } });
    for (const body of [
      "username[999999999]=1",
      `username${"[0]".repeat(200)}=1`,
      "a=1&".repeat(501),
      `__intent__=${encodeURIComponent(insert)}`,
      "__intent__=%7B",
    ])
      expect([(await post(body)).status, body.slice(0, 40)]).toEqual([400, body.slice(0, 40)]);
    expect((await post("username[1]=1")).status).toBe(422);
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

  test("JSON, data, downloads and refusals are kept by nobody, shown in no frame and load nothing", async () => {
    const { organizationId } = house.organization;
    for (const path of [
      `/metaData/${organizationId}`,
      `${base}/login.data`,
      "/appointments/noSuchCall",
      "/openapi.json",
      `${base}/files/${house.files.own}`,
      "/",
    ]) {
      const { headers } = await send(path, { headers: { authorization: `Bearer ${house.bearer}` } });
      expect([path, headers["x-content-type-options"]]).toEqual([path, "nosniff"]);
      expect([path, headers["cache-control"]]).toEqual([path, expect.stringContaining("no-store")]);
      expect([path, headers["content-security-policy"]]).toEqual([path, expect.stringContaining("default-src 'none'")]);
    }
  });

  test("assets say what they are, load nothing in a frame, and are kept for as long as their name stays", async () => {
    const { body } = await send(`${base}/login`);
    const [asset = ""] = /\/assets\/[\w.-]+\.css/.exec(body) ?? [];
    for (const path of [asset, "/islands/drafts.js", "/images/mark.svg", "/widget.js", "/service-worker.js"]) {
      const { status, headers } = await send(path);
      expect([path, status, headers["x-content-type-options"]]).toEqual([path, 200, "nosniff"]);
      expect([path, headers["content-security-policy"]]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
    }
    expect((await send(asset)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
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
