import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { foundByName, openClinic } from "../../support/clinic";
import { signIn } from "../../support/sign-in";

const FORMS = "/secure/providerweb/e/questionnaire/dashboard";

test.use({ newOrganization: {} });

test("a patient answers PHQ-9 with 25 keys at most, sees whom to call at the ninth answer, and staff are told", async ({
  page,
  operator,
  organization,
  openBrowser,
}) => {
  test.slow();
  const { patient, password } = await openClinic(operator, organization, (ids) => [foundByName(ids)]);
  await signIn(page, organization);
  await page.goto(`${FORMS}/forms`);
  await page.getByLabel("Form", { exact: true }).selectOption({ label: "PHQ-9" });
  await page.getByRole("button", { name: "Add this form" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("In use", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`${FORMS}/assign`);
  await page.getByLabel("Find a patient").fill("Zainab");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(page.getByText("The questionnaire was assigned")).toBeVisible();

  const answering = await openBrowser({ baseURL: organization.url });
  await signIn(answering, organization, { email: patient, password });
  await answering.goto("/secure/providerweb/c/questionnaire/assigned");
  await expectNoAxeViolations(answering);
  await answering.getByRole("link", { name: "Start" }).click();
  await expect(answering.getByRole("radio").first()).toBeFocused();
  await expectNoAxeViolations(answering);
  let keys = 0;
  const press = async (key: string) => {
    await answering.keyboard.press(key);
    keys += 1;
  };
  for (const key of ["2", "2", "1", "3", "1", "1", "2", "1"]) await press(key);
  await expect(answering.getByRole("alert").filter({ hasText: "You do not have to be alone" })).toBeHidden();
  await press("2");
  await expect(answering.getByRole("alert").filter({ hasText: "You do not have to be alone" })).toBeVisible();
  await press("1");
  await expect(answering.getByRole("button", { name: "Continue" })).toBeFocused();
  await press("Enter");
  await expect(answering.getByRole("heading", { name: "Check your answers" })).toBeVisible();
  await expect(answering.getByRole("button", { name: "Send my answers" })).toBeFocused();
  await press("Enter");
  await expect(answering.getByText("Your answers were sent.")).toBeVisible();
  console.log(`PHQ-9 from its first question until it is sent: ${keys} keys, at most 25`);
  expect(keys).toBeLessThanOrEqual(25);

  await page.goto(FORMS);
  await expect(page.getByText("Urgent")).toBeVisible();
});
