import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic, type Clinic } from "../../support/clinic";
import { signIn } from "../../support/sign-in";

const base = "/secure/providerweb";
let clinic: Promise<Clinic> | undefined;

test.use({ newOrganization: { timeZone: "UTC" } });
test.beforeEach(async ({ operator, organization }) => {
  // The place's day is the practice's, whatever the hour: what begins now is of today.
  await (clinic ??= openClinic(operator, organization, () => [], { timeZone: "UTC" }));
});

/** A patient who stands at the desk, with an appointment that begins now: they are checked in with it. */
async function walkIn(page: Page, { ids }: Clinic): Promise<void> {
  const chosen = new URLSearchParams({
    ...{ patientId: ids.patient, serviceOfferingId: ids.clinicOffering },
    ...{ employeeId: ids.doctor, branchId: ids.branch },
  });
  await page.goto(`${base}/appointments/walk_in?${chosen.toString()}`);
  await page.getByRole("button", { name: "Add walk-in" }).click();
}

test("a patient is checked in by one press, and a second open page shows it within a second", async ({
  page,
  openBrowser,
  organization,
}) => {
  test.slow();
  await signIn(page, organization);
  await walkIn(page, await (clinic as Promise<Clinic>));
  const second = await openBrowser();
  await signIn(second, organization);
  const lined = second.waitForEvent("websocket", (socket) => socket.url().includes("/scheduleBoard/desk"));
  await Promise.all([lined, second.goto(`${base}/appointments/desk`)]);
  await expectNoAxeViolations(second);
  await expect(second.getByText(/^Waiting \d+ min$/)).toBeVisible();
  await page.goto(`${base}/appointments`);
  // In a list the likeliest step stands by itself, and the others are in the menu of the row.
  await page.locator(".row-menu-more:visible").first().click();
  await page.getByRole("button", { name: /^Undo check-in/ }).click();
  await expect(second.getByText(/^Waiting \d+ min$/)).toBeHidden();
  await page.goto(`${base}/home`);
  const began = Date.now();
  await page.getByRole("button", { name: /^Check in/ }).click();
  await expect(second.getByText(/^Waiting \d+ min$/)).toBeVisible();
  console.info(`check-in: 1 press from home; the second page shows it after ${String(Date.now() - began)} ms`);
  await expect(second).toHaveTitle(/^\(1\) /);
  await expect(page.getByText(/^Waiting \d+ min$/)).toBeVisible();
  // A message over the page says what was done, with Undo, and the row has one menu.
  await expect(page.getByRole("status").filter({ hasText: /checked in\./ })).toBeVisible();
  await page.goto(`${base}/appointments`);
  await page.locator(".row-menu-more:visible").first().click();
  await page.getByRole("button", { name: /^Undo check-in/ }).click();
  await page.getByRole("button", { name: /^Check in/ }).click();
  console.info("check-in: 1 press from the list");
  await expect(second.getByText(/^Waiting \d+ min$/)).toBeVisible();
});
