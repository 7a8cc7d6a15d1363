import { answerYes } from "../../support/answer-yes";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { signIn } from "../../support/sign-in";
import { openClinic } from "../../support/clinic";
import { mailedLink } from "../../support/mailed-link";
import { wordsOf } from "../main-job/stations";

const locale = "ar_BH";

// A stranger reads what their browser asks for.
test.use({ newOrganization: { locale, timeZone: "Europe/Madrid" }, locale: locale.replace("_", "-") });

test("a parent adds a child, acts for them and comes back; a spouse agrees by mail", async ({
  page,
  operator,
  organization,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const t = wordsOf(locale);
  const clinic = await openClinic(operator, organization);
  await signIn(page, organization, { email: clinic.patient, password: clinic.password });
  const add = async (kind: "dependant" | "adult") => {
    await page.goto("/secure/providerweb/family_accounts");
    await page
      .getByRole("link", { name: t("family:add") })
      .first()
      .click();
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: t(`family:${kind}Title`) }).click();
    await expectNoAxeViolations(page);
  };
  await page.goto("/secure/providerweb/family_accounts");
  await expectNoAxeViolations(page);

  await add("dependant");
  await page.locator("#relation").selectOption("Children");
  await page.locator("#firstName").fill("Layla");
  await page.locator("#lastName").fill("Haddad");
  await page.locator('[name="birthDate.day"]').fill("2020-02-03");
  await page.getByRole("button", { name: t("family:dependantSubmit"), exact: true }).click();
  await expect(page.getByRole("status")).toContainText(t("family:done.added"));
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: t("family:switchTo") }).click();
  await page.waitForURL("**/home");
  await expect(page.getByText(t("home:acting.title", { name: "Layla Haddad" }))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: t("home:acting.back") }).click();
  await expect(page.getByText(t("home:acting.title", { name: "Layla Haddad" }))).toHaveCount(0);

  await add("adult");
  await page.locator("#relation").selectOption("Spouse");
  await page.locator("#firstName").fill("Tomás");
  await page.locator("#lastName").fill("Núñez");
  await page.locator("#email").fill("other.patient@clinic.example");
  await page.getByRole("button", { name: t("family:adultSubmit") }).click();
  await expect(page.getByRole("row").filter({ hasText: "other.patient@clinic.example" })).toContainText(
    t("family:waiting"),
  );
  const spouse = await openBrowser();
  await spouse.goto(await mailedLink(page, "other.patient@clinic.example", "/s/family/"));
  await expectNoAxeViolations(spouse);
  await spouse.getByRole("button", { name: t("family:consent.agree") }).click();
  await expect(spouse.getByRole("heading", { level: 1 })).toContainText(t("family:consent.agreed"));
  await page.goto("/secure/providerweb/family_accounts");
  await expect(page.getByRole("row").filter({ hasText: "Tomás Núñez" })).toContainText(t("family:active"));

  await page.getByRole("link", { name: new RegExp(`${t("family:edit")}.*Layla`) }).click();
  await expectNoAxeViolations(page);
  await answerYes(page, t("family:endTitle"));
  await expect(page.getByRole("status")).toContainText(t("family:done.ended"));
  await expect(page.getByText("Layla Haddad")).toHaveCount(0);
  await page.goto("/secure/providerweb/family_accounts/help");
  await expectNoAxeViolations(page);
});
