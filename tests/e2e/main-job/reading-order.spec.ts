import type { Locator, Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../../scripts/chromium";
import { expect, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import { createOrganization } from "../../support/organization";
import type { TableRows } from "../../support/practice";
import { fakeDevices } from "../../support/rooms/moving-picture";
import { signIn } from "../../support/sign-in";
import * as tree from "./accessibility-trees";

test.use({ launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, ...fakeDevices] } });

const MINUTE = 60_000;

/** A video appointment of the patient that begins soon. */
function soon(ids: Parameters<NonNullable<Parameters<typeof openClinic>[2]>>[0]): TableRows[] {
  const now = Date.now();
  const startsAt = (Math.ceil(now / (5 * MINUTE)) + 2) * 5 * MINUTE;
  const table = (name: string, row: Record<string, string | number>): TableRows => ({
    ...{ table: name, columns: Object.keys(row), rows: [Object.values(row)] },
  });
  return [
    table("appointment", {
      ...{ id: "soon", state_id: 2, type: "video", employee_id: ids.doctor, branch_id: ids.branch },
      ...{ service_offering_id: ids.videoOffering, patient_id: ids.patient, starts_at: startsAt },
      ...{ ends_at: startsAt + 15 * MINUTE, time_zone: "UTC", booked_by: "PATIENT", created_at: now, updated_at: now },
      local_day: new Date(startsAt).toISOString().slice(0, 10),
    }),
    table("appointment_history", {
      ...{ appointment_id: "soon", version: 1, at: now, action: "book", actor_kind: "patient", actor_id: ids.patient },
      ...{ to_state_id: 2, starts_at: startsAt },
    }),
  ];
}

/** Landmarks of a page, in their order in the accessibility tree. */
const landmarksOf = (page: Page) => namesIn(page.locator("body"), /^- '?(banner|main|contentinfo)\b/);

/** Headings with their level, as a screen reader lists them. */
const headingsOf = (page: Page) =>
  namesIn(page.getByRole("main"), /^- '?heading "(.*)" \[level=(\d)\]/, (name = "", level = "") => `${level} ${name}`);

/** The main part of a page says to a screen reader all that its tree here says, in this order. */
const expectTree = (page: Page, told: string) => expect(page.getByRole("main")).toMatchAriaSnapshot(told);

/** What the tree says in lines of some shape, top to bottom. */
async function namesIn(
  part: Locator,
  shape: RegExp,
  told: (name?: string, level?: string) => string = (name = "") => name,
): Promise<string[]> {
  const tree = await part.ariaSnapshot();
  return tree.split("\n").flatMap((line) => {
    const [found, ...parts] = shape.exec(line.trim()) ?? [];
    return found === undefined ? [] : [told(...parts)];
  });
}

test("a visitor hears the front page, the doctors and the form in the order that the way has", async ({
  page,
  operator,
  organization,
}) => {
  const clinic = await openClinic(operator, organization, soon);
  await page.goto("/");
  expect(await landmarksOf(page)).toEqual(["banner", "main", "contentinfo"]);
  const [practice, ...sections] = await headingsOf(page);
  expect(practice).toMatch(/^1 Practice /);
  expect(sections).toEqual([
    ...["2 Our team", "3 Dr Ada Okafor", "3 Dr Bruno Silva"],
    ...["2 Services and prices", "2 Where to find us", "3 Main street", "2 Languages we speak"],
  ]);
  await expectTree(page, tree.FRONT_PAGE);

  await page.goto(`/secure/providerweb/home/video-appointments/book_appointment/${clinic.ids.videoOffering}`);
  expect(await landmarksOf(page)).toEqual(["banner", "main", "contentinfo"]);
  expect(await headingsOf(page)).toEqual(["1 Who would you like to see?", "2 Dr Ada Okafor", "2 Dr Bruno Silva"]);
  await expectTree(page, tree.CHOOSE_DOCTOR);

  const time = page.getByRole("main").getByRole("button", { name: /^\d{1,2}:\d{2}/ });
  await time.nth(1).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About you");
  expect(await headingsOf(page)).toEqual(["1 About you"]);
  const fields = await namesIn(page.getByRole("main"), /^- '?textbox "(First name|Last name|Email|What is)/);
  expect(fields).toEqual(["First name", "Last name", "Email", "What is"]);
  await expectTree(page, tree.ABOUT_YOU);
});

test("a visitor hears the widget of another site, and the form of a new account, in the order that they are filled in", async ({
  openBrowser,
  operator,
}) => {
  const organization = await createOrganization(operator);
  await openClinic(operator, organization);
  const page = await openBrowser({ baseURL: organization.url });
  await page.goto(`/app/appointments/appointmentWidgetUsingReact/${organization.organizationId}`);
  await expectTree(page, tree.WIDGET);
  await page.goto("/secure/providerweb/signup");
  await expectTree(page, tree.SIGN_UP);
});

test("a patient hears home, an appointment, the profile, the way into the call and the wait in the order that the way has", async ({
  openBrowser,
  operator,
}) => {
  const organization = await createOrganization(operator);
  const clinic = await openClinic(operator, organization, soon);
  const patient = await openBrowser({ baseURL: organization.url, permissions: ["camera", "microphone"] });
  await signIn(patient, organization, { email: clinic.patient, password: clinic.password });
  await patient.goto("/secure/providerweb/home");
  expect(await landmarksOf(patient)).toEqual(["banner", "main", "contentinfo"]);
  expect(await headingsOf(patient)).toEqual([
    ...["1 Hello, Zainab Haddad", "2 Your next appointment", "2 Book an appointment"],
  ]);
  await expectTree(patient, tree.HOME);
  for (const [path, told] of [
    ["appointments/view/soon", tree.APPOINTMENT],
    ["account/profile", tree.PROFILE],
  ] as const) {
    await patient.goto(`/secure/providerweb/${path}`);
    expect(await landmarksOf(patient)).toEqual(["banner", "main", "contentinfo"]);
    await expectTree(patient, told);
  }

  await patient.goto("/secure/providerweb/video_appointments/video_session/soon");
  const join = patient.getByRole("button", { name: "Join the call", exact: true });
  await join.waitFor();
  expect(await headingsOf(patient)).toEqual(["1 Video appointment with Dr Ada Okafor", "2 Ready to join?"]);
  const ways = await namesIn(patient.getByRole("main"), /^- '?button "((?:Join|Test) [^"]*)"/);
  expect(ways).toEqual([
    ...["Join the call", "Test camera and microphone first"],
    ...["Join with sound only", "Join without camera and microphone"],
  ]);
  await expectTree(patient, tree.JOIN);

  await join.click();
  await expect(patient.getByText("The call opens here automatically", { exact: false })).toBeVisible();
  const [title, ...rest] = await headingsOf(patient);
  expect(title).toBe("1 Video appointment with Dr Ada Okafor");
  expect(rest).not.toContain("2 Ready to join?");
  await expectTree(patient, tree.WAIT);
});
