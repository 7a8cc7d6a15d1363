import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { foundByName, openClinic } from "../../support/clinic";
import type { PracticeIds, TableRows } from "../../support/practice";
import { signIn } from "../../support/sign-in";

const BASE = "/secure/providerweb";

test.use({ newOrganization: {} });

/** The doctor looks after the patient. */
const treated = ({ doctor, patient }: PracticeIds): TableRows => ({
  table: "patient_provider",
  columns: ["employee_id", "patient_id", "since", "assigned"],
  rows: [[doctor, patient, Date.now(), 1]],
});

test("a patient agrees to a plan and enters a measurement from the phone's notification in three presses, without script", async ({
  page,
  operator,
  organization,
  openBrowser,
}) => {
  test.slow();
  const { ids, doctor, patient, password } = await openClinic(operator, organization, (all) => [
    foundByName(all),
    treated(all),
  ]);
  await signIn(page, organization);
  await page.goto(`${BASE}/settings/remotemonitoringsettings`);
  await page.getByRole("checkbox", { name: "Enabled" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").first()).toBeVisible();
  await page.goto(`${BASE}/settings/remotemonitoringsettings/plans`);
  await page.getByLabel("Name", { exact: true }).fill("Weight at home");
  await page.getByRole("button", { name: "Add a plan", exact: true }).click();
  await page.getByLabel("Measurement", { exact: true }).selectOption({ label: "Weight" });
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByLabel("Warning above").fill("90");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Add a measurement", exact: true }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("The plan is published")).toBeVisible();

  const working = await openBrowser({ baseURL: organization.url });
  await signIn(working, organization, { email: doctor, password });
  await working.goto(`${BASE}/monitoring/propose?patient=${ids.patient}`);
  await working.getByLabel("Plan", { exact: true }).selectOption({ label: "Weight at home" });
  await working.getByRole("button", { name: "Suggest", exact: true }).click();
  await expect(working.getByText("The plan is suggested to the patient")).toBeVisible();

  const phone = await openBrowser({
    baseURL: organization.url,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 812 },
  });
  await signIn(phone, organization, { email: patient, password });
  await phone.goto(`${BASE}/monitoring`);
  await phone.getByRole("checkbox", { name: /^I agree/ }).check();
  await phone.getByRole("button", { name: "Start", exact: true }).click();
  await expect(phone.getByText("Your monitoring has started")).toBeVisible();

  // The notification leads to this page.
  let presses = 1;
  await phone.goto(`${BASE}/monitoring`);
  const field = phone.getByRole("textbox", { name: "Weight" });
  await field.click();
  presses += 1;
  await field.fill("80");
  await phone.getByRole("button", { name: "Save Weight" }).click();
  presses += 1;
  await expect(phone.getByText("Your measurement is saved")).toBeVisible();
  await expect(phone.getByText("80 kg")).toBeVisible();
  console.log(`a measurement from the phone's notification: ${presses} presses, at most 3`);
  expect(presses).toBeLessThanOrEqual(3);

  await working.goto(`${BASE}/monitoring`);
  await expectNoAxeViolations(working);
  await working
    .getByRole("main")
    .getByRole("link", { name: /Zainab/ })
    .click();
  await expect(working.getByRole("heading", { name: "Alerts" })).toBeVisible();
  await expectNoAxeViolations(working);
});
