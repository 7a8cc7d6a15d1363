import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import { expectRoomForLargeText } from "../../support/large-text";
import { signIn } from "../../support/sign-in";

test("a doctor turns one message off by keyboard, a whole kind by its line, and both stay so without a script", async ({
  page,
  operator,
  organization,
  openBrowser,
}) => {
  const preferences = "/secure/providerweb/notifications/preferences";
  const { doctor, password } = await openClinic(operator, organization);
  await signIn(page, organization, { email: doctor, password });
  // The address that the settings have it under is the same screen.
  await page.goto("/secure/providerweb/settings/hpNotifications?lang=en_US");
  const changes = (of: Page) => of.getByRole("group", { name: "Your appointments, prescriptions and results" });
  const each = (of: Page) => changes(of).getByText("Choose each message separately");
  const line = (of: Page) => changes(of).getByRole("checkbox", { name: "Email" }).first();
  const canceled = (of: Page) => of.getByRole("group", { name: "A patient cancels" });
  await changes(page).getByRole("checkbox", { name: "Browser" }).first().press("Tab");
  await page.keyboard.press("Enter");
  await expect(canceled(page)).toBeVisible();
  for (const _ of ["Confirmed by mail", "by browser", "canceled by mail"]) await page.keyboard.press("Tab");
  await expect(canceled(page).getByRole("checkbox", { name: "Email" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(line(page)).toBeChecked();
  await expectNoAxeViolations(page);
  await expectRoomForLargeText(page);
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Changes saved." })).toBeVisible();
  await expect(each(page)).toHaveText("Choose each message separately (turned off: 1)");
  await changes(page).locator("summary").press("Enter");
  await expect(canceled(page).getByRole("checkbox", { name: "Email" })).not.toBeChecked();
  await expect(canceled(page).getByRole("checkbox", { name: "Browser" })).toBeChecked();

  // The line and its boxes keep in step by the page's script.
  await page.waitForLoadState("load");
  await line(page).uncheck();
  await expect(changes(page).getByRole("checkbox", { name: "Email", checked: true })).toHaveCount(0);
  await line(page).check();
  await expect(changes(page).getByRole("checkbox", { name: "Email", checked: false })).toHaveCount(0);
  await canceled(page).getByRole("checkbox", { name: "Email" }).uncheck();
  await page.goto(`${preferences}?lang=ar_BH`);
  await page.locator("summary").last().press("Enter");
  await expectNoAxeViolations(page);
  await expectRoomForLargeText(page);

  const plain = await openBrowser({ javaScriptEnabled: false });
  await signIn(plain, organization, { email: doctor, password });
  await plain.goto(`${preferences}?lang=en_US`);
  await expect(line(plain)).toBeChecked();
  await line(plain).uncheck();
  await plain.getByRole("button", { name: "Save" }).click();
  await expect(line(plain)).not.toBeChecked();
  await each(plain).click();
  await expect(changes(plain).getByRole("checkbox", { name: "Email", checked: true })).toHaveCount(0);
  await canceled(plain).getByRole("checkbox", { name: "Email" }).check();
  await plain.getByRole("button", { name: "Save" }).click();
  await expect(line(plain)).toBeChecked();
  await expect(each(plain)).toHaveText(/turned off: 5/);
});
