import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { signIn } from "../../support/sign-in";

/** The browser's own line on an answer that refuses. */
test.use({ allowedConsoleErrors: [/status of (409|422)/] });

const base = "/secure/providerweb";

test("two administrators change the calendar: the second is told, sees both, and can save after all", async ({
  page,
  openBrowser,
  organization,
}) => {
  const other = await openBrowser();
  for (const someone of [page, other]) {
    await signIn(someone, organization);
    await someone.goto(`${base}/settings`);
    await someone.getByRole("link", { name: "Calendar", exact: true }).first().click();
  }
  await page.getByLabel("Appointments start every").selectOption("30");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText("Changes saved.");
  await expectNoAxeViolations(page);
  await other.getByLabel("Appointments start every").selectOption("15");
  await other.getByLabel("Day starts at").fill("08:00");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("alert")).toContainText("Someone else changed this");
  await expect(other.getByText("Current value: 30").first()).toBeVisible();
  await expect(other.getByLabel("Day starts at")).toHaveValue("08:00");
  await expectNoAxeViolations(other);
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("status")).toContainText("Changes saved.");
  await expect(other.getByLabel("Appointments start every")).toHaveValue("15");
});

test("the rules of booking name what is wrong, keep it, and are free of violations in English and Arabic", async ({
  page,
  organization,
}) => {
  await signIn(page, organization);
  await page.goto(`${base}/e/settings/appointment`);
  // Each day is a field of its own; the buttons that add and take away one save nothing.
  await page.getByLabel("Day 1 without appointments", { exact: true }).fill("2026-12-25");
  await page.getByRole("button", { name: "Add a day" }).press("Enter");
  await expect(page.getByLabel("Day 2 without appointments", { exact: true })).toBeFocused();
  await page.keyboard.type("12262026");
  await page.getByRole("button", { name: "Add a day" }).press("Enter");
  await page.getByRole("button", { name: "Remove day 1" }).press("Enter");
  await expect(page.getByLabel("Day 1 without appointments", { exact: true })).toHaveValue("12/26/2026");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByLabel("How far ahead patients can book").fill("0");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a number from 1 to 730");
  await expect(page.getByLabel("Day 1 without appointments", { exact: true })).toHaveValue("12/26/2026");
  await expectNoAxeViolations(page);
  await page.getByLabel("How far ahead patients can book").fill("90");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText("Changes saved.");
  await expect(page.getByLabel("Day 1 without appointments", { exact: true })).toHaveValue("12/26/2026");
  await expect(page.getByLabel("Day 2 without appointments", { exact: true })).toHaveValue("");
  for (const path of ["e/settings/appointment", "settings/calendar_settings"]) {
    await page.goto(`${base}/${path}?lang=ar_BH`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectNoAxeViolations(page);
  }
});
