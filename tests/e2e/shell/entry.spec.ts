import { expect, expectNoAxeViolations, test } from "../../support/browser";

test("the entry page leads to a login that speaks the organization's language and breaks no rule of accessibility", async ({
  page,
}) => {
  await page.goto("/secure/providerweb");
  await page.waitForURL("**/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expectNoAxeViolations(page);
});

test.describe("in Arabic", () => {
  test.use({ newOrganization: { locale: "ar_BH" } });

  test("the entry page leads to one that runs from right to left", async ({ page }) => {
    await page.goto("/secure/providerweb?lang=ar_BH");
    await page.waitForURL("**/login");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectNoAxeViolations(page);
  });
});
