import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { createOrganization, operate, type Operator, type TestOrganization } from "../../support/organization";
import { practiceRows, type PracticeIds } from "../../support/practice";
import { signIn } from "../../support/sign-in";

/** The browser's own line on an answer that refuses: a line that breaks a rule, a week that somebody else saved. */
test.use({ allowedConsoleErrors: [/status of (409|422)/] });

const base = "/secure/providerweb";
const DAY = 86_400_000;

interface Practice {
  organization: TestOrganization;
  ids: PracticeIds;
}

/** An organization with the small practice, in UTC, whose doctors have no hours yet. */
async function openWithoutHours(operator: Operator): Promise<Practice> {
  const organization = await createOrganization(operator);
  const { roles, organizationId } = organization;
  const options = { roles, now: Date.now(), timeZone: "UTC", passwordHash: "unused", newId: randomUUID };
  const { ids, tables } = practiceRows(options);
  await operate(operator, "/operator/rows", {
    organizationId,
    tables: tables.filter(({ table }) => table !== "provider_slot"),
  });
  return { organization, ids };
}

/** Signs the administrator in and opens the doctor's timings. */
async function openTimings(page: Page, { organization, ids }: Practice): Promise<void> {
  await signIn(page, organization);
  await page.goto(`${organization.url}${base}/settings/employeeMgmt/timings/${ids.doctor}`);
}

/** The times of the lines, in the order of the page. */
const froms = (page: Page) => page.locator("input[name$='.from']");
const untils = (page: Page) => page.locator("input[name$='.until']");
/** Until React has taken over; a page of the server has no such mark. */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("main form") ?? {}).some((key) => key.startsWith("__react")),
  );

/** The next Monday that is not today, as YYYY-MM-DD in UTC. */
function nextMonday(): string {
  const today = new Date();
  const ahead = ((8 - today.getUTCDay()) % 7) + (today.getUTCDay() === 1 ? 7 : 0);
  return new Date(today.getTime() + (ahead || 7) * DAY).toISOString().slice(0, 10);
}

/** A call from the page that is open, with its cookies. */
const call = async (page: Page, path: string, body?: Record<string, unknown>): Promise<unknown> =>
  page.evaluate(
    async ([to, sent]) => {
      const options = { method: "POST", headers: { "content-type": "application/json" }, body: sent ?? "" };
      const answer = await fetch(to ?? "", sent === undefined ? {} : options);
      if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as unknown;
    },
    [path, body && JSON.stringify(body)],
  );

/** The free times on a day as anybody sees them, through the public call. */
async function freeOn(page: Page, ids: PracticeIds, day: string): Promise<string[]> {
  const from = Date.parse(`${day}T00:00:00Z`);
  const query = `serviceOfferingId=${ids.clinicOffering}&employeeId=${ids.doctor}&from=${from}&to=${from + DAY}`;
  const { slots } = (await call(page, `/appointments/getAvailableSlots?${query}`)) as {
    slots: { startTime: number }[];
  };
  return slots.map(({ startTime }) => new Date(startTime).toISOString().slice(11, 16));
}

test("by keyboard alone an administrator sets Monday to Friday, 9 to 5 with lunch, and a patient sees the times", async ({
  page,
  openBrowser,
  operator,
}) => {
  const practice = await openWithoutHours(operator);
  await openTimings(page, practice);
  await hydrated(page);
  await expect(page.getByText("Patients cannot book yet")).toBeVisible();
  let keystrokes = 0;
  const press = async (key: string) => {
    keystrokes += 1;
    if (keystrokes > 200) throw new Error("the keyboard leads nowhere");
    await page.keyboard.press(key);
  };
  const hasFocus = async (name: string | RegExp) =>
    page.evaluate(
      ([source, exact]) => {
        const text = document.activeElement?.textContent?.trim() ?? "";
        return exact ? text === source : new RegExp(source ?? "").test(text);
      },
      [typeof name === "string" ? name : name.source, typeof name === "string" ? "yes" : ""],
    );
  const tabTo = async (name: string | RegExp) => {
    while (!(await hasFocus(name))) await press("Tab");
    expect(await page.evaluate(() => document.activeElement?.matches(":focus-visible"))).toBe(true);
  };
  await tabTo("Skip to main content");
  await press("Enter");
  await tabTo("Add hours on Monday");
  await press("Enter");
  // The morning that it begins with is right but for its end.
  await expect(froms(page).first()).toBeFocused();
  await expect(froms(page).first()).toHaveValue("09:00");
  while (
    !(await untils(page)
      .first()
      .evaluate((element) => element === document.activeElement))
  )
    await press("Tab");
  await page.keyboard.type("1230PM");
  await tabTo("Add hours on Monday");
  await expect(untils(page).first()).toHaveValue(/^12:?30/);
  await press("Enter");
  await expect(froms(page).nth(1)).toBeFocused();
  await expect(froms(page).nth(1)).toHaveValue("13:30");
  await expect(untils(page).nth(1)).toHaveValue("17:00");
  await tabTo("Copy Monday to other days");
  await press("Enter");
  await tabTo("Copy hours");
  await press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "copied" })).toContainText(/Tuesday.*Friday/);
  await tabTo("Save working hours");
  await press("Enter");
  await expect(page.getByText("Working hours saved. Patients can see them in booking now.")).toBeVisible();
  await expect(page.getByText("Patients cannot book yet")).toBeHidden();
  console.log(`A week by keyboard: ${keystrokes} keystrokes beside the times typed`);
  expect(keystrokes).toBeLessThan(150);

  const patient = await openBrowser();
  const monday = nextMonday();
  await patient.goto(`${practice.organization.url}${base}/home/consultation`);
  const free = await freeOn(patient, practice.ids, monday);
  expect([free[0], free.at(-1)]).toEqual(["09:00", "16:30"]);

  // Why not in the break? The administrator asks, and is led to where it is changed.
  await page.goto(`${practice.organization.url}${base}/appointments`);
  await page.getByRole("link", { name: "Why is a time not available?" }).click();
  await page.getByLabel("Doctor").selectOption({ value: practice.ids.doctor });
  await page.getByLabel("Service").selectOption({ value: practice.ids.clinicOffering });
  await page.getByLabel("Day", { exact: true }).fill(monday);
  for (const [time, said] of [
    ["12:15", "This time is not available to patients"],
    ["09:00", "This time is available to patients"],
    ["13:00", "Outside the doctor's working hours"],
  ] as const) {
    await page.getByLabel("Time", { exact: true }).fill(time);
    await page.getByRole("button", { name: "Explain" }).click();
    await expect(page.getByText(said)).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Working hours and absences" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Okafor");
  expect(free).toContain("12:00");
  expect(free.filter((time) => time > "12:00" && time < "13:30")).toEqual([]);
  await patient.goto(
    `${practice.organization.url}${base}/home/consultation/clinicAppointments/${practice.ids.doctor}/bookAppointment?service=${practice.ids.clinicOffering}&step=time&day=${monday}`,
  );
  await expect(patient.getByText("09:00").first()).toBeVisible();
});

test("a change can be taken back, and an absence is listed with what is booked in it", async ({ page, operator }) => {
  const practice = await openWithoutHours(operator);
  await openTimings(page, practice);
  await hydrated(page);
  await page.getByRole("button", { name: /^Use standard hours/ }).click();
  await page.getByRole("button", { name: "Save working hours" }).click();
  await expect(page.getByText("Working hours saved")).toBeVisible();
  const monday = nextMonday();
  const startsAt = Date.parse(`${monday}T09:00:00Z`);
  await call(page, "/appointments/addAppointment", {
    ...{
      patientId: practice.ids.patient,
      serviceOfferingId: practice.ids.clinicOffering,
      employeeId: practice.ids.doctor,
    },
    ...{ branchId: practice.ids.branch, startsAt, patientAgreed: "on" },
  });
  await page.getByLabel("First day").fill(monday);
  await page.getByLabel("Note").last().fill("Congress");
  await page.getByRole("button", { name: "Save absence" }).click();
  await expect(page.getByText("Absence saved")).toBeVisible();
  await expect(page.getByText("1 booked appointment is at this time and stays booked")).toBeVisible();
  await expect(page.locator("a[href*='/appointments/view/']")).toHaveCount(1);
  expect(await freeOn(page, practice.ids, monday)).toEqual([]);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Change undone.")).toBeVisible();
  expect((await freeOn(page, practice.ids, monday)).length).toBeGreaterThan(0);
});

test("of two who edit one week the second is told, sees both, and loses nothing", async ({
  page,
  openBrowser,
  operator,
}) => {
  const practice = await openWithoutHours(operator);
  const other = await openBrowser();
  for (const each of [page, other]) {
    await openTimings(each, practice);
    await hydrated(each);
    await each.getByRole("button", { name: "Add hours on Tuesday" }).click();
  }
  await page.getByRole("button", { name: "Save working hours" }).click();
  await expect(page.getByText("Working hours saved")).toBeVisible();
  await untils(other).first().fill("10:30");
  await other.getByRole("button", { name: "Save working hours" }).click();
  await expect(other.getByText("Someone else changed these working hours while you were editing")).toBeVisible();
  await expect(other.getByRole("figure", { name: "Currently saved" })).toContainText("09:00–12:00");
  await expect(untils(other).first()).toHaveValue("10:30");
  await expectNoAxeViolations(other);
  await other.getByRole("button", { name: "Save working hours" }).click();
  await expect(other.getByText("Working hours saved")).toBeVisible();
  await expect(other.getByRole("figure")).toContainText("09:00–10:30");
});

test("what is wrong with a line is said at the line, in English and Arabic, and typed hours outlive the switch", async ({
  page,
  operator,
}) => {
  const practice = await openWithoutHours(operator);
  await openTimings(page, practice);
  await page.setViewportSize({ width: 375, height: 800 });
  await hydrated(page);
  await page.getByRole("button", { name: "Add hours on Monday" }).click();
  await page.getByRole("button", { name: "Add hours on Monday" }).click();
  await froms(page).nth(1).fill("11:30");
  await untils(page).nth(1).fill("11:00");
  await page.getByRole("button", { name: "Save working hours" }).click();
  await expect(page.getByRole("alert")).toContainText("Monday: The end must be after the start");
  await untils(page).nth(1).fill("13:00");
  await expect(page.getByText("Overlaps with 09:00 to 12:00").first()).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "Add hours on Sunday" }).click();
  await untils(page).first().fill("10:45");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("input[name='hours[0].until']")).toHaveValue("10:45");
  await expectNoAxeViolations(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same form sets a week: hours are added, copied, refused with everything kept, and saved", async ({
    page,
    operator,
  }) => {
    const practice = await openWithoutHours(operator);
    await openTimings(page, practice);
    await page.getByRole("button", { name: "Add hours on Monday" }).click();
    await untils(page).first().fill("08:00");
    await page.getByText("Copy Monday to other days").click();
    await page.getByRole("button", { name: "Copy hours" }).click();
    await expect(untils(page).nth(4)).toHaveValue("08:00");
    await page.getByRole("button", { name: "Save working hours" }).click();
    await expect(page.getByRole("alert")).toContainText("Friday: The end must be after the start");
    for (let day = 0; day < 5; day++) await untils(page).nth(day).fill("11:00");
    await page.getByRole("button", { name: "Remove 09:00 to 08:00 on Friday" }).click();
    await untils(page).first().press("Enter");
    await expect(page.getByText("Working hours saved")).toBeVisible();
    const free = await freeOn(page, practice.ids, nextMonday());
    expect([free[0], free.at(-1)]).toEqual(["09:00", "10:30"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Change undone.")).toBeVisible();
    await expect(page.getByText("Patients cannot book yet")).toBeVisible();
  });
});
