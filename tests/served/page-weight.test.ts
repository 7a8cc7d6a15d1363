import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { request } from "../../scripts/worker/request";
import { servePractice, type ServedPractice } from "../support/booking";
import { createOrganization, type TestOrganization } from "../support/organization";

/** The most compressed script, in bytes, that a screen in front of the door may load. */
const MOST_SCRIPT = 150_000;
// Not the manifest of all routes: with routes discovered as they are met the page names it and no browser loads it.
const SCRIPT = /\/assets\/(?!manifest-)[\w.$-]+\.js/g;

const operator = inject("served");
let organization: TestOrganization;

beforeAll(async () => {
  organization = await createOrganization(operator);
});

const get = async (path: string) => {
  const answer = await request({ port: operator.port, host: organization.host, path });
  expect([answer.status, path]).toEqual([200, path]);
  return answer.body;
};

/** Every script that a page names, and every script that those import from the start, by path. */
async function scriptsOf(path: string): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  const open = [...new Set((await get(path)).match(SCRIPT) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (scripts.has(next)) continue;
    const source = await get(next);
    scripts.set(next, source);
    for (const [, file] of source.matchAll(/(?:from|import)\s*"\.\/([\w.$-]+\.js)"/g)) open.push(`/assets/${file}`);
  }
  return scripts;
}

/** The most that the first page of the public booking may weigh, HTML and style together, compressed. */
const MOST_FIRST_PAGE = 14 * 1_024;
/** The most script that a page of the public booking may load, compressed. */
const MOST_BOOKING_SCRIPT = 25 * 1_024;

const weightOf = (scripts: Map<string, string>) =>
  [...scripts.values()].reduce((sum, source) => sum + brotliCompressSync(source).length, 0);

test.each(["login", "login/forgetpassword", "signup", "register/hpsignup", "hp_registration/create"])(
  "%s loads at most 150 KB of script",
  async (screen) => {
    const scripts = await scriptsOf(`/secure/providerweb/${screen}`);
    expect(scripts.size).toBeGreaterThan(3);
    expect(weightOf(scripts)).toBeLessThanOrEqual(MOST_SCRIPT);
  },
);

test.each(["/secure/providerweb", "/secure/providerweb/register/hpsignup/success", "/s/in/some-token"])(
  "%s loads no script at all",
  async (path) => {
    expect((await scriptsOf(path)).size).toBe(0);
  },
);

describe("the public booking", () => {
  const base = "/secure/providerweb";
  let practice: ServedPractice;
  const pages = () => [
    `${base}/home/consultation`,
    `${base}/videoAppointments/provider`,
    `${base}/home/video-appointments/book_appointment/${practice.ids.videoOffering}?provider=any`,
  ];

  beforeAll(async () => {
    practice = await servePractice(operator);
  });

  test("is at most 14 KB of HTML and style on its first page, and 25 KB of script on any, compressed", async () => {
    const weighed = await Promise.all(
      pages().map(async (path) => {
        const { status, body } = await practice.send(path);
        expect([status, path]).toEqual([200, path]);
        const linked = (attribute: RegExp) => [...body.matchAll(attribute)].map((match) => match[1] ?? "");
        const styles = linked(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
        const scripts = linked(/<script[^>]*\bsrc="([^"]+)"/g);
        const sum = (files: readonly string[]) =>
          files.reduce((bytes, file) => bytes + brotliCompressSync(readFileSync(`build/client${file}`)).length, 0);
        return { html: brotliCompressSync(body).length, style: sum(styles), script: sum(scripts) };
      }),
    );
    process.stdout.write(
      weighed
        .map(({ html, style, script }, index) => `${index}: html ${html}, style ${style}, script ${script}\n`)
        .join(""),
    );
    const [first] = weighed;
    expect(first?.style).toBeGreaterThan(0);
    expect((first?.html ?? 0) + (first?.style ?? 0)).toBeLessThanOrEqual(MOST_FIRST_PAGE);
    for (const { script } of weighed) expect(script).toBeLessThanOrEqual(MOST_BOOKING_SCRIPT);
  });
});
