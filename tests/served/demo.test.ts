import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { demoLogins, DEMO_PASSWORD } from "../../scripts/demo/logins";
import { paths } from "../../app/paths";
import { PRACTICES } from "../../scripts/demo/practices/all";
import { seedDemo } from "../../scripts/demo/seed";
import { request } from "../../scripts/worker/request";
import { operatorCommand } from "../support/operator-command";
import { pageWeight } from "../support/page-weight";

const DAY_MS = 86_400_000;
const NOW = Date.now();
const served = inject("served");

let folder: string;
let ledger: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demo-"));
  ledger = join(folder, "demo.json");
});
afterAll(() => rm(folder, { recursive: true }));

/** Seeds at a time and gives the lines that it told. */
async function seeded(now: number): Promise<string[]> {
  const told: string[] = [];
  await seedDemo({ ...served, ledger, now, progress: (line) => told.push(line) });
  return told.sort();
}

/** The screens that a page links to, each once. */
const linksIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))),
];

/** Somebody of a practice who is signed in: opens an address, and says where they came to. */
async function signedIn(slug: string, username: string) {
  const { port } = served;
  const host = `${slug}.localhost:${port}`;
  const { headers } = await request({
    ...{ port, host, method: "POST", path: paths.login() },
    headers: { "content-type": "application/x-www-form-urlencoded", origin: `http://${host}` },
    body: new URLSearchParams({ username, password: DEMO_PASSWORD }).toString(),
  });
  const [cookie = ""] = [headers["set-cookie"] ?? []].flat();
  const open = async (path: string, leads = 5): Promise<{ status: number; body: string; at: string }> => {
    const answer = await request({ port, host, path, headers: { cookie: cookie.split(";")[0] ?? "" } });
    const [next] = [answer.headers["location"] ?? []].flat();
    if (next === undefined || leads === 0) return { status: answer.status, body: answer.body, at: path };
    const { pathname, search } = new URL(next, `http://${host}${path}`);
    return open(pathname + search, leads - 1);
  };
  return open;
}

/** How many entries the books of a practice have, all of them in order; what else its operator is told. */
async function booksOf(slug: string): Promise<number | string> {
  const { said } = await operatorCommand(served, "ledger-verify.ts", "--slug", slug);
  const whole = /: (\d+) entries, differences: 0\.\s*$/m.exec(said);
  return whole ? Number(whole[1]) : said;
}

const ledgerShape = z.record(z.string(), z.looseObject({ complete: z.boolean() }));
const readLedger = async () => ledgerShape.parse(JSON.parse(await readFile(ledger, "utf8")));

describe("the demo practices on the served Worker", () => {
  test("are opened and filled by the first start", async () => {
    expect(await seeded(NOW)).toEqual([
      "alnoor: 2000 appointments around today",
      "alnoor: 3 locations, 12 doctors, 300 patients",
      "riverside: 2000 appointments around today",
      "riverside: 3 locations, 12 doctors, 300 patients",
    ]);
  });

  test.each(PRACTICES.map(({ slug }) => slug))(
    "give %s books that hold what was loaded, and differ in nothing",
    async (slug) => {
      const entries = await booksOf(slug);
      expect(entries).toBeGreaterThan(500);
      const again = await operatorCommand(served, "ledger-open.ts", "--slug", slug);
      expect(again.said).toContain(`${slug}: 0 entries booked, differences: 0.`);
      expect(again.code).toBe(0);
      expect(await booksOf(slug)).toBe(entries);
    },
  );

  test("answer under their own names, one of them from right to left", async () => {
    const page = async (host: string) =>
      (await request({ port: served.port, host: `${host}localhost:${served.port}`, path: "/secure/providerweb" })).body;
    expect(await page("")).toMatch(/<html[^>]*lang="en-US" dir="ltr"/);
    expect(await page("alnoor.")).toMatch(/<html[^>]*lang="ar-BH" dir="rtl"/);
  });

  const logins = PRACTICES.flatMap((plan) => demoLogins(plan).map(({ email }) => ({ slug: plan.slug, email })));
  test.each(logins)("let $email in with the printed password", async ({ slug, email }) => {
    const answer = await request({
      port: served.port,
      host: `${slug}.localhost:${served.port}`,
      method: "POST",
      path: "/auth/login",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: email, password: DEMO_PASSWORD }),
    });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toHaveProperty("authToken");
  });

  const staff = demoLogins(PRACTICES[0]!).filter(({ who }) => who !== "patient");
  test.each(staff)("lead $email by menu, home, lists and search to nothing that does not open", async ({ email }) => {
    const visitor = await signedIn(PRACTICES[0]!.slug, email);
    const from = [paths.home(), paths.search(), paths.search("a"), paths.appointments(), paths.deskBoard()];
    const pages = await Promise.all(from.map((path) => visitor(path)));
    const links = new Set(pages.filter(({ status }) => status === 200).flatMap(({ body }) => linksIn(body)));
    expect(links.size).toBeGreaterThan(2);
    const closed: string[] = [];
    for (const link of links) {
      const { status, at } = await visitor(link);
      if (status !== 200 || at.startsWith(paths.login())) closed.push(`${link}: ${status} at ${at}`);
    }
    expect(closed).toEqual([]);
  });

  test("weigh at most 100 KB on their front page in all, and 4 KB of script, on a phone and on a desk", async () => {
    for (const { slug } of PRACTICES)
      for (const screen of [
        { width: 375, density: 2 },
        { width: 1280, density: 1 },
      ]) {
        const { total, script, parts } = await pageWeight(served.port, `${slug}.localhost:${served.port}`, screen);
        process.stdout.write(`${slug} at ${screen.width}: ${total} bytes in all, ${JSON.stringify(parts)}\n`);
        expect(parts.pictures, slug).toBeGreaterThan(0);
        expect(script, slug).toBeLessThanOrEqual(4 * 1_024);
        expect(total, slug).toBeLessThanOrEqual(100 * 1_024);
      }
  });

  test("are left alone by a second start on the same day", async () => {
    expect(await seeded(NOW + 60_000)).toEqual([]);
  });

  test("are filled to the end by the start after one that was cut off, with nothing twice", async () => {
    const whole = await readLedger();
    const cutOff = Object.entries(whole).map(([slug, entry]) => [slug, { ...entry, complete: false }]);
    await writeFile(ledger, JSON.stringify(Object.fromEntries(cutOff)));
    expect(await seeded(NOW + DAY_MS)).toHaveLength(4);
    expect(await readLedger()).toEqual(whole);
  });

  test("get the appointments of the days between by a start two days later, once", async () => {
    const told = await seeded(NOW + 2 * DAY_MS);
    const added = told.map((line) => Number(/^(?:alnoor|riverside): (\d+) appointments added/.exec(line)?.[1]));
    expect(added.filter((count) => count > 20)).toHaveLength(2);
    expect(await seeded(NOW + 2 * DAY_MS)).toEqual([]);
  });

  test("are left as they are where nobody remembers what was seeded", async () => {
    await rm(ledger);
    expect(await seeded(NOW)).toEqual([
      "alnoor already existed and was not changed",
      "riverside already existed and was not changed",
    ]);
  });
});
