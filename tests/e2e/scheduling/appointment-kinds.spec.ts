import type { Page } from "@playwright/test";
import { answerYes } from "../../support/answer-yes";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { dayAt } from "../../support/booking";
import { openClinic, type Clinic } from "../../support/clinic";
import { mailedLink } from "../../support/mailed-link";
import { signIn } from "../../support/sign-in";
import { wordsOf } from "../main-job/stations";

/** The browser's own line on an answer that refuses. */
test.use({ newOrganization: { undoWindowSeconds: 0 }, allowedConsoleErrors: [/status of (409|422)/] });

const base = "/secure/providerweb";
const isoDay = (daysAhead: number) => new Date(dayAt(daysAhead, 12)).toISOString().slice(0, 10);

let clinic: Promise<Clinic> | undefined;

/** A call of the signed-in person, as the page's own scripts make it. */
const call = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async (said) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(said.path, { method: said.method, headers, body: JSON.stringify(said.body) });
      return (await answer.json()) as { appointment?: { id: string } };
    },
    { method, path, body },
  );

test("the desk adds somebody new who walks in, and is told before a busy doctor is given a second one", async ({
  page,
  operator,
  organization,
}) => {
  const { ids } = await (clinic ??= openClinic(operator, organization));
  await signIn(page, organization);
  const panel = page.getByRole("dialog", { name: "Book an appointment" });
  const walkIn = async (firstName: string, phone: string) => {
    await page.goto(`${base}/appointments`);
    await page.getByRole("link", { name: "Add a walk-in" }).first().click();
    await panel.getByRole("button", { name: "New patient" }).click();
    await panel.getByLabel("First name").fill(firstName);
    await panel.getByLabel("Last name").fill("Amin");
    await panel.getByLabel("Mobile number").last().fill(phone);
    // The cards are the one choice of doctor; shown anew, what was typed stays.
    await expect(panel.getByLabel("Doctor", { exact: true })).toHaveCount(0);
    const now = (doctor: string) =>
      panel.locator(`input[name=slot]:is([value="now_${doctor}"], [value="anyway_${doctor}"])`);
    // Now in spite of a rule stands behind a doctor's first time.
    const choose = async (doctor: string) => {
      if (!(await now(doctor).isVisible())) await panel.getByText("More times").first().click();
      await now(doctor).check();
    };
    await choose(ids.otherDoctor);
    await choose(ids.doctor);
    await expect(panel.getByLabel("Last name")).toHaveValue("Amin");
    await panel.getByRole("button", { name: "Add walk-in" }).click();
  };
  await walkIn("Nadia", "36009999");
  await expect(page.getByRole("status").filter({ hasText: "Walk-in added" })).toBeVisible();
  await expect(page.getByText("Waiting", { exact: true }).first()).toBeVisible();
  // The card says that the doctor is booked by now: choosing it all the same is enough.
  await walkIn("Omar", "36008888");
  await expect(page.getByRole("status").filter({ hasText: "Walk-in added" })).toBeVisible();
});

test("a patient waits for an earlier time, is offered the one that was canceled, and takes it by the link", async ({
  page,
  openBrowser,
  operator,
  organization,
}) => {
  test.setTimeout(120_000);
  const { ids, patient, password } = await (clinic ??= openClinic(operator, organization));
  const t = wordsOf("ar_BH");
  await signIn(page, organization);
  await page.goto(`${base}/appointments/waiting_list`);
  const appointment = { serviceOfferingId: ids.clinicOffering, employeeId: ids.doctor, branchId: ids.branch };
  const set = async (patientId: string, startsAt: number) => {
    const sent = { ...appointment, patientId, startsAt, patientAgreed: true };
    return (await call(page, "POST", "/appointments/setAppointment", sent)).appointment?.id ?? "";
  };
  const early = await set(ids.otherPatient, dayAt(5, 10));
  const late = await set(ids.patient, dayAt(8, 10));

  const waiting = await openBrowser({ colorScheme: "dark" });
  await signIn(waiting, organization, { email: patient, password });
  await waiting.goto(`${base}/appointments/view/${late}?lang=ar_BH`);
  await waiting.getByRole("button", { name: t("appointment-kinds:waiting.join") }).click();
  await expect(waiting.getByText(t("appointment-kinds:waiting.joined"))).toBeVisible();

  await page.goto(`${base}/appointments/waiting_list`);
  await expect(page.getByRole("row").filter({ hasText: "Zainab Haddad" })).toContainText("Waiting");
  await expectNoAxeViolations(page);
  await call(page, "PUT", "/appointments/cancelAppointment", { appointmentId: early });

  const link = await mailedLink(page, patient, "/w/");
  const anywhere = await openBrowser({ colorScheme: "dark" });
  await anywhere.goto(`${link}?lang=ar_BH`);
  await expect(anywhere.getByRole("heading", { level: 1 })).toHaveText(t("appointment-kinds:waiting.offerTitle"));
  await expectNoAxeViolations(anywhere);
  await anywhere.getByRole("button", { name: t("appointment-kinds:waiting.take") }).click();
  await expect(anywhere.getByRole("heading", { level: 1 })).toHaveText(t("appointment-kinds:waiting.taken"));
  await page.goto(`${base}/appointments/view/${late}`);
  await expect(page.getByText(/^Rescheduled, by /).first()).toBeVisible();
  await page.goto(`${base}/appointments/waiting_list`);
  await expect(page.getByText("No one is on the waiting list")).toBeVisible();
});

test("staff see every date of a series before they set it, leave one out, and cancel from one on", async ({
  page,
  operator,
  organization,
}) => {
  const { ids } = await (clinic ??= openClinic(operator, organization));
  await signIn(page, organization);
  await page.goto(`${base}/appointments/set_appointment?patientId=${ids.patient}`);
  await page.getByRole("radio", { name: "Recurring" }).check({ force: true });
  await page.getByLabel("How often").selectOption({ label: "every 2 weeks" });
  await page.getByLabel("First day").fill(isoDay(14));
  await page.getByLabel("Time", { exact: true }).fill("09:00");
  await page.getByLabel("Number of appointments").fill("4");
  await page.getByRole("button", { name: "Show dates" }).click();
  const dates = page.getByRole("combobox", { name: /^Time for / });
  await expect(dates).toHaveCount(4);
  await dates.nth(1).selectOption({ label: "Skip this date" });
  await expectNoAxeViolations(page);
  await page.getByLabel("The patient agreed to these dates").check();
  await page.getByRole("button", { name: "Book these appointments" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Appointments booked" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Confirmed" })).toHaveCount(3);
  await page.getByRole("row").nth(2).getByRole("link").click();
  await expect(page.getByText("Appointment 2 of 3, every 2 weeks")).toBeVisible();
  await expectNoAxeViolations(page);
  await answerYes(page, "Cancel this and all later appointments");
  await expect(page.getByRole("status")).toContainText("all later ones are canceled");
  await page.getByRole("link", { name: "See all appointments in the series" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Canceled" })).toHaveCount(2);
});
