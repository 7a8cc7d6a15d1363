import type { FrameLocator, Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../../scripts/chromium";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import { PRACTICE_PASSWORD, type PracticeIds, type TableRows } from "../../support/practice";
import { fakeDevices, framesOf } from "../../support/rooms/moving-picture";
import { signIn } from "../../support/sign-in";
import { wordsOf } from "../main-job/stations";

test.use({
  launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, ...fakeDevices] },
});
test.describe.configure({ mode: "serial" });

const t = wordsOf("en_US");
const TICK = 300_000;
const PATIENT = "Zainab Haddad";
const DOCTOR = "Ada Okafor";
/** So many presses a consultation may cost, besides typing. */
const MOST_ACTIVATIONS = 25;

const rows = (table: string, values: Record<string, string | number>): TableRows => ({
  table,
  columns: Object.keys(values),
  rows: [Object.values(values)],
});

/** A video appointment in ten minutes' time, of a patient of the doctor's, and a laboratory that does one test. */
function booked(ids: PracticeIds): TableRows[] {
  const now = Date.now();
  const startsAt = Math.ceil(now / TICK) * TICK + 2 * TICK;
  return [
    rows("appointment", {
      ...{ id: "by-video", state_id: 2, type: "video", employee_id: ids.doctor, branch_id: ids.branch },
      ...{ service_offering_id: ids.videoOffering, patient_id: ids.patient, starts_at: startsAt },
      ...{ ends_at: startsAt + 6 * TICK, time_zone: "Europe/Madrid", booked_by: "PATIENT", created_at: now },
      ...{ local_day: new Date(startsAt).toISOString().slice(0, 10), updated_at: now },
    }),
    rows("appointment_history", {
      ...{ appointment_id: "by-video", version: 1, at: now, action: "book", actor_kind: "patient" },
      ...{ actor_id: ids.patient, to_state_id: 2, starts_at: startsAt },
    }),
    rows("laboratory", { id: "city", name: "City Laboratory" }),
    rows("lab_test", {
      ...{ id: "crp", laboratory_id: "city", name: "C-reactive protein", category: "LABORATORY_TEST_PROCEDURE" },
    }),
  ];
}

/**
 * Counts what somebody presses on a page and in its frames: every press of a pointer, every Enter, and every space and
 * arrow outside a text. Moving on by Tab and typing, in a list of choices too, is no press.
 */
async function countActivations(page: Page): Promise<() => number> {
  let activations = 0;
  await page.context().exposeBinding("countActivation", () => {
    activations += 1;
  });
  await page.context().addInitScript(() => {
    const count = () => void (Reflect.get(window, "countActivation") as () => Promise<void>)();
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && /text|search/.test(target.type));
    addEventListener("pointerdown", (event) => event.isTrusted && count(), true);
    addEventListener(
      "keydown",
      ({ key, target, isTrusted }) => {
        const presses = key === "Enter" ? !(target instanceof HTMLTextAreaElement) : /^( |Arrow)/.test(key);
        if (isTrusted && presses && (key === "Enter" || !isText(target))) count();
      },
      true,
    );
  });
  return () => activations;
}

const consultationOf = (page: Page): FrameLocator => page.frameLocator('iframe[name="consultation"]');
const press = (frame: FrameLocator, role: "button" | "link", name: string) =>
  frame.getByRole(role, { name, exact: true }).click();

/** Types into fields one after the other as somebody who never looks for the pointer; an empty word skips a field. */
async function typeOn(page: Page, words: readonly string[]): Promise<void> {
  for (const [index, word] of words.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await page.keyboard.type(word);
  }
}

async function writeNote(frame: FrameLocator): Promise<void> {
  await press(frame, "link", t("desk:add.notes"));
  await press(frame, "button", t("note-editor:create.submit"));
  for (const [title, words] of [
    ["Subjective", "Sore throat for three days"],
    ["Objective", "Tonsils red, no fever"],
    ["Assessment", "Tonsillitis"],
    ["Plan", "Antibiotic, test of the blood"],
  ] as const)
    await frame.getByRole("textbox", { name: new RegExp(`^${title}`) }).pressSequentially(words);
  await press(frame, "button", t("note-editor:editor.finish"));
  await press(frame, "button", t("note-editor:acts.sign"));
  await expect(frame.getByText(t("desk:done.noteSigned"))).toBeVisible();
}

async function prescribe(page: Page, frame: FrameLocator): Promise<void> {
  await press(frame, "link", t("desk:add.prescriptions"));
  await press(frame, "button", t("prescriptions:start"));
  await frame.locator("#name").click();
  await typeOn(page, ["Cefuroxime", "500", "mg", "Tablet", "By mouth", "1", "", "Twice", "After", "7"]);
  await press(frame, "button", t("prescriptions:line.add"));
  await expect(frame.getByText("Cefuroxime").first()).toBeVisible();
  await press(frame, "button", t("prescriptions:sign.submit"));
  await expect(frame.getByText(t("prescriptions:done.signed"))).toBeVisible();
}

async function order(page: Page, frame: FrameLocator): Promise<void> {
  await press(frame, "link", t("desk:add.orders"));
  await frame.getByRole("checkbox", { name: "C-reactive protein" }).check();
  await frame.locator("#reason").click();
  await page.keyboard.type("Sore throat");
  await press(frame, "button", t("laboratory:order.send"));
  await expect(frame.getByText(t("laboratory:done.sent"))).toBeVisible();
}

test("a consultation from opening to signed note, signed prescription, placed order and follow-up beside the call", async ({
  openBrowser,
  operator,
  organization,
}) => {
  test.slow();
  const clinic = await openClinic(operator, organization, booked);
  const doctor = await openBrowser({ permissions: ["camera", "microphone"] });
  const patient = await openBrowser({ permissions: ["camera", "microphone"] });
  const activations = await countActivations(doctor);
  await signIn(doctor, organization, { email: clinic.doctor, password: clinic.password });
  await signIn(patient, organization, { email: clinic.patient, password: clinic.password });
  await patient.goto("/secure/providerweb/video_appointments/video_session/by-video");
  await doctor.goto("/secure/providerweb/appointment/vSessionReact/by-video");
  for (const page of [patient, doctor]) {
    await page.getByRole("button", { name: t("video:check.both") }).click();
    await page.getByRole("button", { name: t("video:check.join") }).click();
  }
  await expect.poll(framesOf(patient, DOCTOR), { timeout: 20_000 }).toBeGreaterThan(10);

  const before = activations();
  const frame = consultationOf(doctor);
  const overview = () => doctor.getByRole("link", { name: t("desk:overview"), exact: true }).click();
  await doctor.getByRole("button", { name: t("desk:open") }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toContainText(PATIENT);
  // Each of them leads back to the overview.
  await writeNote(frame);
  await prescribe(doctor, frame);
  await order(doctor, frame);
  await overview();
  await frame.getByText(t("desk:followUp.WEEKS", { count: 3 }), { exact: true }).click();
  await press(frame, "button", t("desk:followUp.invite"));
  await expect(frame.getByText(t("desk:followUp.done.invite"))).toBeVisible();
  const cost = activations() - before;
  console.info(`The consultation took ${cost} activations besides typing.`);
  expect(cost).toBeGreaterThan(15);
  expect(cost).toBeLessThanOrEqual(MOST_ACTIVATIONS);

  // All of it stands in the consultation, and the call has gone on all the while.
  const work = frame.locator("#work");
  for (const state of [t("notes:status.SIGNED"), t("prescriptions:state.SIGNED"), t("laboratory:state.ORDERED")])
    await expect(work.getByText(state, { exact: true }).first()).toBeVisible();
  await expect(work.getByText("C-reactive protein")).toBeVisible();
  await expect(work.getByText(t("consultations:draft"), { exact: true })).toHaveCount(0);
  await expectNoAxeViolations(doctor);
  const seen = await framesOf(patient, DOCTOR)();
  await expect.poll(framesOf(patient, DOCTOR), { timeout: 10_000 }).toBeGreaterThan(seen);
});

test("by the keyboard alone, and when the session ends: one signs in inside the consultation, and nothing typed is gone", async ({
  openBrowser,
  organization,
}) => {
  const doctor = await openBrowser({ permissions: ["camera", "microphone"] });
  const account = { email: "doctor@clinic.example", password: PRACTICE_PASSWORD };
  await signIn(doctor, organization, account);
  await doctor.goto("/secure/providerweb/appointment/vSessionReact/by-video");
  await doctor.getByRole("button", { name: t("video:check.both") }).focus();
  await doctor.keyboard.press("Enter");
  await doctor.getByRole("button", { name: t("video:check.join") }).focus();
  await doctor.keyboard.press("Enter");
  await expect(doctor.getByText(t("video:wait.others"))).toBeVisible();
  await doctor.getByRole("button", { name: t("desk:open") }).focus();
  await doctor.keyboard.press("Enter");
  const frame = consultationOf(doctor);
  await expect(frame.getByRole("heading", { level: 1 })).toContainText(PATIENT);
  // Whoever pressed it goes on inside the consultation.
  await expect.poll(() => doctor.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  await doctor.keyboard.press("Tab");
  expect(await frame.locator("body").evaluate(() => document.activeElement?.tagName)).toBe("A");

  const edge = doctor.getByRole("separator", { name: t("desk:resize") });
  const width = Number(await edge.getAttribute("aria-valuenow"));
  await edge.press("ArrowLeft");
  await expect(edge).toHaveAttribute("aria-valuenow", String(width + 5));

  // What is done in the consultation is done on this page: nobody is signed out for being idle.
  const limit = Number(await doctor.locator("dialog[data-idle-minutes]").getAttribute("data-idle-minutes")) * 60_000;
  await doctor.evaluate((at) => localStorage.setItem("last-request", String(at)), Date.now() - limit + 90_000);
  await frame.getByLabel(t("desk:followUp.note")).pressSequentially("Blood pressure");
  await expect
    .poll(() => doctor.evaluate(() => Date.now() - Number(localStorage.getItem("last-request"))), { timeout: 15_000 })
    .toBeLessThan(60_000);

  await doctor.context().clearCookies();
  await press(frame, "button", t("desk:followUp.remember"));
  await frame.getByLabel(t("identity:login.username")).fill(account.email);
  await frame.getByLabel(t("identity:login.password"), { exact: true }).fill(account.password);
  await frame.getByLabel(t("identity:login.password"), { exact: true }).press("Enter");
  await expect(frame.getByLabel(t("desk:followUp.note"))).toHaveValue("Blood pressure");
  await expect(doctor.getByText(t("video:wait.others"))).toBeVisible();
});
