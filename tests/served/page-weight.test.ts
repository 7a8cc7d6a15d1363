import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { paths } from "../../app/paths";
import { request } from "../../scripts/worker/request";
import { servePractice, type ServedPractice } from "../support/booking";
import { publicBookingPages } from "../support/public-booking-pages";
import { openClinic } from "../support/clinic";
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

/** The most that a page of the public booking may weigh, HTML and style together, compressed. */
const MOST_PAGE = 14 * 1_024;
/** The most script that a page of the public booking may load, compressed. */
const MOST_BOOKING_SCRIPT = 25 * 1_024;

const STYLE = /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g;
const linked = (body: string, attribute: RegExp) => [...body.matchAll(attribute)].map((match) => match[1] ?? "");

/** The names of the classes that a built style sheet has rules for. */
function classesOf(sheet: string): Set<string> {
  const css = readFileSync(`build/client${sheet}`, "utf8");
  return new Set([...css.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name.replaceAll("\\", "")));
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

test("the script that is on every page is at most 2 KB, with whatever it imports", async () => {
  const read = (path: string) => readFileSync(`build/client/islands/${path}`, "utf8");
  const parts = [read("bridge.js")];
  for (const [, file = ""] of parts.join("").matchAll(/from\s*"\.\/([\w.$-]+\.js)"/g)) parts.push(read(file));
  expect(brotliCompressSync(parts.join("")).length).toBeLessThanOrEqual(2_048);
  for (const path of ["/secure/providerweb", "/secure/providerweb/login", "/404", "/s/500"]) {
    const { body } = await request({ port: operator.port, host: organization.host, path });
    expect([path, body.match(/src="\/islands\/bridge\.js"/g)]).toEqual([path, ['src="/islands/bridge.js"']]);
  }
});

/** The scripts that a page names, with whatever they import from the start. */
function scriptsIn(body: string): Set<string> {
  const files = new Set(linked(body, /<script[^>]*\bsrc="([^"]+)"/g));
  for (const file of files) {
    const source = readFileSync(`build/client${file}`, "utf8");
    for (const [, part = ""] of source.matchAll(/(?:from|import)\s*"\.\/([\w.$-]+\.js)"/g))
      files.add(`${file.slice(0, file.lastIndexOf("/"))}/${part}`);
  }
  return files;
}

/** The session of somebody who signs in, as a header. */
async function cookieOf(
  { host, url }: Pick<TestOrganization, "host" | "url">,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const signedIn = await request({
    ...{ port: operator.port, host, method: "POST", path: "/secure/providerweb/login" },
    headers: { "content-type": "application/x-www-form-urlencoded", origin: url },
    body: new URLSearchParams({ username: email, password }).toString(),
  });
  return [signedIn.headers["set-cookie"] ?? []].flat()[0]?.split(";")[0] ?? "";
}

describe("the front page", () => {
  /** The most that it may load of script, and of HTML and style together, compressed; its pictures come to the rest. */
  const [MOST_FRONT_SCRIPT, MOST_FRONT] = [4 * 1_024, 24 * 1_024];

  test("is at most 24 KB of HTML and style and 4 KB of script, with what its search finds and the statements", async () => {
    const practice = await servePractice(operator);
    for (const path of [paths.front(), paths.find("back pain"), paths.statement("privacy")]) {
      const { status, body } = await practice.send(path);
      expect([status, path]).toEqual([200, path]);
      expect(body.match(SCRIPT) ?? [], path).toEqual([]);
      const sum = (files: Iterable<string>) =>
        [...files].reduce((bytes, file) => bytes + brotliCompressSync(readFileSync(`build/client${file}`)).length, 0);
      const [page, script] = [brotliCompressSync(body).length + sum(linked(body, STYLE)), sum(scriptsIn(body))];
      process.stdout.write(`${path}: HTML and style ${page}, script ${script}\n`);
      expect(page, path).toBeLessThanOrEqual(MOST_FRONT);
      expect(script, path).toBeLessThanOrEqual(MOST_FRONT_SCRIPT);
    }
  });

  test("tells search engines of itself: one address, a description, a picture's place and its data", async () => {
    const practice = await servePractice(operator);
    const { url } = practice.organization;
    const { body, headers } = await practice.send("/?lang=en_US");
    expect(body).toContain(`<link rel="canonical" href="${url}/"/>`);
    expect(body.match(/<meta name="description"/g)).toHaveLength(1);
    expect(body).toContain(`<meta property="og:url" content="${url}/"/>`);
    const [, nonce = "", json = ""] =
      /<script type="application\/ld\+json" nonce="([^"]+)">(.*?)<\/script>/s.exec(body) ?? [];
    expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    const told = JSON.parse(json) as { "@graph": { "@type": string }[] };
    expect(told["@graph"].map((each) => each["@type"])).toEqual(["MedicalClinic", "Physician", "Physician"]);
    const robots = await practice.send("/robots.txt");
    expect(robots.body).toContain(`Sitemap: ${url}/sitemap.xml`);
    const sitemap = await practice.send("/sitemap.xml");
    expect([sitemap.status, sitemap.headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
    expect(sitemap.body).toContain(`<loc>${url}${paths.provider(practice.ids.doctor)}</loc>`);
  });

  test("can be installed as an app: the practice's name and colour, an icon, and a page for the time offline", async () => {
    const practice = await servePractice(operator);
    const { body } = await practice.send("/");
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    const manifest = await practice.send("/manifest.webmanifest");
    expect([manifest.status, manifest.headers["content-type"]]).toEqual([200, "application/manifest+json"]);
    const told = JSON.parse(manifest.body) as { start_url: string; display: string; icons: { src: string }[] };
    expect(told).toMatchObject({ start_url: "/secure/providerweb/home", display: "standalone" });
    for (const { src } of told.icons) expect([src, (await practice.send(src)).status]).toEqual([src, 200]);
    const offline = await practice.send("/offline");
    expect([offline.status, offline.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
    expect(offline.body).not.toContain("<script src");
  });

  test("is for strangers: the pages behind the sign-in are in no index", async () => {
    const practice = await servePractice(operator);
    const indexed = async (path: string) => (await practice.send(path)).headers["x-robots-tag"];
    expect(await indexed("/")).toBeUndefined();
    expect(await indexed("/secure/providerweb/home/consultation")).toBeUndefined();
    expect(await indexed("/secure/providerweb/home")).toBe("noindex");
  });
});

/** The most script that the editor of a note may load, gzipped. */
const MOST_EDITOR_SCRIPT = 60 * 1_024;

test("the editor of a note loads at most 60 KB of script, gzipped", async () => {
  const clinic = await openClinic(operator, organization, ({ doctor, patient }) => [
    {
      table: "patient_provider",
      columns: ["employee_id", "patient_id", "since"],
      rows: [[doctor, patient, Date.now()]],
    },
  ]);
  const cookie = await cookieOf(organization, { email: clinic.doctor, password: clinic.password });
  const to = { port: operator.port, host: organization.host };
  const begun = await request({
    ...{ ...to, method: "POST", path: paths.noteCreate({ patient: clinic.ids.patient }) },
    headers: { "content-type": "application/x-www-form-urlencoded", origin: organization.url, cookie },
    body: new URLSearchParams({ intent: "save", template: "soap" }).toString(),
  });
  const path = new URL(String(begun.headers.location), organization.url).pathname;
  const { status, body } = await request({ ...to, path, headers: { cookie } });
  expect([status, body.includes("data-note-editor")]).toEqual([200, true]);
  const files = [...scriptsIn(body)];
  expect(files).toContain("/islands/note-editor.js");
  const weight = files.reduce((bytes, file) => bytes + gzipSync(readFileSync(`build/client${file}`)).length, 0);
  process.stdout.write(`the editor of a note: script ${weight}\n`);
  expect(weight).toBeLessThanOrEqual(MOST_EDITOR_SCRIPT);
});

test("the calendar of the staff loads at most 150 KB of script, compressed", async () => {
  const practice = await servePractice(operator);
  const { host, creator } = practice.organization;
  const cookie = await cookieOf(practice.organization, creator);
  const path = paths.appointments({ view: "week" });
  const { status, body } = await request({ port: operator.port, host, path, headers: { cookie } });
  expect([status, body.includes("data-cell")]).toEqual([200, true]);
  const files = new Set([...scriptsIn(body), ...(body.match(SCRIPT) ?? [])]);
  for (const file of files)
    for (const [, part = ""] of readFileSync(`build/client${file}`, "utf8").matchAll(
      /(?:from|import)\s*"\.\/([\w.$-]+\.js)"/g,
    ))
      files.add(`${file.slice(0, file.lastIndexOf("/"))}/${part}`);
  const weight = [...files].reduce(
    (bytes, file) => bytes + brotliCompressSync(readFileSync(`build/client${file}`)).length,
    0,
  );
  process.stdout.write(`the calendar: ${files.size} scripts, ${weight} bytes\n`);
  // The list at the same address draws without script: its filters and tools are no part of the calendar.
  const ofTheList = [...files].filter((file) =>
    readFileSync(`build/client${file}`, "utf8").includes("list-filter-fields"),
  );
  expect(ofTheList).toEqual([]);
  expect(files.size).toBeGreaterThan(10);
  expect(weight).toBeLessThanOrEqual(MOST_SCRIPT);
});

/** The most script that a screen of a health profile may load, compressed. */
const MOST_PROFILE_SCRIPT = 8 * 1_024;

describe("a health profile", () => {
  test("and its trackers load at most 8 KB of script, compressed, and none that draws in the browser", async () => {
    const practice = await servePractice(operator);
    const { host, creator } = practice.organization;
    const to = { port: operator.port, host };
    const cookie = await cookieOf(practice.organization, creator);
    const { patient } = practice.ids;
    const screens = [
      paths.healthProfile({ patient }),
      paths.trackers({ patient }),
      paths.trackers({ patient, tracker: "bloodPressure", span: "year" }),
      paths.trackers({ patient, tracker: "menstruation" }),
    ];
    for (const path of screens) {
      const { status, body } = await request({ ...to, path, headers: { cookie } });
      expect([status, path]).toEqual([200, path]);
      const weight = [...scriptsIn(body)].reduce(
        (bytes, file) => bytes + brotliCompressSync(readFileSync(`build/client${file}`)).length,
        0,
      );
      process.stdout.write(`${path.split("?")[0] ?? ""}: script ${weight}\n`);
      expect(weight, path).toBeLessThanOrEqual(MOST_PROFILE_SCRIPT);
      expect(body.match(SCRIPT) ?? [], path).toEqual([]);
    }
  });
});

describe("the public booking", () => {
  let practice: ServedPractice;
  let pages: [name: string, path: string][];

  beforeAll(async () => {
    practice = await servePractice(operator);
    pages = await publicBookingPages(practice);
  });

  test("is at most 14 KB of HTML and style, and 25 KB of script, on every page, compressed", async () => {
    for (const [name, path] of pages) {
      const { status, body } = await practice.send(path);
      expect([status, name]).toEqual([200, name]);
      const styles = linked(body, STYLE);
      const scripts = linked(body, /<script[^>]*\bsrc="([^"]+)"/g);
      const sum = (files: readonly string[]) =>
        files.reduce((bytes, file) => bytes + brotliCompressSync(readFileSync(`build/client${file}`)).length, 0);
      const [html, style, script] = [brotliCompressSync(body).length, sum(styles), sum(scripts)];
      process.stdout.write(`${name}: html ${html}, style ${style}, script ${script}\n`);
      expect(style, name).toBeGreaterThan(0);
      expect(html + style, `HTML and style of the ${name}`).toBeLessThanOrEqual(MOST_PAGE);
      expect(script, `script of the ${name}`).toBeLessThanOrEqual(MOST_BOOKING_SCRIPT);
    }
  });

  test("misses no style of the whole sheet in the small one that its pages carry", async () => {
    const [whole = ""] = linked(await get("/secure/providerweb/login"), STYLE);
    const known = classesOf(whole);
    expect(known.size).toBeGreaterThan(300);
    for (const [name, path] of pages) {
      const { body } = await practice.send(path);
      const [small = ""] = linked(body, STYLE);
      expect(small, name).not.toBe(whole);
      const styled = classesOf(small);
      const worn = linked(body, /\sclass="([^"]*)"/g).flatMap((names) => names.replaceAll("&amp;", "&").split(/\s+/));
      const missing = new Set(worn.filter((each) => known.has(each) && !styled.has(each)));
      expect([name, ...missing]).toEqual([name]);
    }
  });
});
