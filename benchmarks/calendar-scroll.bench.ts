import { randomUUID } from "node:crypto";
import { chromium, type Page } from "@playwright/test";
import { z } from "zod";
import { chromiumFlags, findChromium } from "../scripts/chromium";
import { serveForTests } from "../scripts/serve-for-tests";
import { say } from "../scripts/terminal/say";
import { createOrganization, operate, type Operator } from "../tests/support/organization";
import { practiceRows, type Cell, type PracticeIds, type TableRows } from "../tests/support/practice";
import { signIn } from "../tests/support/sign-in";

/**
 * A week of twelve doctors and 2,000 appointments scrolled in Chromium, down and across: the longest frame, and beside it the longest task
 * of the page's main thread in time of its own on a processor, which others at work on the machine do not lengthen.
 * Aim: at most 50 ms each.
 */
const APPOINTMENTS = 2_000;
const DOCTORS = 12;
const AIM_MS = 50;
/** A frame at 60 a second, with what the clock rounds. */
const FRAME_MS = 17;
const DAY = 86_400_000;
const MINUTE = 60_000;

/** Monday of next week, 00:00 UTC. */
function nextMonday(): number {
  const today = Math.floor(Date.now() / DAY) * DAY;
  return today + (8 - (new Date(today).getUTCDay() || 7)) * DAY;
}

/** The practice's rows for doctors beside the one who is there. */
function moreDoctors(ids: PracticeIds, roleId: string, doctors: readonly string[]): TableRows[] {
  const of = (table: string, column: string, id: string): TableRows => ({
    ...{ table, columns: ["employee_id", column] },
    rows: doctors.map((doctor) => [doctor, id]),
  });
  const now = Date.now();
  const users = doctors.map((doctor, n) => ({ doctor, user: randomUUID(), name: `doctor${n}@clinic.example` }));
  return [
    {
      table: "user",
      columns: ["id", "type", "username", "email", "password_hash", "created_at"],
      rows: users.map(({ user, name }) => [user, "EMPLOYEE", name, name, "unused", now]),
    },
    {
      table: "employee",
      columns: "id user_id first_name last_name team_user_type admin_approval languages designation created_at".split(
        " ",
      ),
      rows: users.map(({ doctor, user }, n) => [
        ...[doctor, user, "Bruno", `Silva ${n}`, 2, 1, '["en_US"]', "General medicine", now],
      ]),
    },
    of("employee_role", "role_id", roleId),
    of("employee_branch", "branch_id", ids.branch),
    of("employee_department", "department_id", ids.department),
    of("employee_offering", "service_offering_id", ids.clinicOffering),
  ];
}

/** An organization in UTC with a week of appointments, a quarter of an hour each: half of each doctor's day. */
async function openBusyClinic(operator: Operator, monday: number) {
  const organization = await createOrganization(operator);
  const { roles, organizationId } = organization;
  const options = { roles, now: Date.now(), timeZone: "UTC", passwordHash: "unused", newId: randomUUID };
  const { ids, tables } = practiceRows(options);
  const doctors = [ids.doctor, ...Array.from({ length: DOCTORS - 1 }, () => randomUUID())];
  const others = moreDoctors(ids, roles["healthcare provider"] ?? "", doctors.slice(1));
  await operate(operator, "/operator/rows", { organizationId, tables: [...tables, ...others] });
  const rows = Array.from({ length: APPOINTMENTS }, (_, n): Cell[] => {
    const ofDay = Math.floor(n / 7);
    const doctor = doctors[ofDay % DOCTORS] ?? ids.doctor;
    const startsAt = monday + (n % 7) * DAY + (8 * 60 + Math.floor(ofDay / DOCTORS) * 15) * MINUTE;
    return [
      ...[randomUUID(), [1, 2, 4, 6, 11][n % 5] ?? 2, "in_patient", doctor, ids.branch, ids.clinicOffering],
      ...[n % 2 === 0 ? ids.patient : ids.otherPatient, startsAt, startsAt + 15 * MINUTE, "UTC"],
      ...[new Date(startsAt).toISOString().slice(0, 10), "STAFF", Date.now(), Date.now()],
    ];
  });
  const columns =
    "id state_id type employee_id branch_id service_offering_id patient_id starts_at ends_at time_zone local_day booked_by created_at updated_at";
  for (let at = 0; at < rows.length; at += 500) {
    const table = { table: "appointment", columns: columns.split(" "), rows: rows.slice(at, at + 500) };
    await operate(operator, "/operator/rows", { organizationId, tables: [table] });
  }
  return organization;
}

/** Scrolls the board to its end and back, a step a frame, and gives the time between frames in ms. */
const framesOfScroll = (page: Page, axis: "scrollTop" | "scrollLeft"): Promise<number[]> =>
  page.evaluate(
    (along) =>
      new Promise<number[]>((resolve) => {
        const room = document.querySelector<HTMLElement>(".board-room");
        if (!room) throw new Error("there is no board");
        const frames: number[] = [];
        let last = performance.now();
        let step = 40;
        let left = 240;
        const next = () => {
          const now = performance.now();
          frames.push(now - last);
          last = now;
          const before = room[along];
          room[along] += step;
          if (room[along] === before) step = -step;
          left -= 1;
          if (left > 0) requestAnimationFrame(next);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(next);
      }),
    axis,
  );

/** As much of an event of a trace as is counted; `tdur` is its time on a processor, in microseconds. */
const traced = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  tdur: z.number().optional(),
  args: z.object({ name: z.unknown().optional() }).optional(),
});

/** What the main thread did while `work` ran, in ms of processor time: its longest task, and the most by kind. */
async function mainThreadWork(page: Page, work: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  const events: z.infer<typeof traced>[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...z.array(traced).parse(value)));
  const categories = "__metadata,toplevel,devtools.timeline,disabled-by-default-devtools.timeline";
  await session.send("Tracing.start", { categories, transferMode: "ReportEvents" });
  await work();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  const mains = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const own = events.filter(({ ph, pid, tid }) => ph === "X" && mains.has(`${pid} ${tid}`));
  const byKind = new Map<string, number>();
  let longest = 0;
  for (const { name, tdur = 0 } of own) {
    if (name.endsWith("RunTask")) longest = Math.max(longest, tdur / 1_000);
    else byKind.set(name, (byKind.get(name) ?? 0) + tdur / 1_000);
  }
  const most = [...byKind].sort((a, b) => b[1] - a[1]).slice(0, 6);
  return { longest, most: most.map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`).join(", ") };
}

const server = await serveForTests("bench-calendar");
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const monday = nextMonday();
  const organization = await openBusyClinic({ port: server.port, operatorToken: server.operatorToken }, monday);
  const page = await browser.newPage({ baseURL: organization.url, viewport: { width: 1280, height: 900 } });
  // The loader of this script marks the names of functions, also of those that go to the page.
  await page.addInitScript("globalThis.__name = (named) => named");
  await signIn(page, organization);
  const day = new Date(monday).toISOString().slice(0, 10);
  await page.goto(`/secure/providerweb/appointments?view=week&day=${day}`, { waitUntil: "load" });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("[data-cell]") ?? {}).some((key) => key.startsWith("__react")),
  );
  // What is scrolled is a page that stands: its loading is another matter.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  const shown = await page.locator("[data-appointment]").count();
  say(`${APPOINTMENTS} appointments in a week, ${shown} of them in the page`);
  for (const [name, axis] of [
    ["down", "scrollTop"],
    ["across", "scrollLeft"],
  ] as const) {
    let frames: number[] = [];
    const { longest, most } = await mainThreadWork(page, async () => void (frames = await framesOfScroll(page, axis)));
    frames.sort((a, b) => a - b);
    const at = (part: number) => (frames[Math.floor((frames.length - 1) * part)] ?? 0).toFixed(1);
    const fast = frames.filter((ms) => ms <= FRAME_MS).length / frames.length;
    say(`${name}: ${(fast * 100).toFixed(0)} % of frames within ${FRAME_MS} ms (60 a second)`);
    say(`${name}: median ${at(0.5)} ms a frame, p99 ${at(0.99)} ms, longest ${at(1)} ms (aim: at most ${AIM_MS} ms)`);
    say(`${name}: longest task ${longest.toFixed(1)} ms of processor time (aim: at most ${AIM_MS} ms); ${most}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
