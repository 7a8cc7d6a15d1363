import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { dayAt } from "../../support/booking";
import { openClinic } from "../../support/clinic";
import { signIn } from "../../support/sign-in";
import { wordsOf } from "../main-job/stations";

/** The browser's own line on an answer that refuses. */
test.use({ allowedConsoleErrors: [/status of (409|422)/] });

const base = "/secure/providerweb";
const GROUP = "0198f0aa-0000-7000-8000-000000000001";

/** Walks through the booking without a script, as somebody new. */
async function book(page: Page, day: string, name: string): Promise<void> {
  await page.goto(`${base}/home/consultation/book_appointment/${GROUP}?day=${day}&step=time&provider=any`);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByRole("textbox", { name: "First name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Last name (optional)", exact: true }).fill("Núñez");
  await page.getByRole("textbox", { name: "Email address", exact: true }).fill(`${name.toLowerCase()}@example.com`);
  await page.getByRole("button", { name: "Book this appointment", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your request has been sent");
}

test("staff make a session of two seats, two patients take them without a script, and the third finds it full", async ({
  page,
  openBrowser,
  operator,
  organization,
}) => {
  const day = new Date(dayAt(5, 12)).toISOString().slice(0, 10);
  await openClinic(operator, organization, ({ branch, doctor }) => [
    {
      table: "service_offering",
      columns: ["id", "name", "offerings_type", "duration_minutes", "online_booking_option", "group_capacity"],
      rows: [[GROUP, "Back class", "PHYSICAL_CONSULTATION", 60, "ENABLED", 8]],
    },
    {
      table: "service_offering_branch",
      columns: ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
      rows: [[GROUP, branch, 1_000, "EUR"]],
    },
    { table: "employee_offering", columns: ["employee_id", "service_offering_id"], rows: [[doctor, GROUP]] },
  ]);
  await signIn(page, organization);
  await page.goto(`${base}/appointments/groups`);
  await page.getByRole("link", { name: "Add a group session" }).first().click();
  await page.getByLabel("Day", { exact: true }).fill(day);
  await page.getByLabel("Time", { exact: true }).fill("10:00");
  await expect(page.getByLabel("Seats", { exact: true })).toHaveValue("8");
  await page.getByLabel("Seats", { exact: true }).fill("2");
  await page.getByRole("button", { name: "Add session" }).click();
  await expect(page.getByRole("status")).toContainText("Session added");
  const session = new URL(page.url()).pathname;

  for (const name of ["Ana", "Bela"]) await book(await openBrowser({ javaScriptEnabled: false }), day, name);
  const third = await openBrowser({ javaScriptEnabled: false });
  await third.goto(`${base}/home/consultation/book_appointment/${GROUP}?provider=any`);
  await expect(third.getByText("All sessions on this day are full")).toBeVisible();
  await expect(third.getByRole("link", { name: "Join the waiting list for 10:00" })).toBeVisible();
  await expect(third.locator("main")).not.toContainText("Núñez");

  // On the calendar it is one block, which the keys carry with everybody in it.
  await page.goto(`${base}/appointments?view=day&day=${day}`);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("[data-cell]") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.locator("[data-appointment]").focus();
  for (const key of ["m", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  const ask = page.getByRole("dialog", { name: "Move this session?" });
  await expect(ask).toContainText("We will ask every participant to confirm the new time.");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Session moved.")).toBeVisible();

  const t = wordsOf("ar_BH");
  await page.goto(`${session}?lang=ar_BH`);
  await expect(page.getByRole("table", { name: t("group-sessions:participants") }).getByRole("row")).toHaveCount(3);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: t("group-sessions:cancel") }).click();
  await expect(page.getByRole("status")).toContainText(t("group-sessions:done.cancel"));
});
