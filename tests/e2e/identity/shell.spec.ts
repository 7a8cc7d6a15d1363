import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { signIn } from "../../support/sign-in";

const LOGIN = "/secure/providerweb/login";

test("the language selector lists what the organization allows, and the choice is remembered", async ({ page }) => {
  await page.goto(`${LOGIN}?next=/secure/providerweb/home`);
  await page.getByRole("button", { name: /^Language/ }).click();
  await expectNoAxeViolations(page);
  const list = page.getByRole("list", { name: "Choose a language" });
  await expect(list.getByRole("link")).toHaveText(["English", "Español (España)", "العربية"]);
  await list.getByRole("link", { name: "العربية" }).click();
  await page.waitForURL(/next=.*&lang=ar_BH/);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expectNoAxeViolations(page);
  await page.goto(LOGIN);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar-BH");
  await expect(page.getByRole("button", { name: "تسجيل الدخول" })).toBeVisible();
});

test("the language is chosen without script too, on a phone from the menu", async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  await page.goto(LOGIN);
  await page.locator("summary", { hasText: "Menu" }).click();
  await page.getByRole("link", { name: "Español (España)" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
});

test("every page knows what its user may do, reports what fails, and tells a script around it of each route", async ({
  page,
  organization,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    const told: object[] = [];
    Object.assign(window, { told, virtualPractice: { onRouteChange: (change: object) => told.push(change) } });
  });
  await page.goto(`${LOGIN}?notice=signedOut`);
  const told = () => page.evaluate(() => Reflect.get(window, "told") as object[]);
  const may = (name: string) => page.evaluate((asked) => window.virtualPractice?.hasAuthority?.(asked), name);
  await expect.poll(() => may("appointment.confirm")).toBe(false);
  // Nobody has allowed it yet.
  expect(await told()).toEqual([]);

  await signIn(page, organization);
  const settings = "/secure/providerweb/settings/api_settings/access";
  await page.goto(settings);
  await page.getByLabel("Tell your own app which page is open").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(told).toEqual([expect.objectContaining({ url: `${organization.url}${settings}` })]);
  // A page without React, and one with it, whose address changes without a new document.
  for (const path of ["/secure/providerweb/settings", "/secure/providerweb/appointments"]) {
    await page.goto(`${path}?from=app#top`);
    await expect.poll(told).toContainEqual({ url: `${organization.url}${path}`, query: "?from=app", hash: "#top" });
    expect(await may("settings.change")).toBe(true);
    const reported = page.waitForRequest("**/app/static/javascriptError");
    await page.evaluate(() => void setTimeout(() => Reflect.get(window, "nothing").there));
    expect((await reported).postDataJSON()).toMatchObject({ name: "TypeError", route: path });
    await page.evaluate(() => history.pushState(null, "", "?pushed=1"));
    await expect.poll(told).toContainEqual({ url: `${organization.url}${path}`, query: "?pushed=1", hash: "" });
  }
  consoleErrors.splice(0);
});

test("an address that leads nowhere and a failure explain themselves", async ({ page, consoleErrors }) => {
  for (const [path, title] of [
    ["/404", "Page not found"],
    ["/secure/providerweb/nowhere", "Page not found"],
    ["/app/static/error?pageName=500&reference=1A2B3C4D", "Sorry, something went wrong"],
    ["/s/500", "Sorry, something went wrong"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expectNoAxeViolations(page);
  }
  consoleErrors.splice(0);
});
