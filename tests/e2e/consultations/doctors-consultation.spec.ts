import type { FrameLocator, Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../../scripts/chromium";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import { PRACTICE_PASSWORD } from "../../support/practice";
import { fakeDevices, framesOf } from "../../support/rooms/moving-picture";
import { signIn } from "../../support/sign-in";
import {
  booked,
  countActivations,
  expectAllDone,
  expectCost,
  followUp,
  order,
  prescribe,
  prescribeFavourite,
  press,
  t,
  writeNote,
} from "./steps";

test.use({
  launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, ...fakeDevices] },
});
test.describe.configure({ mode: "serial" });

const PATIENT = "Zainab Haddad";
const DOCTOR = "Ada Okafor";

const consultationOf = (page: Page): FrameLocator => page.frameLocator('iframe[name="consultation"]');

test("a consultation from opening to signed note, signed prescription, placed order and follow-up beside the call", async ({
  openBrowser,
  operator,
  organization,
}) => {
  test.slow();
  const clinic = await openClinic(operator, organization, booked("video", "by-video"));
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

  const before = activations.count();
  const frame = consultationOf(doctor);
  await doctor.getByRole("button", { name: t("desk:open") }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toContainText(PATIENT);
  // Each of them is done beside the consultation, which is there again when it is done.
  await writeNote(frame);
  const typed = await prescribe(doctor, frame, activations);
  await order(doctor, frame);
  await followUp(frame);
  const cost = activations.count() - before;
  const pressed = await prescribeFavourite(frame, activations);
  expectCost(cost, cost - typed + pressed);

  // All of it stands in the consultation, and the call has gone on all the while.
  await expectAllDone(frame);
  await expectNoAxeViolations(doctor);
  const seen = await framesOf(patient, DOCTOR)();
  await expect.poll(framesOf(patient, DOCTOR), { timeout: 10_000 }).toBeGreaterThan(seen);

  // On a phone it is a sheet over the call, which a button of the call brings.
  await doctor.setViewportSize({ width: 375, height: 760 });
  await expect(frame.getByRole("heading", { level: 1 })).toBeHidden();
  await doctor.getByRole("button", { name: t("video:panel.notes"), exact: true }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
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
