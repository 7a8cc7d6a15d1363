import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { foundByName, openClinic } from "../../support/clinic";
import { signIn } from "../../support/sign-in";

const BASE = "/secure/providerweb";

// The browser says so of a form that is refused.
test.use({ newOrganization: {}, allowedConsoleErrors: [/422 \(Unprocessable/] });

test("a patient asks in writing without script, the doctor answers and books an appointment from there in three presses", async ({
  page,
  operator,
  organization,
  openBrowser,
}) => {
  test.slow();
  const { doctor, patient, password } = await openClinic(operator, organization, (ids) => [foundByName(ids)]);
  await signIn(page, organization);
  await page.goto(`${BASE}/settings/text_consultation`);
  await page.getByRole("checkbox", { name: "Enabled" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").first()).toBeVisible();
  await page.goto(`${BASE}/settings/patientquestions/services`);
  await page.getByLabel("Name", { exact: true }).fill("Ask a doctor");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Ask a doctor")).toBeVisible();

  const asking = await openBrowser({
    baseURL: organization.url,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 812 },
  });
  await signIn(asking, organization, { email: patient, password });
  await asking.goto(`${BASE}/questions`);
  await asking.getByRole("link", { name: "Ask a question" }).click();
  await asking.getByLabel("Your question in a few words").fill("My tablets");
  await asking
    .getByLabel("Your question", { exact: true })
    .fill("Since Monday I have chest pain. Do they go with milk?");
  await asking.getByRole("button", { name: "Continue" }).click();
  // Words that may be an emergency: what to do then is read first, and nothing that was written is lost.
  await asking.getByRole("button", { name: "Send the question" }).click();
  await expect(asking.getByText("Since Monday I have chest pain.")).toBeVisible();
  await asking.getByRole("checkbox").check();
  await asking.getByRole("button", { name: "Send the question" }).click();
  await expect(asking.getByText("Your question is sent")).toBeVisible();

  const answering = await openBrowser({ baseURL: organization.url });
  await signIn(answering, organization, { email: doctor, password });
  await answering.goto(`${BASE}/questions`);
  await expectNoAxeViolations(answering);
  await answering.getByRole("link", { name: /My tablets/ }).click();
  await expect(answering.getByText("May be urgent")).toBeVisible();
  await answering.getByLabel("Your answer").fill("Take them with water, and come to see me.");
  await answering.getByRole("button", { name: "Send", exact: true }).click();
  await expect(answering.getByText("Take them with water")).toBeVisible();
  await expectNoAxeViolations(answering);

  let presses = 1;
  await answering.getByRole("link", { name: "Book an appointment for the patient" }).click();
  const drawer = answering.getByRole("dialog", { name: "Book an appointment" });
  const panel = (await drawer.count()) > 0 ? drawer : answering.getByRole("main");
  await panel.getByRole("group", { name: "Next available times" }).getByRole("radio").last().check({ force: true });
  presses += 1;
  await panel.getByRole("button", { name: /^Book/ }).last().click();
  presses += 1;
  await expect(answering.getByRole("main")).toContainText("Appointment booked");
  console.log(`from an answered question to an appointment: ${presses} presses, at most 3`);
  expect(presses).toBeLessThanOrEqual(3);

  await asking.reload();
  await expect(asking.getByText("Take them with water, and come to see me.")).toBeVisible();
  await asking.getByRole("link", { name: "Book an appointment" }).click();
  await expect(asking).toHaveURL(/bookAppointment/);
});
