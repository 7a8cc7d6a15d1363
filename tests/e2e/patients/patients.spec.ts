import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { png } from "../../support/sample-files";
import { signIn } from "../../support/sign-in";
import { openClinic } from "../../support/clinic";
import { wordsOf } from "../main-job/stations";

test.use({ allowedConsoleErrors: [/status of (409|422)/] });

const locale = "en_US";

test.describe(`in ${locale}`, () => {
  test.use({ newOrganization: { locale, timeZone: "Europe/Madrid" } });

  test("an administrator adds a patient, is warned of a duplicate, edits, disables and takes it back", async ({
    page,
    operator,
    organization,
    openBrowser,
  }) => {
    test.setTimeout(120_000);
    const t = wordsOf(locale);
    await openClinic(operator, organization, () => [
      {
        table: "organization_setting",
        columns: ["area", "value", "updated_at"],
        rows: [["patient-registration", '{"insurance":"REQUIRED","identification":"REQUIRED"}', Date.now()]],
      },
    ]);
    await signIn(page, organization);

    await page.goto("/secure/providerweb/settings/patientcategories");
    await expectNoAxeViolations(page);
    await page.getByLabel(t("patients:category.name"), { exact: true }).fill("Insured");
    await page.getByRole("button", { name: t("patients:category.add") }).click();
    await expect(page.getByRole("status")).toContainText(t("patients:category.created"));
    await expectNoAxeViolations(page);

    await page.goto("/secure/providerweb/patients");
    await expect(page.getByRole("row").filter({ hasText: "Zainab Haddad" })).toHaveCount(1);
    await expectNoAxeViolations(page);
    await page
      .getByRole("link", { name: t("patients:list.add") })
      .first()
      .click();
    await expectNoAxeViolations(page);

    const field = (name: string) => page.getByLabel(name, { exact: false }).first();
    await page.getByRole("button", { name: t("patients:form.save") }).click();
    await expect(page.getByRole("alert")).toContainText(t("errors:field.mandatory"));
    await expectNoAxeViolations(page);
    await field(t("common:fields.firstName")).fill("أمل");
    await field(t("common:fields.lastName")).fill("ناصر");
    await field(t("common:fields.dateOfBirth")).fill("1980-05-06");
    await field(t("common:fields.gender")).selectOption("2");
    await page.locator("#phone").fill("36001234");
    await field(t("patients:form.category")).selectOption({ label: "Insured" });
    await page.getByRole("button", { name: t("patients:form.save") }).click();
    await expect(page.getByRole("alert")).toContainText("Zainab Haddad");
    await expect(field(t("common:fields.firstName"))).toHaveValue("أمل");
    await expectNoAxeViolations(page);
    await page.getByLabel(t("patients:duplicate.accept")).check();
    await page.getByRole("button", { name: t("patients:form.save") }).click();
    await expect(page.getByRole("status")).toContainText(t("patients:done.created"));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("أمل ناصر");
    await expectNoAxeViolations(page);

    const address = page.url().replace(/\?.*/, "");
    await page.getByRole("link", { name: t("patients:missing.insurance"), exact: true }).click();
    await page.getByRole("button", { name: t("patients:insurance.save") }).click();
    await expect(page.getByRole("alert")).toContainText(t("errors:field.mandatory"));
    await page.locator("#insurer").fill("Gulf Cover");
    await page.locator("#memberNumber").fill("A-1");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: t("patients:insurance.save") }).click();
    await expect(page.getByRole("status")).toContainText(t("patients:done.insuranceAdded"));
    await page.getByRole("button", { name: new RegExp(`${t("patients:insurance.remove")}.*Gulf Cover`) }).click();
    await expect(page.getByRole("status")).toContainText(t("patients:done.insuranceRemoved"));
    await page.getByRole("button", { name: t("common:actions.undo") }).click();
    await expect(page.getByRole("status")).toContainText(t("patients:done.insuranceRestored"));
    await page.getByRole("link", { name: t("patients:missing.identification"), exact: true }).click();
    const image = page.locator("#identificationImage");
    await image.setInputFiles({ name: "card.png", mimeType: "image/png", buffer: Buffer.from("<script>") });
    await page.getByRole("button", { name: t("patients:identification.save") }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await image.setInputFiles({ name: "card.png", mimeType: "image/png", buffer: Buffer.from(png(40, 30)) });
    await page.getByRole("button", { name: t("patients:identification.save") }).click();
    await expect(page.getByRole("status")).toContainText(t("patients:done.identificationKept"));
    await expect(page.getByText(t("patients:missing.title"))).toHaveCount(0);
    await expectNoAxeViolations(page);
    const editor = await openBrowser();
    await signIn(editor, organization);
    await editor.goto(address.replace("details", "edit"));
    await page.goto(address.replace("details", "edit"));
    await page.locator("#city").fill("Manama");
    await page.getByRole("button", { name: t("patients:form.save") }).click();
    await expect(page.getByRole("status")).toContainText(t("patients:done.updated"));
    await editor.locator("#city").fill("Riffa");
    await editor.getByRole("button", { name: t("patients:form.save") }).click();
    await expect(editor.getByRole("alert")).toContainText("Manama");
    await expect(editor.locator("#city")).toHaveValue("Riffa");
    await expectNoAxeViolations(editor);

    await page.getByRole("button", { name: t("patients:details.disable") }).click();
    await expect(page.getByRole("status")).toContainText("أمل ناصر");
    await page.getByRole("button", { name: t("common:actions.undo") }).click();
    await expect(page.getByRole("button", { name: t("patients:details.disable") })).toBeVisible();

    await page.goto("/secure/providerweb/patients?search=احمد");
    await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
    await page.goto(`/secure/providerweb/patients?search=${encodeURIComponent("امل")}`);
    await expect(page.getByRole("row").filter({ hasText: "أمل ناصر" })).toHaveCount(1);

    // What is found is kept under a name, with the columns that are wanted, and taken as a file.
    await page.getByText(t("lists:saveView"), { exact: true }).click();
    await page.getByLabel(t("lists:viewName")).fill("Amal");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: t("common:actions.save"), exact: true }).click();
    await expect(page.getByRole("status")).toContainText(t("lists:saved"));
    await page.getByText(t("lists:columns"), { exact: true }).click();
    await page.getByLabel(t("patients:columns.contact"), { exact: true }).uncheck();
    await page.getByLabel(t("patients:columns.email"), { exact: true }).check();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: t("common:actions.save"), exact: true }).click();
    await page.goto("/secure/providerweb/patients");
    await page
      .getByRole("columnheader", { name: t("patients:columns.number") })
      .getByRole("link")
      .click();
    await expect(page.getByRole("columnheader", { name: t("patients:columns.number") })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await expect(page.getByRole("columnheader", { name: t("patients:columns.contact") })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Amal", exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: "أمل ناصر" })).toHaveCount(1);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t("lists:export") }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("patients.csv");
    await page.getByRole("button", { name: t("lists:removeNamed", { name: "Amal" }) }).click();
    await expect(page.getByRole("status")).toContainText(t("lists:removed"));
    await expect(page.getByRole("link", { name: "Amal", exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: t("common:actions.undo") }).click();
    await expect(page.getByRole("link", { name: "Amal", exact: true })).toHaveAttribute("aria-current", "true");
  });
});

test("a doctor sees the patients they look after, and no others", async ({ page, operator, organization }) => {
  const clinic = await openClinic(operator, organization, (ids) => [
    {
      table: "patient_provider",
      columns: ["employee_id", "patient_id", "since"],
      rows: [[ids.doctor, ids.patient, Date.now()]],
    },
  ]);
  await signIn(page, organization, { email: clinic.doctor, password: clinic.password });
  await page.goto("/secure/providerweb/patients");
  await expect(page.getByRole("link", { name: "Zainab Haddad" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Tomás Núñez" })).toHaveCount(0);
  await page.getByRole("link", { name: "Zainab Haddad" }).click();
  await page.getByRole("link", { name: "People", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Who has access" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Disable patient" })).toHaveCount(0);
});
