import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import type { PracticeIds, TableRows } from "../../support/practice";
import { signIn } from "../../support/sign-in";
import { wordsOf } from "../main-job/stations";

/** The practice's first patient as the search knows them. */
const searched = ({ patient }: PracticeIds): TableRows[] => [
  {
    table: "patient_search",
    columns: ["token", "patient_id"],
    rows: ["zainab", "haddad", "zainab haddad"].map((token) => [token, patient]),
  },
];

const HOME = "/secure/providerweb/home";
const PATIENT = /\/secure\/providerweb\/patients\/details\//;

test("staff find a patient from anywhere by one press, by the keyboard, and anything else by its name", async ({
  page,
  operator,
  organization,
}) => {
  test.setTimeout(90_000);
  await openClinic(operator, organization, searched);
  await signIn(page, organization);
  await page.goto(HOME);
  const field = page.getByRole("banner").getByLabel("Search the practice").and(page.locator("input"));
  let presses = 0;
  // The slash and the name are typed; opening who is marked is the one press.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("zainab");
  await expect(page.getByRole("option", { name: /Zainab Haddad/ }).first()).toHaveAttribute("aria-selected", "true");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  presses += 1;
  await page.waitForURL(PATIENT);
  process.stdout.write(`find a patient: ${presses} press\n`);
  expect(presses).toBe(1);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("departments");
  await page.getByRole("option", { name: "Departments" }).first().click();
  await page.waitForURL(/\/settings\/departments#main$/);

  await page.goto("/secure/providerweb/search?q=zainab");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Zainab Haddad/ })
      .first(),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  // A page that is drawn in the browser has the same field.
  await page.goto("/secure/providerweb/appointments");
  await field.click();
  await expect(page.getByRole("option", { name: "New patient" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option", { name: "New patient" })).toHaveCount(0);
});

test.describe("in Arabic, on a phone", () => {
  test.use({ newOrganization: { locale: "ar_BH" }, viewport: { width: 375, height: 800 } });

  test("the search opens as a sheet over the page, and Escape closes it", async ({ page, operator, organization }) => {
    const t = wordsOf("ar_BH");
    await openClinic(operator, organization, searched);
    await signIn(page, organization);
    await page.goto(HOME);
    const link = page.getByRole("link", { name: t("home:search.label") });
    const sheet = page.getByRole("dialog", { name: t("home:search.label") });
    await expect(async () => {
      await link.click();
      await expect(sheet).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.type("zainab");
    await expect(sheet.getByRole("option", { name: /Zainab Haddad/ }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  });
});

test.describe("without script", () => {
  test.use({ newOrganization: { timeZone: "Europe/London" } });

  test("the search is a page without script", async ({ operator, organization, openBrowser }) => {
    await openClinic(operator, organization, searched);
    const page = await openBrowser({ javaScriptEnabled: false });
    await signIn(page, organization);
    await page.goto(HOME);
    const field = page.getByRole("banner").getByLabel("Search the practice").and(page.locator("input"));
    await field.fill("zainab haddad");
    await field.press("Enter");
    await page.waitForURL("**/search?q=**");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Zainab Haddad/ })
      .first()
      .click();
    await page.waitForURL(PATIENT);
  });
});
