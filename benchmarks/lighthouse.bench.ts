/**
 * Lighthouse against the public pages of the served build, as on a phone and on a desk: accessibility, best practices
 * and SEO have to be 100, performance 95. The package comes by npx in one version: with all it needs it weighs 176 MB
 * and half a minute of each fresh install, which nobody but this benchmark should pay.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { ensureChromium } from "../scripts/chromium";
import { serveForTests } from "../scripts/serve-for-tests";
import { build } from "../scripts/start/build";
import { buildIsStale } from "../scripts/start/newest";
import { run } from "../scripts/terminal/run";
import { Complaint, main, say } from "../scripts/terminal/say";
import { servePractice, type ServedPractice } from "../tests/support/booking";

const LIGHTHOUSE = "lighthouse@13.5.0";
/** The least score of each category, in hundredths. */
const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const FORMS = { phone: [], desktop: ["--preset=desktop"] } as const;
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
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

const base = "/secure/providerweb";

/** The public pages by what they are. */
const pagesOf = ({ organization, ids }: ServedPractice): [name: string, path: string][] => [
  // It leads on to sign-in by a refresh, which costs a phone 0.7 s (docs/decisions/2026-11-21-entry-page.md).
  ["entry", base],
  ["booking entry", `${base}/home/consultation`],
  ["providers", `${base}/home/consultation/clinicAppointments/provider`],
  ["booking step", `${base}/home/video-appointments/book_appointment/${ids.videoOffering}?provider=${ids.doctor}`],
  ["widget", `/app/appointments/appointmentWidgetUsingReact/${organization.organizationId}`],
];

async function look(url: string, form: keyof typeof FORMS, folder: string): Promise<Report> {
  const file = join(folder, "report.json");
  const flags = ["--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${CHROME.join(" ")}`];
  const { code, output } = await run("npx", ["--yes", LIGHTHOUSE, url, ...flags, ...FORMS[form]], {
    output: "pipe",
    env: { CHROME_PATH: await ensureChromium() },
  });
  if (code !== 0) throw new Complaint(`Lighthouse broke off at ${url}:\n\n${output}`);
  return reportSchema.parse(JSON.parse(await readFile(file, "utf8")));
}

/** What keeps a page from its scores, each finding by its name. */
const findingsOf = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative")
    .map(({ id, displayValue }) => `      ${[id, displayValue].filter(Boolean).join(": ")}`);

main(async () => {
  if (buildIsStale()) await build();
  const server = await serveForTests("lighthouse");
  const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
  const below: string[] = [];
  try {
    const practice = await servePractice(server);
    for (const [name, path] of pagesOf(practice))
      for (const form of ["phone", "desktop"] as const) {
        const report = await look(`${practice.organization.url}${path}`, form, folder);
        const scores = Object.entries(LEAST).map(([category, least]) => {
          const score = Math.round((report.categories[category]?.score ?? 0) * 100);
          if (score < least) below.push(`${name} on a ${form}: ${category} ${score}, not ${least}`);
          return `${category} ${score}`;
        });
        say(`  ${name}, ${form}: ${scores.join(", ")}`);
        for (const finding of findingsOf(report)) say(finding);
      }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  if (below.length > 0) throw new Complaint(`Below what is wanted:\n\n${below.join("\n")}`);
});
