import { chromiumFlags, findChromium } from "../../../scripts/chromium";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { endCall, pressInMenu, seeEachOther, showChat, write } from "../../support/rooms/call-pages";
import { openClinic } from "../../support/clinic";
import { expectRoomForLargeText } from "../../support/large-text";
import { fakeDevices } from "../../support/rooms/moving-picture";
import type { Cell, PracticeIds, TableRows } from "../../support/practice";
import { signIn } from "../../support/sign-in";
import { wordsOf } from "../main-job/stations";

test.use({ launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, ...fakeDevices] } });

const t = wordsOf("en_US");
const base = "/secure/providerweb";
const TICK = 300_000;
const TITLE = "Breathing together";
/** The title is the staff's; participants know the session by its service. */
const SERVICE = "Video visit";
const [DOCTOR, ZAINAB, TOMAS] = ["Ada Okafor", "Zainab Haddad", "Tomás Núñez"];
const devices = { permissions: ["camera", "microphone"] };

/** A video session of the doctor that has just begun by the clock, with both patients in it. */
function groupSession(ids: PracticeIds): TableRows[] {
  const now = Date.now();
  const startsAt = Math.floor(now / TICK) * TICK;
  const table = (name: string, rows: Record<string, Cell>[]): TableRows => ({
    table: name,
    columns: Object.keys(rows[0] ?? {}),
    rows: rows.map((row) => Object.values(row)),
  });
  const both = {
    ...{ service_offering_id: ids.videoOffering, employee_id: ids.doctor, branch_id: ids.branch },
    ...{ starts_at: startsAt, ends_at: startsAt + 6 * TICK, time_zone: "Europe/Madrid" },
    ...{ created_at: now, updated_at: now },
  };
  const appointment = (id: string, patient: string) => ({
    ...both,
    ...{ id, patient_id: patient, session_id: "group-session", state_id: 2, type: "video", booked_by: "PATIENT" },
    local_day: new Date(startsAt).toISOString().slice(0, 10),
  });
  return [
    table("group_session", [{ ...both, id: "group-session", title: TITLE, capacity: 3, state: "OPEN" }]),
    table("appointment", [appointment("zainabs-visit", ids.patient), appointment("tomas-visit", ids.otherPatient)]),
  ];
}

test("doctor and two participants see each other in one call; what is said to all reaches all, what is private one", async ({
  openBrowser,
  operator,
  organization,
}) => {
  test.slow();
  const clinic = await openClinic(operator, organization, groupSession);
  const [doctor, zainab, tomas] = [await openBrowser(devices), await openBrowser(devices), await openBrowser(devices)];
  const { password } = clinic;
  for (const [page, email, appointment] of [
    [zainab, clinic.patient, "zainabs-visit"],
    [tomas, "other.patient@clinic.example", "tomas-visit"],
  ] as const) {
    await signIn(page, organization, { email, password });
    await page.goto(`${base}/video_appointments/video_session/${appointment}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("video:group.title", { title: SERVICE }));
    await page.getByRole("button", { name: t("video:check.both") }).click();
    await page.getByRole("button", { name: t("video:check.join") }).click();
    await expect(page.getByText(t("video:wait.text"))).toBeVisible();
  }
  // Before they are let in the chat beside is the one with the staff alone.
  await showChat(zainab);
  await zainab.getByLabel(t("waiting-room:chat.message")).fill("only for my doctor");
  await zainab.getByRole("button", { name: t("waiting-room:chat.send") }).click();

  await signIn(doctor, organization, { email: clinic.doctor, password });
  await doctor.goto(`${base}/waitingRoom/${clinic.ids.room}`);
  await expect(doctor.getByRole("heading", { name: TITLE })).toBeVisible();
  await expect(doctor.getByText(t("rooms:group.here", { count: 2 }))).toBeVisible();
  await expect(doctor.getByText("only for my doctor")).toBeVisible();
  await expectNoAxeViolations(doctor);
  await doctor.getByRole("link", { name: t("rooms:group.open") }).click();
  await doctor.waitForURL(/\/video(\?|$)/);
  await expect(doctor.getByRole("heading", { level: 1 })).toHaveText(t("video:group.title", { title: TITLE }));
  await doctor.getByRole("button", { name: t("video:check.join") }).click();

  await seeEachOther([
    [doctor, DOCTOR],
    [zainab, ZAINAB],
    [tomas, TOMAS],
  ]);
  await pressInMenu(doctor, t("video:call.grid"));
  await expectNoAxeViolations(doctor);
  // The chat is a sheet over the call: what is below it is looked at once it is closed.
  await zainab.getByRole("button", { name: t("video:panel.close") }).click();
  await expectRoomForLargeText(zainab);
  await showChat(zainab);

  await write(doctor, tomas, "welcome to all of you");
  await write(tomas, zainab, "good morning, Zainab");
  await expect(doctor.getByRole("log").getByText("good morning, Zainab")).toBeVisible();
  await expect(zainab.getByRole("log").getByText("welcome to all of you")).toBeVisible();
  for (const page of [zainab, tomas]) await expect(page.getByText("only for my doctor")).toHaveCount(0);

  await tomas.getByRole("button", { name: t("video:call.leave"), exact: true }).click();
  await expect(doctor.getByLabel(TOMAS, { exact: true })).toHaveCount(0);
  await endCall(doctor, t("video:group.conclude"));
  await expect(doctor.getByRole("heading", { name: t("video:ended.title") })).toBeVisible();
  await expect(doctor.getByText(t("rooms:chat.over"))).toBeVisible();
  for (const page of [zainab, tomas])
    await expect(page.getByRole("heading", { name: t("waiting-room:concluded.title") })).toBeVisible({
      timeout: 30_000,
    });
});
