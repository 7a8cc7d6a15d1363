import type { Page } from "@playwright/test";
import type { Words } from "../main-job/stations";

/** Signs somebody in and leaves them at home. */
export async function signInAs(page: Page, t: Words, username: string, password: string): Promise<void> {
  await page.goto("/secure/providerweb/login");
  await page.getByLabel(t("identity:login.username")).fill(username);
  await page.getByLabel(t("identity:login.password")).fill(password);
  await page
    .locator("main")
    .getByRole("button", { name: t("identity:login.submit") })
    .click();
  await page.waitForURL("**/home");
}
