/**
 * Lighthouse against the public pages of the served build, as on a phone and on a desk: all four scores have to be 100,
 * nothing may move, and on a phone of its simulation the largest thing is there within 700 ms. What the machine itself
 * allows is said first, by a page of one sentence with one style sheet: it does not pass on a machine that is busy or
 * slow, and no other page can then. The package comes by npx in one version: with all it needs it weighs 176 MB
 * and half a minute of each fresh install, which nobody but this benchmark should pay.
 */
import { createServer } from "node:http";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { paths } from "../app/paths";
import { ensureChromium } from "../scripts/chromium";
import { serveForTests } from "../scripts/serve-for-tests";
import { build } from "../scripts/start/build";
import { buildIsStale } from "../scripts/start/newest";
import { freePort } from "../scripts/worker/free-port";
import { run } from "../scripts/terminal/run";
import { Complaint, main, say } from "../scripts/terminal/say";
import { servePractice, type ServedPractice } from "../tests/support/booking";
import { publicBookingPages } from "../tests/support/public-booking-pages";

const LIGHTHOUSE = "lighthouse@13.5.0";
/** The least score of each category, in hundredths. */
const LEAST = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/** When the largest thing is shown on a phone, in simulated milliseconds, at the latest; and how far things may move. */
const [LATEST_PAINT, MOST_SHIFT] = [700, 0];
const FORMS = { phone: [], desktop: ["--preset=desktop"] } as const;
type Form = keyof typeof FORMS;
/** Looks at a page that did not pass at the first; the one in the middle counts then. */
const ROUNDS = Number(process.env["LIGHTHOUSE_ROUNDS"] ?? 5);
const MOST_TRIES = 3;
const CHROME = ["--headless=new", "--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      displayValue: z.string().optional(),
      numericValue: z.number().optional(),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/** The public pages by what they are. */
const pagesOf = async (practice: ServedPractice): Promise<[name: string, path: string][]> => [
  ["front page", paths.front()],
  // What its search finds is in no index (x-robots-tag), rightly: Lighthouse would give it 69 for that.
  ["accessibility statement", paths.statement("accessibility")],
  // It leads on to sign-in by a refresh, which costs a phone 0.7 s (docs/decisions/2026-11-21-entry-page.md).
  ["entry", "/secure/providerweb"],
  ...(await publicBookingPages(practice)),
];

async function look(url: string, form: Form, folder: string): Promise<Report> {
  const file = join(folder, "report.json");
  const flags = ["--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${CHROME.join(" ")}`];
  for (let tries = 1; ; tries += 1) {
    const { code, output } = await run("npx", ["--yes", LIGHTHOUSE, url, ...flags, ...FORMS[form]], {
      output: "pipe",
      env: { CHROME_PATH: await ensureChromium() },
    });
    if (code === 0) return reportSchema.parse(JSON.parse(await readFile(file, "utf8")));
    // Now and then Chromium gives it no trace of a page (NO_NAVSTART); it asks to be run again then.
    if (tries === MOST_TRIES) throw new Complaint(`Lighthouse broke off at ${url}:\n\n${output}`);
  }
}

const scoreOf = ({ categories }: Report, category: string) => Math.round((categories[category]?.score ?? 0) * 100);

const paintOf = ({ audits }: Report) => Math.round(audits["largest-contentful-paint"]?.numericValue ?? Infinity);
const shiftOf = ({ audits }: Report) => audits["cumulative-layout-shift"]?.numericValue ?? Infinity;

/** What a page misses of what is wanted. */
const missedBy = (report: Report, form: Form): string[] => [
  ...Object.entries(LEAST)
    .map(([category, least]) => ({ category, least, score: scoreOf(report, category) }))
    .filter(({ score, least }) => score < least)
    .map(({ category, score, least }) => `${category} ${score}, not ${least}`),
  ...(form === "phone" && paintOf(report) > LATEST_PAINT
    ? [`largest paint ${paintOf(report)} ms, not ${LATEST_PAINT}`]
    : []),
  ...(shiftOf(report) > MOST_SHIFT ? [`layout shift ${shiftOf(report)}, not ${MOST_SHIFT}`] : []),
];

const saidOf = (report: Report) =>
  [
    ...Object.keys(LEAST).map((category) => `${category} ${scoreOf(report, category)}`),
    `largest paint ${paintOf(report)} ms`,
    `layout shift ${shiftOf(report)}`,
  ].join(", ");

/**
 * The first look where it passes; else the one in the middle by performance, since what else the machine does shows in
 * single ones.
 */
async function fairLook(url: string, form: Form, folder: string): Promise<Report> {
  const first = await look(url, form, folder);
  if (missedBy(first, form).length === 0) return first;
  const reports = [first];
  for (let round = 1; round < ROUNDS; round++) reports.push(await look(url, form, folder));
  reports.sort((a, b) => scoreOf(a, "performance") - scoreOf(b, "performance"));
  const middle = reports[Math.floor(reports.length / 2)];
  if (!middle) throw new Complaint(`LIGHTHOUSE_ROUNDS is at least 1, not ${ROUNDS}.`);
  return middle;
}

/** What keeps a page from its scores, each finding by its name. */
const findingsOf = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative")
    .map(({ id, displayValue }) => `      ${[id, displayValue].filter(Boolean).join(": ")}`);

/** Says what a page has with what lowers it, and answers what it misses. */
async function judge(name: string, url: string, form: Form, folder: string): Promise<string[]> {
  const report = await fairLook(url, form, folder);
  say(`  ${name}, ${form}: ${saidOf(report)}`);
  for (const finding of findingsOf(report)) say(finding);
  return missedBy(report, form).map((missed) => `${name} on a ${form}: ${missed}`);
}

const BARE = {
  "/": '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/bare.css"></head><body><main><h1>One sentence.</h1></main></body></html>',
  "/bare.css": "body{color:#222}",
} as const;

/** What Lighthouse says of a page that could hardly be less, on this machine as it is now. */
async function sayWhatIsPossible(folder: string): Promise<void> {
  const server = createServer(({ url }, answer) => {
    const body = url === "/" || url === "/bare.css" ? BARE[url] : undefined;
    answer.writeHead(body ? 200 : 204, { "content-type": url === "/" ? "text/html" : "text/css" }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  try {
    const report = await look(`http://127.0.0.1:${port}/`, "phone", folder);
    const [performance, paint] = [scoreOf(report, "performance"), paintOf(report)];
    say(`  A page of one sentence, phone: performance ${performance}, largest paint ${paint} ms`);
  } finally {
    server.close();
  }
}

main(async () => {
  if (buildIsStale()) await build();
  const server = await serveForTests("lighthouse");
  const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
  const below: string[] = [];
  try {
    await sayWhatIsPossible(folder);
    const practice = await servePractice(server);
    for (const [name, path] of await pagesOf(practice))
      for (const form of ["phone", "desktop"] as const)
        below.push(...(await judge(name, `${practice.organization.url}${path}`, form, folder)));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  if (below.length > 0) throw new Complaint(`Below what is wanted:\n\n${below.join("\n")}`);
});
