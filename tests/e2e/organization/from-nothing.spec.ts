import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../../support/browser";

/** Counts what a person does: each press, each choice and each field that is filled in. */
function counting() {
  const done = { presses: 0, fields: 0 };
  return {
    done,
    press: async (what: Locator) => {
      done.presses += 1;
      await what.click();
    },
    fill: async (page: Page, label: string, text: string) => {
      done.fields += 1;
      await page.getByLabel(label, { exact: true }).last().fill(text);
    },
    choose: async (page: Page, label: string, option: string) => {
      done.fields += 1;
      await page.getByLabel(label, { exact: true }).selectOption(option);
    },
  };
}

test("from nothing to a booked appointment through the screens alone", async ({ page, openBrowser }) => {
  const { done, press, fill, choose } = counting();
  const began = Date.now();
  await page.goto("/create-organization");
  await fill(page, "Practice name", `Practice of Nora ${Date.now().toString(36)}`);
  await choose(page, "Country", "Spain");
  await choose(page, "Time zone", "Europe/Madrid");
  await fill(page, "First name", "Nora");
  await fill(page, "Last name", "Núñez");
  await fill(page, "Email address", "nora@clinic.example");
  await fill(page, "Password", "copper lantern walks");
  await press(page.getByRole("button", { name: "Create practice" }));
  await press(page.getByRole("link", { name: "Open your practice" }));
  await press(page.getByRole("button", { name: "Sign in" }));
  await page.waitForURL("**/home");
  await press(page.getByRole("button", { name: "Use standard setup" }));
  await expect(page.getByRole("heading", { name: "Patients can book" })).toBeVisible();
  await expectNoAxeViolations(page);
  const toTheLink = { ...done, seconds: Math.round((Date.now() - began) / 1_000) };
  const link = (await page.getByText(/^http:\/\/.*\/home\/consultation$/).textContent())?.trim() ?? "";

  const patient = await openBrowser({ viewport: { width: 375, height: 812 } });
  await patient.goto(link);
  await expectNoAxeViolations(patient);
  await press(patient.getByRole("link", { name: /video/i }).first());
  await expect(patient.getByText("Nora Núñez").first()).toBeVisible();
  await press(patient.getByRole("list", { name: "Next available times" }).first().getByRole("link").last());
  await fill(patient, "First name", "Ana");
  await fill(patient, "Last name (optional)", "Brown");
  await fill(patient, "Email address", "ana@example.com");
  await fill(patient, "Mobile number", "600112233");
  await press(patient.getByRole("button", { name: "Book this appointment" }));
  await expect(patient.getByRole("heading", { level: 1, name: "Your request has been sent" })).toBeVisible();

  await page.goto(new URL("/secure/providerweb/appointments", link).href);
  await expect(page.getByText("Ana Brown").first()).toBeVisible();
  console.log(
    `From nothing to the booking link: ${toTheLink.presses} presses and ${toTheLink.fields} fields, ${toTheLink.seconds} s by machine; ` +
      `to the booked visit: ${done.presses} presses and ${done.fields} fields.`,
  );
  expect(toTheLink.presses).toBeLessThanOrEqual(4);
});
