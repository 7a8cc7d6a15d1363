import type { Page } from "@playwright/test";

/** Signs somebody in through the login page, in whatever language it is, and waits for home. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto("/secure/providerweb/login");
  await page.locator("main input[name=username]").fill(email);
  await page.locator("main input[name=password]").fill(password);
  await page.locator("main form:has(input[name=password]) button[type=submit]").first().click();
  await page.waitForURL("**/home");
}
