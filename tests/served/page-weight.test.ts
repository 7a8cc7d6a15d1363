import { brotliCompressSync } from "node:zlib";
import { beforeAll, expect, inject, test } from "vitest";
import { request } from "../../scripts/worker/request";
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
