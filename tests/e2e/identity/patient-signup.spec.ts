import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../../support/browser";

test.use({ allowedConsoleErrors: [/status of 422/] });

const BIRTH_DATE = { day: "28", month: "2", year: "1990" } as const;
const box = (page: Page, part: string) => page.locator(`[name="birthDate.${part}"]`);

async function sayBirthDate(page: Page): Promise<void> {
  await box(page, "day").fill(BIRTH_DATE.day);
  await box(page, "month").selectOption(BIRTH_DATE.month);
  await box(page, "year").fill(BIRTH_DATE.year);
}

async function expectBirthDate(page: Page): Promise<void> {
  for (const [part, typed] of Object.entries(BIRTH_DATE)) await expect(box(page, part)).toHaveValue(typed);
}

test("a patient signs up and is at home, and cannot sign up twice", async ({ page, openBrowser }) => {
  const signUp = async (someone: typeof page) => {
    await someone.goto("/secure/providerweb/signup");
    await expect(someone.getByRole("button", { name: /^Country calling code/ })).toBeVisible();
    await expectNoAxeViolations(someone);
    await someone.getByLabel("First name").fill("ليلى");
    await someone.getByLabel("Last name").fill("حداد");
    await sayBirthDate(someone);
    await someone.getByLabel("Gender").selectOption("Female");
    await someone.getByLabel("Mobile number").fill("98765 43210");
    await someone.getByLabel("Email address").fill("layla@example.com");
    await someone.getByLabel("Password").fill("copper lantern walks");
    await someone.getByRole("button", { name: "Create account" }).click();
  };
  await signUp(page);
  await page.waitForURL("**/signup/profile");
  await page.getByRole("link", { name: "Skip for now" }).click();
  await page.waitForURL("**/home");
  await expect(page.getByRole("link", { name: "My appointments" }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  const another = await openBrowser();
  await signUp(another);
  await expect(another.getByRole("alert")).toContainText("An account with this email address already exists.");
  await expect(another.getByRole("alert")).toContainText("An account with this mobile number already exists.");
  await expectBirthDate(another);
});

test("switching the language midway keeps what was typed, but no password", async ({ page }) => {
  await page.goto("/secure/providerweb/signup");
  await page.getByLabel("First name").fill("ليلى");
  await sayBirthDate(page);
  await page.getByLabel("Gender").selectOption("Female");
  await page.getByLabel("Password").fill("copper lantern walks");
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("link", { name: "español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
  await expect(page.locator("input[name=firstName]")).toHaveValue("ليلى");
  await expectBirthDate(page);
  await expect(page.locator("select[name=gender]")).toHaveValue("2");
  await expect(page.locator("input[name=password]")).toHaveValue("");
});
