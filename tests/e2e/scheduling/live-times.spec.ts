import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic, type Clinic } from "../../support/clinic";
import { signIn } from "../../support/sign-in";

const base = "/secure/providerweb";
let clinic: Promise<Clinic> | undefined;

test.use({ newOrganization: { timeZone: "UTC" }, allowedConsoleErrors: [/status of 409/] });
test.beforeEach(async ({ operator, organization }) => {
  await (clinic ??= openClinic(operator, organization));
});

const slots = (page: Page, name: string) => page.locator(`input[name=${name}]:not([disabled])`);
const valuesOf = (page: Page, name: string) =>
  slots(page, name).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const slotAt = (page: Page, name: string, value: string) =>
  page.locator(`input[type=radio][name=${name}][value="${value}"]`);
const proceed = (page: Page, name = "Continue") => page.getByRole("button", { name, exact: true });

async function sayWho(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "First name", exact: true }).fill("Ana");
  await page.getByRole("textbox", { name: "Last name (optional)", exact: true }).fill("Núñez");
  await page.getByRole("textbox", { name: "Email address", exact: true }).fill(email);
}

/** The times of a day far enough ahead that no notice runs out meanwhile. */
function timesOf({ ids }: Clinic): { booking: string; setting: string } {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { doctor, videoOffering, branch, patient } = ids;
  const chosen = new URLSearchParams({
    ...{ patient, service: videoOffering, provider: doctor, place: branch },
    day,
  });
  return {
    booking: `${base}/videoAppointments/${doctor}/bookAppointment?service=${videoOffering}&step=time&day=${day}`,
    setting: `${base}/appointments/booking_panel?${chosen.toString()}`,
  };
}

test("a time that one browser holds and books leaves the others' pages within a second, and comes back when it is let go", async ({
  page,
  openBrowser,
  organization,
}) => {
  test.slow();
  const { ids } = await (clinic as Promise<Clinic>);
  const { booking, setting } = timesOf(await (clinic as Promise<Clinic>));
  const [watching, staff] = [await openBrowser(), await openBrowser()];
  await signIn(staff, organization);
  const lined = (each: Page) =>
    each.waitForEvent("websocket", (socket) => socket.url().includes("/realtime/scheduleBoard/"));
  await Promise.all([lined(watching), watching.goto(booking)]);
  await Promise.all([lined(staff), staff.goto(setting)]);
  await page.goto(booking);
  const offered = (value: string) => `${value}_${ids.doctor}`;
  const shared = new Set(await valuesOf(staff, "slot"));
  const time = (await valuesOf(page, "at")).filter((value) => shared.has(offered(value)))[2] ?? "";
  const freeOfDay = watching.locator("[data-days] button[aria-pressed=true] span:last-child").last();
  const freeBefore = await freeOfDay.innerText();
  await slotAt(watching, "at", time).dispatchEvent("click");
  await slotAt(page, "at", time).dispatchEvent("click");
  await proceed(page).click();
  await expect(page.getByText("This time is held for you until")).toContainText("10 minutes left");
  await expectNoAxeViolations(page);

  // Told by the board: a second, and what the browsers of a busy machine take to show it.
  await expect(slotAt(watching, "at", time)).toBeDisabled({ timeout: 3_000 });
  // So do the numbers of free times above them.
  await expect(freeOfDay).not.toHaveText(freeBefore);
  await expect(watching.locator("[data-times-said]")).toContainText(
    /^.+ is no longer available\. Please choose another time\.$/,
  );
  await expect(watching.locator("input[name=at]:checked")).toHaveCount(0);
  await expect(slotAt(staff, "slot", offered(time))).toHaveCount(0, { timeout: 3_000 });
  await expect(staff.getByRole("status").filter({ hasText: /is no longer available|have changed/ })).toBeVisible();
  await expectNoAxeViolations(watching);

  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(slotAt(page, "at", time)).toBeChecked();
  await page.getByRole("button", { name: "Release this time" }).click();
  await expect(slotAt(watching, "at", time)).toBeEnabled({ timeout: 3_000 });
  await expect(freeOfDay).toHaveText(freeBefore);
  await expect(watching.locator("[data-times-said]")).toContainText(/is available again|have just changed/);
  await expect(slotAt(staff, "slot", offered(time))).toHaveCount(1, { timeout: 3_000 });

  await slotAt(page, "at", time).dispatchEvent("click");
  await proceed(page).click();
  await sayWho(page, "held@example.com");
  await proceed(page, "Book this appointment").click();
  await expect(page.getByRole("heading", { level: 1, name: "Your request has been sent" })).toBeVisible();
  await expect(slotAt(watching, "at", time)).toBeDisabled({ timeout: 3_000 });
});

test("the minutes of a hold are counted in words, said aloud at five, two and one, and told when they are over", async ({
  page,
}) => {
  const { booking } = timesOf(await (clinic as Promise<Clinic>));
  await page.clock.install();
  await page.goto(booking);
  await proceed(page).click();
  const notice = page.locator("[data-hold]");
  await expect(notice).toContainText("10 minutes left");
  const said = notice.getByRole("status");
  await expect(said).toBeEmpty();
  for (const [wait, words] of [
    ["05:00", "5 minutes left"],
    ["03:00", "2 minutes left"],
    ["01:00", "1 minute left"],
  ] as const) {
    await page.clock.fastForward(wait);
    await expect(said).toHaveText(words);
    await expect(notice.locator("[data-hold-count]")).toHaveText(words);
  }
  await page.clock.fastForward("01:01");
  await expect(notice.locator("[data-hold-text]")).toHaveText(/no longer held for you/);
  await expect(said).toHaveText(/no longer held for you/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says until when the time is held, a time from the lists too, and the booking ends well", async ({
    page,
  }) => {
    await page.goto(`${base}/videoAppointments/provider?lang=en_US`);
    await page
      .getByRole("listitem")
      .getByRole("link", { name: /\d{2}:\d{2}/ })
      .last()
      .click();
    await page.getByRole("button", { name: "Hold for 10 minutes" }).click();
    await expect(page.locator("[data-hold]")).toContainText(/This time is held for you until \d{2}:\d{2}/);
    await sayWho(page, "without.script@example.com");
    await proceed(page, "Book this appointment").click();
    await expect(page.getByRole("heading", { level: 1, name: "Your request has been sent" })).toBeVisible();
  });
});
