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

// The standard setup is sent once without an address, on purpose.
test.use({ allowedConsoleErrors: [/status of 422/] });

test("from nothing to a booked appointment through the screens alone", async ({ page, openBrowser }) => {
  const { done, press, fill, choose } = counting();
  const began = Date.now();
  await page.goto("/create-organization");
  // What the browser says of itself is filled in; the currency follows the country until one is chosen.
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(page.getByLabel("Time zone", { exact: true })).toHaveValue(zone);
  const currency = page.getByLabel("Currency", { exact: true });
  await page.getByLabel("Country", { exact: true }).selectOption("Bahrain");
  await expect(currency).toHaveValue("BHD");
  await expectNoAxeViolations(page);
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
  await expect(page.getByRole("link", { name: "Set the doctor's working hours" })).toHaveAttribute(
    "href",
    /\/timings\/.+/,
  );
  // What nobody else can know is asked for.
  await page.getByRole("button", { name: "Use standard setup" }).click();
  await expect(page.getByRole("alert")).toContainText("Street and number");
  await fill(page, "Street and number", "Calle Mayor 5");
  await fill(page, "City", "Madrid");
  await fill(page, "Price of an appointment (EUR)", "40");
  await press(page.getByRole("button", { name: "Use standard setup" }));
  await expect(page.getByRole("heading", { name: "Patients can book" })).toBeVisible();
  await expectNoAxeViolations(page);
  const toTheLink = { ...done, seconds: Math.round((Date.now() - began) / 1_000) };
  const link = (await page.getByText(/^http:\/\/.*\/book$/).textContent())?.trim() ?? "";
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByRole("img", { name: "QR code of your booking link" })).toBeVisible();
  await page.getByText("Text for an email").click();
  await expect(page.locator("#booking-mail")).toContainText(link);
  await page.getByRole("button", { name: "Invite a colleague: not needed" }).click();
  await expect(page.getByRole("link", { name: "Invite a colleague" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Add your logo or color" })).toBeVisible();

  const patient = await openBrowser({ viewport: { width: 375, height: 812 } });
  await patient.goto(link);
  await expectNoAxeViolations(patient);
  await press(patient.getByRole("link", { name: /video/i }).first());
  await expect(patient.getByText("Nora Núñez").first()).toBeVisible();
  await press(patient.getByRole("list", { name: "Next available times" }).first().getByRole("link").last());
  await fill(patient, "First name", "Ana");
  await fill(patient, "Last name (optional)", "Brown");
  await fill(patient, "Email address", "ana@example.com");
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
