import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import { signIn } from "../../support/sign-in";
import { wordsOf } from "../main-job/stations";

const BASE = "/secure/providerweb";

// The browser says so of a form that is refused.
test.use({ allowedConsoleErrors: [/422 \(Unprocessable/] });

const locale = "ar_BH";

test.describe(`in ${locale}`, () => {
  test.use({ newOrganization: { locale, timeZone: "Asia/Bahrain" }, locale: locale.replace("_", "-") });

  test("a patient keeps medicines, an allergy and a weight, and the doctor who looks after them reads it all", async ({
    page,
    operator,
    organization,
    openBrowser,
  }) => {
    test.setTimeout(150_000);
    const t = wordsOf(locale);
    const clinic = await openClinic(operator, organization, ({ doctor, patient }) => [
      {
        table: "patient_provider",
        columns: ["employee_id", "patient_id", "since"],
        rows: [[doctor, patient, Date.now()]],
      },
    ]);
    await signIn(page, organization, { email: clinic.patient, password: clinic.password });
    await page.goto(`${BASE}/health_profile`);
    await expectNoAxeViolations(page);

    // Two in a row: the second form is empty, and nothing of the first is changed.
    for (const name of ["Metformin", "Bisoprolol"]) {
      await page.goto(`${BASE}/health_profile/medication/create`, { waitUntil: "load" });
      await expect(page.locator("#name")).toHaveValue("");
      await page.locator("#name").fill(name);
      // What is typed is kept after a moment, and given up once it is saved.
      await page.waitForTimeout(600);
      await save(page, t("common:actions.save"));
      await page.waitForLoadState("load");
      await expect(page.getByRole("status")).toContainText(t("phr:done.created"));
    }
    for (const name of ["Metformin", "Bisoprolol"]) await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.goto(`${BASE}/health_profile/allergy/create`);
    await expectNoAxeViolations(page);
    await save(page, t("common:actions.save"));
    await expectNoAxeViolations(page);
    await expect(page.locator("#allergen")).toHaveAttribute("aria-invalid", "true");

    await page.goto(`${BASE}/health_trackers/list?tracker=weight`);
    await page.locator("#value").fill("72");
    await page.getByRole("button", { name: t("trackers:form.submit") }).click();
    await expect(page.getByRole("status")).toContainText(t("trackers:done.added"));
    const weight = t("trackers:withUnit", { value: "72", unit: t("trackers:unit.kg") });
    await expect(page.getByRole("strong").filter({ hasText: weight })).toBeVisible();
    await expectNoAxeViolations(page);

    const doctor = await openBrowser();
    await signIn(doctor, organization, { email: clinic.doctor, password: clinic.password });
    for (const path of [
      "health_profile",
      "health_profile/medication/list",
      "health_trackers/list",
      "basic_profile/list",
    ]) {
      await doctor.goto(`${BASE}/${path}?patient=${clinic.ids.patient}`);
      await expectNoAxeViolations(doctor);
    }
    await doctor.goto(`${BASE}/health_profile?patient=${clinic.ids.patient}`);
    await expect(doctor.getByText("Metformin", { exact: true })).toBeVisible();

    await page.goto(`${BASE}/health_profile/seen`);
    await expect(page.getByText("Ada Okafor")).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

const save = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("without script a medicine is entered, refused without its name and saved with it", async ({
  operator,
  organization,
  openBrowser,
}) => {
  const t = wordsOf("en_US");
  const clinic = await openClinic(operator, organization);
  const page = await openBrowser({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  await signIn(page, organization, { email: clinic.patient, password: clinic.password });
  await page.goto(`${BASE}/health_profile/medication/create`);
  await page.locator("#strength").fill("500");
  await page.locator("#strengthUnit").selectOption({ index: 1 });
  await save(page, t("common:actions.save"));
  await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#strength")).toHaveValue("500");
  await page.locator("#name").fill("Metformin");
  await save(page, t("common:actions.save"));
  await expect(page.getByRole("status")).toContainText(t("phr:done.created"));
});
