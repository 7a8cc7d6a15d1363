import { randomUUID } from "node:crypto";
import { chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../scripts/chromium";
import { serveForTests } from "../scripts/serve-for-tests";
import { say } from "../scripts/terminal/say";
import { createOrganization, operate, type Operator } from "../tests/support/organization";
import { practiceRows, type Cell } from "../tests/support/practice";
import { signIn } from "../tests/support/sign-in";

/** The longest frame in Chromium while a week of 2,000 visits is scrolled, down and across. Aim: at most 50 ms. */
const VISITS = 2_000;
const AIM_MS = 50;
const DAY = 86_400_000;
const MINUTE = 60_000;

/** Monday of next week, 00:00 UTC. */
function nextMonday(): number {
  const today = Math.floor(Date.now() / DAY) * DAY;
  return today + (8 - (new Date(today).getUTCDay() || 7)) * DAY;
}

/** An organization in UTC with a week of visits, a quarter of an hour each, nearly six at a time. */
async function openBusyClinic(operator: Operator, monday: number) {
  const organization = await createOrganization(operator);
  const { roles, organizationId } = organization;
  const options = { roles, now: Date.now(), timeZone: "UTC", passwordHash: "unused", newId: randomUUID };
  const { ids, tables } = practiceRows(options);
  await operate(operator, "/operator/rows", { organizationId, tables });
  const rows = Array.from({ length: VISITS }, (_, n): Cell[] => {
    const ofDay = Math.floor(n / 7);
    const startsAt = monday + (n % 7) * DAY + (8 * 60 + (ofDay % 48) * 15) * MINUTE;
    return [
      ...[randomUUID(), [1, 2, 4, 6, 11][n % 5] ?? 2, "in_patient", ids.doctor, ids.branch, ids.clinicOffering],
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

const server = await serveForTests("bench-calendar");
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const monday = nextMonday();
  const organization = await openBusyClinic({ port: server.port, operatorToken: server.operatorToken }, monday);
  const page = await browser.newPage({ baseURL: organization.url, viewport: { width: 1280, height: 900 } });
  // The loader of this script marks the names of functions, also of those that go to the page.
  await page.addInitScript("globalThis.__name = (named) => named");
  await signIn(page, organization.creator);
  const day = new Date(monday).toISOString().slice(0, 10);
  await page.goto(`/secure/providerweb/appointments?view=week&day=${day}`, { waitUntil: "load" });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("[data-cell]") ?? {}).some((key) => key.startsWith("__react")),
  );
  const shown = await page.locator("[data-visit]").count();
  say(`${shown} visits in a week`);
  for (const [name, axis] of [
    ["down", "scrollTop"],
    ["across", "scrollLeft"],
  ] as const) {
    const frames = (await framesOfScroll(page, axis)).sort((a, b) => a - b);
    const at = (part: number) => (frames[Math.floor((frames.length - 1) * part)] ?? 0).toFixed(1);
    say(`${name}: median ${at(0.5)} ms a frame, p99 ${at(0.99)} ms, longest ${at(1)} ms (aim: at most ${AIM_MS} ms)`);
  }
} finally {
  await browser.close();
  await server.stop();
}
