import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { foundByName, openClinic, type Clinic } from "../../support/clinic";
import type { PracticeIds, TableRows } from "../../support/practice";
import { signIn } from "../../support/sign-in";

/** The browser's own line on an answer that refuses. */
test.use({ newOrganization: {}, allowedConsoleErrors: [/status of (409|422)/] });

const base = "/secure/providerweb";
let clinic: Promise<Clinic> | undefined;

const FIVE_MINUTES = 300_000;
const CONFIRMED = 2;

/** A confirmed appointment of today, whose patient is due. */
function dueRows({ otherPatient, doctor, branch, clinicOffering }: PracticeIds): TableRows[] {
  const now = Date.now();
  const startsAt = Math.floor(now / FIVE_MINUTES) * FIVE_MINUTES;
  const day = new Date(startsAt).toISOString().slice(0, 10);
  const id = randomUUID();
  return [
    {
      table: "appointment",
      columns: [
        ...["id", "state_id", "type", "employee_id", "branch_id", "service_offering_id", "patient_id", "starts_at"],
        ...["ends_at", "time_zone", "local_day", "booked_by", "created_at", "updated_at"],
      ],
      rows: [
        [
          ...[id, CONFIRMED, "in_patient", doctor, branch, clinicOffering, otherPatient, startsAt],
          ...[startsAt + 6 * FIVE_MINUTES, "UTC", day, "PATIENT", now, now],
        ],
      ],
    },
    {
      table: "appointment_history",
      columns: ["appointment_id", "version", "at", "action", "actor_kind", "actor_id", "to_state_id", "starts_at"],
      rows: [[id, 1, now, "confirm", "patient", otherPatient, CONFIRMED, startsAt]],
    },
    {
      table: "appointment_count",
      columns: ["employee_id", "branch_id", "type", "local_day", "state_id", "count"],
      rows: [[doctor, branch, "in_patient", day, CONFIRMED, 1]],
    },
  ];
}

const rowsOf = (ids: PracticeIds) => [foundByName(ids), ...dueRows(ids)];

/** Counts what somebody presses from Home on; what they type is not counted. */
async function fromHome(page: Page) {
  let presses = 0;
  await page.goto(`${base}/home`);
  return {
    press: async (what: Locator) => {
      presses += 1;
      await what.click();
    },
    within: (most: number, way: string) => {
      console.log(`${way}: ${presses} presses from Home, at most ${most}`);
      expect(presses).toBeLessThanOrEqual(most);
    },
  };
}

const drawer = (page: Page) => page.getByRole("dialog", { name: "Book an appointment" });
const bookLink = (page: Page) => page.getByRole("main").getByRole("link", { name: "Book an appointment" }).first();

test("the desk books by phone for a known patient, for a new one and for a walk-in with few presses from Home", async ({
  page,
  operator,
  organization,
}) => {
  test.slow();
  await (clinic ??= openClinic(operator, organization, rowsOf));
  await signIn(page, organization);
  const panel = drawer(page);

  const known = await fromHome(page);
  await known.press(bookLink(page));
  await panel.getByRole("combobox", { name: /Name, phone/ }).pressSequentially("Haddad");
  await known.press(panel.getByRole("option", { name: /Zainab Haddad/ }));
  await expect(panel.getByRole("button", { name: "Choose someone else" })).toBeVisible();
  // Later than the walk-in below.
  await known.press(panel.locator("input[name=slot]").last());
  await expectNoAxeViolations(page);
  await known.press(panel.getByLabel("The patient agreed by phone"));
  await known.press(panel.getByRole("button", { name: "Book appointment" }));
  await expect(page.getByRole("status").filter({ hasText: "Confirmed." })).toBeVisible();
  known.within(5, "a known patient by phone");

  const newcomer = await fromHome(page);
  await newcomer.press(bookLink(page));
  await panel.getByRole("combobox", { name: /Name, phone/ }).pressSequentially("Nadia Amin");
  await newcomer.press(panel.getByRole("button", { name: "New patient" }));
  await expect(panel.getByLabel("Last name")).toHaveValue("Amin");
  await panel.getByLabel("Mobile number").last().fill("36009999");
  await newcomer.press(panel.locator("input[name=slot]").nth(1));
  await newcomer.press(panel.getByLabel("The patient agreed by phone"));
  await newcomer.press(panel.getByRole("button", { name: "Book appointment" }));
  await expect(page.getByRole("status").filter({ hasText: "Confirmed." })).toBeVisible();
  newcomer.within(7, "a new patient by phone");

  const desk = await fromHome(page);
  await desk.press(page.getByRole("main").getByRole("link", { name: "Add a walk-in" }).first());
  await panel.getByRole("combobox", { name: /Name, phone/ }).pressSequentially("Haddad");
  await desk.press(panel.getByRole("option", { name: /Zainab Haddad/ }));
  await expect(panel.locator("input[name=slot]:checked")).toHaveValue(/^now_/);
  await desk.press(panel.getByRole("button", { name: "Add walk-in" }));
  await expect(page.getByRole("status").filter({ hasText: "Walk-in added." })).toBeVisible();
  desk.within(5, "a walk-in");

  // From the row of the day to another time, which is undone as easily.
  const moved = await fromHome(page);
  await moved.press(
    page
      .getByRole("main")
      .getByRole("link", { name: /^Reschedule/ })
      .first(),
  );
  await expect(page.getByText("The appointment moves as soon as you press a time.")).toBeVisible();
  await expectNoAxeViolations(page);
  await moved.press(page.locator("button[name=nearest]").last());
  await expect(page.getByRole("status").filter({ hasText: "Appointment rescheduled." })).toBeVisible();
  moved.within(2, "a move");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Change undone." })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test("the same panel is a page that refuses a choice whose times it does not show, and keeps what was typed", async ({
    page,
    operator,
    organization,
  }) => {
    const { ids } = await (clinic ??= openClinic(operator, organization, rowsOf));
    await signIn(page, organization);
    const query = new URLSearchParams({ patient: ids.patient, provider: ids.doctor, lang: "en_US" });
    await page.goto(`${base}/appointments/booking_panel?${query.toString()}`);
    await page.getByLabel("Reason for appointment").fill("Knee");
    await page.locator("input[name=slot]").first().check();
    await page.getByLabel("Doctor", { exact: true }).selectOption(ids.otherDoctor);
    await page.getByRole("button", { name: "Book appointment" }).click();
    await expect(page.getByRole("alert")).toContainText("which are for your new choice");
    await expect(page.getByLabel("Reason for appointment")).toHaveValue("Knee");
    await expect(page.locator("input[name=slot]:checked")).toHaveCount(0);
    await page.locator(`input[name=slot][value$="${ids.otherDoctor}"]`).last().check();
    await page.getByRole("button", { name: "Book appointment" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Proposed: waits for" })).toBeVisible();
  });
});
