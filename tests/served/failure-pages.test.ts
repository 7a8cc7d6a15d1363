import { beforeAll, expect, inject, test } from "vitest";
import routes from "../../app/routes";
import { request } from "../../scripts/worker/request";
import { filled } from "../isolation/cases";
import { flat } from "../isolation/surfaces";
import { createOrganization, type TestOrganization } from "../support/organization";

const served = inject("served");
let organization: TestOrganization;
let cookie: string;

const ask = (path: string, headers: Record<string, string>) =>
  request({ port: served.port, host: organization.host, path, headers });

beforeAll(async () => {
  organization = await createOrganization(served);
  const { email, password } = organization.creator;
  const answer = await request({
    port: served.port,
    host: organization.host,
    method: "POST",
    path: "/secure/providerweb/login",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: organization.url },
    body: new URLSearchParams({ username: email, password }).toString(),
  });
  cookie = [answer.headers["set-cookie"] ?? []].flat()[0]?.split(";")[0] ?? "";
});

/** The addresses of the routes without a screen, each about something that is not there. */
async function addresses(): Promise<string[]> {
  const bare = flat(await routes).filter(({ file }) => file.endsWith(".ts"));
  return bare.map(({ full }) => {
    const names = [...full.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    return filled(full, Object.fromEntries(names.map((name) => [name, "nothing"])));
  });
}

test("every route without a screen tells a browser in words what is wrong, whoever asks", async () => {
  const seen: { status: number; path: string }[] = [];
  for (const path of await addresses())
    for (const who of ["", cookie]) {
      const { status, headers, body } = await ask(path, { accept: "text/html", ...(who && { cookie: who }) });
      seen.push({ status, path });
      if (status < 400) continue;
      expect({ path, type: headers["content-type"] }).toEqual({ path, type: "text/html; charset=utf-8" });
      expect(body).toMatch(/<h1>[^<]+<\/h1><p>[^<]{20,}<\/p>/);
    }
  expect(seen.filter(({ status }) => status === 404).length).toBeGreaterThan(10);
  expect(seen.filter(({ status }) => status >= 500)).toEqual([]);
});

test("a form that cannot be understood is told so in words, and what to do, in the reader's language", async () => {
  const said = {
    en_US: ["We could not understand that request", "Nothing was changed."],
    es_ES: ["No hemos podido entender la solicitud", "No se ha cambiado nada."],
    ar_BH: ["تعذّر فهم الطلب", "لم يتغيّر شيء."],
  };
  for (const [locale, words] of Object.entries(said)) {
    const { status, body } = await request({
      port: served.port,
      host: organization.host,
      method: "POST",
      path: `/secure/providerweb/account/security?lang=${locale}`,
      headers: { cookie, "content-type": "application/x-www-form-urlencoded", origin: organization.url },
      body: "intent=evil",
    });
    expect(status).toBe(422);
    for (const word of words) expect(body).toContain(word);
  }
});

test("a program that asks for JSON is answered in JSON", async () => {
  const { status, body } = await ask("/logo/nothing", { accept: "application/json" });
  expect([status, JSON.parse(body)]).toMatchObject([404, { status: false, errorCode: "notFound" }]);
});

test("a program that sends a file of a health record is answered in JSON, whatever it says that it accepts", async () => {
  const at = "/secure/providerweb/health_files/nothing/uploads";
  const origin = organization.url;
  const sent = async (method: "POST" | "PUT", path: string, headers: Record<string, string>, body: string) => {
    const { port } = served;
    const answer = await request({
      port,
      host: organization.host,
      method,
      path,
      body,
      headers: { ...headers, origin },
    });
    return [answer.status, (JSON.parse(answer.body) as { errorCode: string }).errorCode];
  };
  const json = { "content-type": "application/json" };
  expect(await sent("POST", at, json, "{}")).toEqual([401, "notSignedIn"]);
  expect(await sent("POST", at, { ...json, cookie }, "{}")).toEqual([404, "notFound"]);
  expect(await sent("POST", `${at}/nothing`, { ...json, cookie }, "{}")).toEqual([404, "notFound"]);
  const part = { "content-type": "application/octet-stream", cookie };
  expect(await sent("PUT", `${at}/nothing/1`, part, "x")).toEqual([404, "notFound"]);
});
