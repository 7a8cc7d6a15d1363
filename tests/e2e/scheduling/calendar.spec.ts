import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { foundByName } from "../../support/clinic";
import { createOrganization, operate, type Operator } from "../../support/organization";
import { practiceRows } from "../../support/practice";
import { signIn } from "../../support/sign-in";

/** The browser's own line on an answer that refuses: a move that breaks a rule. */
test.use({ allowedConsoleErrors: [/status of 409/] });

const DAY = 86_400_000;
/** The times that the tests drag over are seen at once. */
const TALL = { width: 1280, height: 1000 };
const appointments = "/secure/providerweb/appointments";

/** The Monday after next, as YYYY-MM-DD in UTC: whole weeks ahead of any notice, within any horizon. */
function someMonday(): string {
  const today = Date.now();
  return new Date(today + (8 - (new Date(today).getUTCDay() || 7) + 7) * DAY).toISOString().slice(0, 10);
}

async function openClinic(operator: Operator) {
  const organization = await createOrganization(operator);
  const { roles, organizationId } = organization;
  const options = { roles, now: Date.now(), timeZone: "UTC", passwordHash: "unused", newId: randomUUID };
  const { ids, tables } = practiceRows(options);
  await operate(operator, "/operator/rows", { organizationId, tables: [...tables, foundByName(ids)] });
  return { organization, ids };
}

/** A confirmed appointment of half an hour with the practice's doctor, set by a call of the page that is signed in. */
async function setAppointment(page: Page, body: Record<string, unknown>): Promise<void> {
  const status = await page.evaluate(async (sent) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/appointments/setAppointment", { method: "POST", headers, body: JSON.stringify(sent) });
    return answer.status;
  }, body);
  expect(status).toBe(200);
}

/** Until React has taken over. */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("[data-cell]") ?? {}).some((key) => key.startsWith("__react")),
  );

test("by keyboard alone a front desk creates, moves, resizes, calls off and takes back", async ({
  openBrowser,
  operator,
}) => {
  const monday = someMonday();
  const { organization, ids } = await openClinic(operator);
  const page = await openBrowser({ baseURL: organization.url, viewport: TALL });
  await signIn(page, organization);
  await page.goto(`${appointments}?view=day&day=${monday}&employeeId=${ids.doctor},${ids.otherDoctor}`);
  await hydrated(page);
  await expectNoAxeViolations(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      const said = at?.getAttribute("aria-label") ?? (at instanceof HTMLElement ? at.innerText : "");
      return said.replaceAll(/\s+/g, " ");
    });
  const tabTo = async (selector: string) => {
    for (let count = 0; count < 60; count++) {
      if (await page.evaluate((at) => document.activeElement?.matches(at), selector)) return;
      await press("Tab");
    }
    throw new Error(`Tab never comes to ${selector}`);
  };

  // Each time says its date, its time, its doctor and whether it is free.
  await tabTo("[data-cell]");
  expect(await focused()).toMatch(/^09:00, Monday, .*, Dr Ada Okafor, working hours, available$/);
  await press("ArrowDown", "PageDown");
  expect(await focused()).toMatch(/^10:30/);
  await press("Home");
  expect(await focused()).toMatch(/^08:00, .* outside working hours, available$/);
  await press("PageDown", "PageDown", "Shift+ArrowDown", "Enter");
  await expect(page.getByRole("dialog", { name: /10:00–11:00/ })).toBeVisible();
  await tabTo('dialog a[href*="booking_panel"]');
  await press("Enter");
  // The panel stands in front of the calendar, with what was marked in it.
  const panel = page.getByRole("dialog", { name: "Book an appointment" });
  await expect(panel.getByRole("combobox", { name: /Name, phone/ })).toBeFocused();
  await page.keyboard.type("Haddad");
  await expect(panel.getByRole("option", { name: /Zainab Haddad/ })).toBeVisible();
  await press("Enter");
  await expect(panel.locator("input[name=slot]:checked")).toHaveValue(
    `${Date.parse(`${monday}T10:00:00Z`)}_${ids.doctor}`,
  );
  await tabTo('dialog[open] button[type=submit]:not([name]):not([tabindex="-1"])');
  await press("Enter");
  await page.waitForURL("**/appointments/view/**");

  await page.goto(`${appointments}?view=day&day=${monday}&employeeId=${ids.doctor},${ids.otherDoctor}`);
  await hydrated(page);
  await tabTo("[data-appointment]");
  expect(await focused()).toMatch(/^10:00–10:30 Zainab Haddad, /);
  // To the other doctor, an hour and a quarter later.
  await press("m", "ArrowRight", "PageDown", "Shift+ArrowDown", "Shift+ArrowDown", "Shift+ArrowDown");
  await expect(page.getByRole("status").filter({ hasText: "11:15–11:45" })).toBeAttached();
  await press("Enter");
  const ask = page.getByRole("dialog", { name: "Move this appointment?" });
  await expect(ask).toContainText("10:00–10:30");
  await expect(ask).toContainText("11:15–11:45");
  await expect(ask.getByRole("button", { name: "Move" })).toBeFocused();
  await press("Enter");
  await expect(page.getByText("Appointment moved. We will ask the patient to confirm.")).toBeVisible();
  await tabTo("[data-appointment]");
  expect(await focused()).toMatch(/^11:15–11:45 Zainab Haddad, .*Dr Bruno Silva, Monday/);

  // Escape puts back what was taken up; a longer appointment is asked about by what was and will be.
  await press("m", "ArrowDown", "Escape");
  expect(await focused()).toMatch(/^11:15–11:45/);
  await press("l", "Shift+ArrowDown", "Shift+ArrowDown", "Shift+ArrowDown", "Enter");
  await expect(page.getByRole("dialog", { name: "Change the length?" })).toContainText("45 minutes");
  await press("Enter");
  await expect(page.getByText("Length changed.")).toBeVisible();
  await tabTo("[data-appointment]");
  expect(await focused()).toMatch(/^11:15–12:00/);

  // A time after work breaks a rule, which is named before it is broken.
  await press("l", "PageDown", "PageDown", "PageDown", "PageDown", "PageDown", "PageDown", "Enter");
  const rule = page.getByRole("dialog", { name: "Change the length?" });
  await expect(rule).toContainText("Outside Dr Bruno Silva’s hours");
  await expect(rule.getByRole("button", { name: "Change" })).toHaveAttribute("aria-disabled", "true");
  await press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await tabTo("[data-appointment]");
  await press("Enter");
  await page.getByRole("button", { name: "Cancel appointment" }).focus();
  await press("Enter");
  await expect(page.getByText("Appointment canceled.")).toBeVisible();
  await expect(page.locator("[data-appointment]")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).focus();
  await press("Enter");
  await expect(page.getByText("Change undone.")).toBeVisible();
  await expect(page.locator("[data-appointment]")).toHaveCount(1);

  // Carried to the next day and put back there, it is not shown: the focus stays on the board.
  await tabTo("[data-appointment]");
  await press("m", "ArrowRight");
  const tuesday = new Date(Date.parse(monday) + DAY).toISOString().slice(0, 10);
  await page.waitForURL((url) => url.searchParams.get("day") === tuesday);
  await expect(page.locator("[data-appointment]")).toHaveCount(0);
  await press("Escape");
  await expect(page.locator("[data-cell]:focus")).toHaveCount(1);
});

test("an appointment is dragged and its edge pulled, in Arabic by night; without script the day is a list of links", async ({
  openBrowser,
  operator,
}) => {
  const monday = someMonday();
  const { organization, ids } = await openClinic(operator);
  const page = await openBrowser({ baseURL: organization.url, colorScheme: "dark", viewport: TALL });
  await signIn(page, organization);
  await page.goto(appointments);
  const at = (time: string) => Date.parse(`${monday}T${time}:00Z`);
  const { patient: patientId, clinicOffering: serviceOfferingId, doctor: employeeId, branch: branchId } = ids;
  await setAppointment(page, {
    ...{ patientId, serviceOfferingId, employeeId, branchId },
    ...{ startsAt: at("10:00"), patientAgreed: true },
  });
  await page.goto(`${appointments}?view=week&day=${monday}&employeeId=${ids.doctor}&lang=ar_BH`);
  await hydrated(page);
  await expectNoAxeViolations(page);

  const appointment = page.locator("[data-appointment]");
  const cell = async (row: number, column: number) => {
    const box = await page.locator(`[data-cell="${row}-${column}"]`).boundingBox();
    if (!box) throw new Error("there is no such cell");
    return { x: box.x + box.width / 2, y: box.y + 3 };
  };
  // From Monday ten o'clock to Tuesday noon: rows are halves of an hour from eight on.
  const [from, to] = [await cell(4, 0), await cell(8, 1)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("12:00–12:30");
  await dialog.getByRole("button").last().click();
  await expect(appointment).toContainText("12:00–12:30");
  // What is shown at once is the server's only when it is told so.
  await expect(page.getByText("تم نقل الموعد. سنطلب من المريض التأكيد.")).toBeVisible();
  // Its lower edge, by half an hour.
  const box = await appointment.boundingBox();
  if (!box) throw new Error("the appointment is not seen");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 27, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toContainText("12:00–13:00");
  await dialog.getByRole("button").last().click();
  await expect(appointment).toContainText("12:00–13:00");
  await expect(page.getByText("تم تغيير المدة.")).toBeVisible();

  // A range that is dragged over is blocked with a note.
  const [first, last] = [await cell(4, 3), await cell(5, 3)];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(last.x, last.y + 5, { steps: 3 });
  await page.mouse.up();
  await dialog.locator("input[name=range-note]").fill("Meeting");
  await dialog.getByRole("button").nth(1).click();
  await expect(page.locator("[data-appointment]").filter({ hasText: "Meeting" })).toContainText("10:00–11:00");
  await expect(page.getByText("تم حجب الوقت.")).toBeVisible();
  // It moves like an appointment, here by keys.
  const meeting = page.locator("[data-appointment]").filter({ hasText: "Meeting" });
  await meeting.focus();
  for (const key of ["m", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(dialog).toContainText("10:30–11:30");
  await page.keyboard.press("Enter");
  await expect(meeting).toContainText("10:30–11:30");

  const plain = await openBrowser({ baseURL: organization.url, javaScriptEnabled: false });
  await signIn(plain, organization);
  const tuesday = new Date(at("12:00") + DAY).toISOString().slice(0, 10);
  await plain.goto(`${appointments}?view=day&day=${tuesday}`);
  await plain.getByRole("link", { name: /^12:00–13:00 Zainab/ }).click();
  await plain.waitForURL("**/appointments/view/**");
  await plain.goto(`${appointments}?view=agenda&day=${monday}`);
  await expect(plain.getByRole("table").getByRole("link", { name: "Meeting" })).toBeVisible();
});

test("a move is two activations and who did not come is one, in a week of several doctors", async ({
  openBrowser,
  operator,
}) => {
  const { organization, ids } = await openClinic(operator);
  const page = await openBrowser({ baseURL: organization.url, viewport: TALL });
  await signIn(page, organization);
  await page.goto(appointments);
  const monday = someMonday();
  await setAppointment(page, {
    ...{ patientId: ids.patient, serviceOfferingId: ids.clinicOffering, employeeId: ids.doctor, branchId: ids.branch },
    ...{ startsAt: Date.parse(`${monday}T10:00:00Z`), patientAgreed: true },
  });
  await page.goto(`${appointments}?view=week&day=${monday}`);
  await hydrated(page);
  await expectNoAxeViolations(page);
  const clicks = { count: 0 };
  await page.exposeFunction("clicked", () => (clicks.count += 1));
  await page.evaluate(() => window.addEventListener("pointerdown", () => void Reflect.get(window, "clicked")(), true));

  // Carried to the other doctor's Tuesday, and asked about once.
  const moved = page.getByRole("link", { name: /Zainab Haddad/ });
  const there = page.getByRole("gridcell", { name: /^Tuesday.*Bruno Silva/ });
  const [from, to] = [await moved.boundingBox(), await there.boundingBox()];
  if (!from || !to) throw new Error("the week is not seen");
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 20, { steps: 6 });
  await page.mouse.up();
  const ask = page.getByRole("dialog", { name: "Move this appointment?" });
  await expect(ask).toContainText("Dr Bruno Silva");
  await ask.getByRole("button", { name: "Move" }).click();
  await expect(there.getByRole("link", { name: /Zainab Haddad/ })).toBeVisible();
  await expect(page.getByText("Appointment moved.")).toBeVisible();
  process.stdout.write(`calendar: a move takes ${clicks.count} activations\n`);
  expect(clicks.count).toBeLessThanOrEqual(2);
  await page.getByRole("button", { name: "Undo" }).click();
  const back = page.getByRole("gridcell", { name: /^Monday.*Ada Okafor/ }).getByRole("link");
  await expect(back).toHaveCount(1);
  await expect(page.getByText("Change undone.")).toBeVisible();

  // Held at the edge of the board it goes on from week to week.
  const [held, room] = [await back.boundingBox(), await page.locator(".board-room").boundingBox()];
  if (!held || !room) throw new Error("the week is not seen");
  await page.mouse.move(held.x + 20, held.y + 8);
  await page.mouse.down();
  await page.mouse.move(room.x + room.width - 5, held.y + 8, { steps: 6 });
  const later = new Date(Date.parse(monday) + 14 * DAY).toISOString().slice(0, 10);
  await page.waitForURL((url) => url.searchParams.get("day") === later);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.goto(`${appointments}?view=week&day=${monday}`);
  await hydrated(page);

  const begun = Math.floor((Date.now() - 20 * 60_000) / 300_000) * 300_000;
  const day = new Date(begun).toISOString().slice(0, 10);
  const columns =
    "id state_id type employee_id branch_id service_offering_id patient_id starts_at ends_at time_zone local_day booked_by created_at updated_at";
  const row = [
    ...[randomUUID(), 2, "in_patient", ids.doctor, ids.branch, ids.clinicOffering, ids.otherPatient],
    ...[begun, begun + 1_800_000, "UTC", day, "STAFF", begun, begun],
  ];
  await operate(operator, "/operator/rows", {
    organizationId: organization.organizationId,
    tables: [{ table: "appointment", columns: columns.split(" "), rows: [row] }],
  });
  await page.goto(`${appointments}?view=week&day=${day}`);
  await hydrated(page);
  await page.evaluate(() => window.addEventListener("pointerdown", () => void Reflect.get(window, "clicked")(), true));
  clicks.count = 0;
  // About midnight it is on two days.
  await page
    .getByRole("link", { name: /Tomás Núñez, Confirmed/ })
    .first()
    .hover();
  const quick = page.getByRole("group", { name: "Actions for Tomás Núñez" });
  await quick.getByRole("button", { name: "Did not attend" }).click();
  await expect(page.getByRole("link", { name: /Tomás Núñez, Did not attend/ }).first()).toBeVisible();
  process.stdout.write(`calendar: a no-show takes ${clicks.count} activation\n`);
  expect(clicks.count).toBe(1);
});
