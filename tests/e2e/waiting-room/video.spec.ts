import { devices } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../../scripts/chromium";
import { answerYes } from "../../support/answer-yes";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import { expectRoomForLargeText } from "../../support/large-text";
import { fakeDevices, framesOf } from "../../support/rooms/moving-picture";
import type { TableRows } from "../../support/practice";
import { signIn } from "../../support/sign-in";
import { wordsOf } from "../main-job/stations";

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, ...fakeDevices],
  },
});

const t = wordsOf("en_US");
const TICK = 300_000;
const PATIENT = "Zainab Haddad";
const DOCTOR = "Ada Okafor";
const PHONE = {
  viewport: { width: 320, height: 700 },
  userAgent: devices["Pixel 7"].userAgent,
  hasTouch: true,
  isMobile: true,
};

/** A confirmed video appointment of the patient with the doctor in ten minutes' time. */
function appointment(ids: Parameters<NonNullable<Parameters<typeof openClinic>[2]>>[0]): TableRows[] {
  const now = Date.now();
  const startsAt = Math.ceil(now / TICK) * TICK + 2 * TICK;
  const values = {
    id: "video-visit",
    state_id: 2,
    type: "video",
    employee_id: ids.doctor,
    branch_id: ids.branch,
    service_offering_id: ids.videoOffering,
    patient_id: ids.patient,
    starts_at: startsAt,
    ends_at: startsAt + 6 * TICK,
    time_zone: "Europe/Madrid",
    local_day: new Date(startsAt).toISOString().slice(0, 10),
    booked_by: "PATIENT",
    created_at: now,
    updated_at: now,
  };
  return [{ table: "appointment", columns: Object.keys(values), rows: [Object.values(values)] }];
}

test("doctor and patient see each other's moving pictures; a refused camera keeps nobody out, and comes back", async ({
  openBrowser,
  operator,
  organization,
}) => {
  const clinic = await openClinic(operator, organization, appointment);
  const doctor = await openBrowser({ permissions: ["camera", "microphone"] });
  const patient = await openBrowser({ ...PHONE, permissions: ["microphone"] });
  await signIn(doctor, organization, { email: clinic.doctor, password: clinic.password });
  await signIn(patient, organization, { email: clinic.patient, password: clinic.password });

  await patient.goto("/secure/providerweb/video_appointments/video_session/video-visit");
  await expect(patient.getByRole("heading", { level: 1 })).toContainText(DOCTOR);
  await expectNoAxeViolations(patient);
  await patient.getByRole("button", { name: t("video:check.both") }).click();
  await expect(patient.getByText(t("video:problem.camera"))).toBeVisible();
  await expect(patient.getByText(t("video:problem.denied.chromeAndroid"))).toBeVisible();
  await expectNoAxeViolations(patient);
  await expectRoomForLargeText(patient);
  await patient.getByRole("button", { name: t("video:check.join") }).click();
  await expect(patient.getByText(t("video:wait.text"))).toBeVisible();

  await doctor.goto("/secure/providerweb/appointment/vSessionReact/video-visit");
  await expect(doctor.getByRole("heading", { level: 1 })).toContainText(PATIENT);
  await doctor.getByRole("button", { name: t("video:check.both") }).click();
  await doctor.getByRole("button", { name: t("video:check.join") }).click();

  await expect.poll(framesOf(patient, DOCTOR), { timeout: 20_000 }).toBeGreaterThan(30);
  // On a phone the doctor's picture has come into view, below the bar.
  await expect(patient.locator("video").first()).toBeInViewport({ ratio: 0.9 });
  const pictureTop = await patient
    .locator("video")
    .first()
    .evaluate((video) => video.getBoundingClientRect().top);
  const barBottom = await patient.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll("header.sticky")].map((bar) => bar.getBoundingClientRect().bottom)),
  );
  expect(pictureTop).toBeGreaterThanOrEqual(barBottom);
  await expect(doctor.getByText(t("video:call.cameraIsOff"), { exact: true })).toBeVisible();
  await expectNoAxeViolations(doctor);
  await expectNoAxeViolations(patient);
  await expectRoomForLargeText(doctor);
  await expectRoomForLargeText(patient);

  await patient.context().grantPermissions(["camera", "microphone"]);
  await patient.getByRole("button", { name: t("video:call.cameraOn") }).click();
  await expect.poll(framesOf(doctor, PATIENT), { timeout: 20_000 }).toBeGreaterThan(30);

  // The patient's picture floats in a window of its own and comes back; then the call fills the screen, with what
  // one can do in it.
  const floats = () =>
    doctor.evaluate((name) => document.pictureInPictureElement?.getAttribute("aria-label") === name, PATIENT);
  const float = doctor.getByRole("button", { name: t("video:call.pictureInPicture") });
  await float.click();
  await expect.poll(floats).toBe(true);
  await float.click();
  await expect.poll(floats).toBe(false);
  const fills = () => doctor.evaluate(() => document.fullscreenElement?.querySelector("video") != null);
  await doctor.getByRole("button", { name: t("video:call.fullScreen") }).click();
  await expect.poll(fills).toBe(true);
  await doctor.getByRole("button", { name: t("video:call.leaveFullScreen") }).click();
  await expect.poll(fills).toBe(false);

  await patient.getByLabel(t("waiting-room:chat.message")).fill("I see you");
  await patient.getByRole("button", { name: t("waiting-room:chat.send") }).click();
  await expect(doctor.getByRole("log").getByText("I see you")).toBeVisible();
  await patient.getByRole("button", { name: t("video:call.leave") }).click();
  await expect(patient.getByRole("heading", { name: t("video:left.title") })).toBeVisible();
  await expect(doctor.getByText(t("video:wait.others"))).toBeVisible();
  await answerYes(doctor, t("video:call.conclude"));
  await expect(doctor.getByRole("heading", { name: t("video:ended.title") })).toBeVisible();
  await expect(doctor.getByText(t("video:streamed.rate", { rate: "0.005225" }))).toBeVisible();
});
