import { devices, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../../scripts/chromium";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import { expectRoomForLargeText } from "../../support/large-text";
import { endCall, pressInMenu, showChat } from "../../support/rooms/call-pages";
import { fakeDevices, framesOf } from "../../support/rooms/moving-picture";
import { PRACTICE_PASSWORD, type TableRows } from "../../support/practice";
import { signIn } from "../../support/sign-in";
import { wordsOf } from "../main-job/stations";

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, ...fakeDevices],
  },
});
test.describe.configure({ mode: "serial" });

const t = wordsOf("en_US");
const TICK = 300_000;
const PATIENT = "Zainab Haddad";
const OTHER = "Tomás Núñez";
const DOCTOR = "Ada Okafor";
const PHONE = {
  viewport: { width: 320, height: 700 },
  userAgent: devices["Pixel 7"].userAgent,
  hasTouch: true,
  isMobile: true,
};

/** A phone held upright and across, a tablet, and a computer. */
const SCREENS = [
  [375, 812],
  [812, 375],
  [768, 1_024],
  [1_280, 800],
] as const;

/** On each screen somebody's picture is seen, and all of the bar below it with nothing of it lying on another. */
async function expectCallOnEveryScreen(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  const bar = page.getByRole("group", { name: t("video:call.controls") });
  const picture = page
    .getByLabel(new RegExp(`${name}$`))
    .and(page.locator("video"))
    .first();
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const size = `${String(width)} x ${String(height)}`;
    await expect(bar, size).toBeInViewport({ ratio: 1 });
    await expect(picture, size).toBeInViewport({ ratio: 0.9 });
    const shown = await picture.boundingBox();
    const share = Math.round((100 * (shown?.width ?? 0) * (shown?.height ?? 0)) / (width * height));
    console.info(`The call on ${size}: the picture of ${name} takes ${String(share)} % of the screen.`);
    expect(share, size).toBeGreaterThanOrEqual(50);
    for (const button of await bar.getByRole("button").filter({ visible: true }).all())
      await expect(button, size).toBeInViewport({ ratio: 1 });
  }
  if (before) await page.setViewportSize(before);
}

/** A video appointment in ten minutes' time, and two whose time has come: one of each of two patients. */
function appointments(ids: Parameters<NonNullable<Parameters<typeof openClinic>[2]>>[0]): TableRows[] {
  const now = Date.now();
  const startsAt = Math.ceil(now / TICK) * TICK + 2 * TICK;
  const values = (id: string, patient: string, at: number) => ({
    id,
    state_id: 2,
    type: "video",
    employee_id: ids.doctor,
    branch_id: ids.branch,
    service_offering_id: ids.videoOffering,
    patient_id: patient,
    starts_at: at,
    ends_at: at + 6 * TICK,
    time_zone: "Europe/Madrid",
    local_day: new Date(at).toISOString().slice(0, 10),
    booked_by: "PATIENT",
    created_at: now,
    updated_at: now,
  });
  const rows = [
    values("video-visit", ids.patient, startsAt),
    values("begun", ids.patient, startsAt - 4 * TICK),
    values("begun-too", ids.otherPatient, startsAt - 3 * TICK),
  ];
  return rows.map((row) => ({ table: "appointment", columns: Object.keys(row), rows: [Object.values(row)] }));
}

test("doctor and patient see each other's moving pictures; a refused camera keeps nobody out, and comes back", async ({
  openBrowser,
  operator,
  organization,
}) => {
  const clinic = await openClinic(operator, organization, appointments);
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
  await expectCallOnEveryScreen(patient, DOCTOR);
  const stage = doctor.getByRole("region", { name: t("video:call.title"), exact: true });
  await expect(stage.getByText(t("video:call.cameraIsOff"), { exact: true })).toBeVisible();
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
  const float = () => pressInMenu(doctor, t("video:call.pictureInPicture"));
  await float();
  await expect.poll(floats).toBe(true);
  await float();
  await expect.poll(floats).toBe(false);
  const fills = () => doctor.evaluate(() => document.fullscreenElement?.querySelector("video") != null);
  await pressInMenu(doctor, t("video:call.fullScreen"));
  await expect.poll(fills).toBe(true);
  await pressInMenu(doctor, t("video:call.leaveFullScreen"));
  await expect.poll(fills).toBe(false);

  await showChat(patient);
  await expectNoAxeViolations(patient);
  await patient.getByLabel(t("waiting-room:chat.message")).fill("I see you");
  await patient.getByRole("button", { name: t("waiting-room:chat.send") }).click();
  // It is counted at the chat's button until it is read.
  await expect(doctor.getByRole("button", { name: t("video:panel.unread") })).toBeVisible();
  await showChat(doctor);
  await expect(doctor.getByRole("log").getByText("I see you")).toBeVisible();
  await expect(doctor.getByRole("button", { name: t("video:panel.unread") })).toHaveCount(0);
  await patient.getByRole("button", { name: t("video:call.leave"), exact: true }).click();
  await expect(patient.getByRole("heading", { name: t("video:left.title") })).toBeVisible();
  await expect(doctor.getByText(new RegExp(t("video:wait.left", { name: PATIENT, time: ".+" })))).toBeVisible();
  await endCall(doctor, t("video:call.conclude"));
  await expect(doctor.getByRole("heading", { name: t("video:ended.title") })).toBeVisible();
});

test("from home into the first call by two presses and into the next by one, with its devices; other pages open beside it", async ({
  openBrowser,
  organization,
}) => {
  const doctor = await openBrowser({ permissions: ["camera", "microphone"] });
  await signIn(doctor, organization, { email: "doctor@clinic.example", password: PRACTICE_PASSWORD });
  let activations = 0;
  const press = async (name: RegExp | string) => {
    activations += 1;
    await doctor.getByRole("button", { name, exact: true }).click();
  };
  const start = (name: string) => press(new RegExp(`^${t("arrivals:act.startVideo")} ?, ${name}$`));
  // In the first call of a browser one sees oneself before one goes in.
  await doctor.goto("/secure/providerweb/home");
  await start(PATIENT);
  await press(t("video:check.join"));
  await expect(doctor.getByText(t("video:wait.others"))).toBeVisible();
  console.info(`Starting the first video appointment from home took ${activations} activations.`);
  expect(activations).toBeLessThanOrEqual(2);
  await expect(doctor.getByRole("button", { name: t("video:call.mute"), exact: true })).toBeVisible();
  await doctor.getByRole("button", { name: t("video:call.leave"), exact: true }).click();
  await expect(doctor.getByRole("heading", { name: t("video:left.title") })).toBeVisible();

  await doctor.goto("/secure/providerweb/home");
  activations = 0;
  await start(OTHER);
  await expect(doctor.getByText(t("video:wait.others"))).toBeVisible();
  console.info(`Starting a video appointment from home took ${activations} activation.`);
  expect(activations).toBeLessThanOrEqual(2);
  await expect(doctor.getByRole("button", { name: t("video:call.mute"), exact: true })).toBeVisible();
  await expect(doctor.getByRole("button", { name: t("video:call.cameraOff"), exact: true })).toBeVisible();

  const [beside] = await Promise.all([
    doctor.waitForEvent("popup"),
    doctor
      .getByRole("link", { name: t("home:menu.home") })
      .first()
      .click(),
  ]);
  await expect(beside.getByText(t("home:callGoingOn.text"))).toBeVisible();
  await expectNoAxeViolations(beside);
  await beside.getByRole("link", { name: t("home:callGoingOn.back") }).click();
  await expect(doctor.getByText(t("video:wait.others"))).toBeVisible();
  expect(doctor.context().pages()).toHaveLength(2);
  await doctor.getByRole("button", { name: t("video:call.leave"), exact: true }).click();
  await expect(beside.getByText(t("home:callGoingOn.text"))).toBeHidden({ timeout: 15_000 });
});
