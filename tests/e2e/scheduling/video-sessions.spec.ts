import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { dayAt } from "../../support/booking";
import { openClinic } from "../../support/clinic";
import { signIn } from "../../support/sign-in";

/** The browser's own line on an answer that refuses. */
test.use({ allowedConsoleErrors: [/status of 422/] });

const base = "/secure/providerweb";
const GROUP = "0198f0aa-0000-7000-8000-000000000002";

test("staff give a video service at most three seats, and a patient books one of a call that needs no address", async ({
  page,
  openBrowser,
  operator,
  organization,
}) => {
  const day = new Date(dayAt(5, 12)).toISOString().slice(0, 10);
  await openClinic(operator, organization, ({ branch, doctor }) => [
    {
      table: "service_offering",
      columns: ["id", "name", "offerings_type", "duration_minutes", "online_booking_option"],
      rows: [[GROUP, "Sleep course", "VIDEO_CONSULTATION", 30, "ENABLED"]],
    },
    {
      table: "service_offering_branch",
      columns: ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
      rows: [[GROUP, branch, 1_000, "EUR"]],
    },
    { table: "employee_offering", columns: ["employee_id", "service_offering_id"], rows: [[doctor, GROUP]] },
  ]);
  await signIn(page, organization);
  await page.goto(`${base}/settings/video_service_offering?edit=${GROUP}`);
  const seats = page.getByLabel("Seats in a group session", { exact: true });
  await seats.fill("4");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(seats).toHaveAccessibleDescription(/A video call has room for the doctor and 3 patients/);
  await seats.fill("3");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("row", { name: /Sleep course/ })).toContainText("Group, 3 seats");

  await page.goto(`${base}/appointments/groups/new?serviceOfferingId=${GROUP}`);
  await page.getByLabel("Day", { exact: true }).fill(day);
  await page.getByLabel("Time", { exact: true }).fill("10:00");
  await page.getByRole("button", { name: "Add session" }).click();
  await expect(page.getByRole("status")).toContainText("Session added");
  await expect(page.getByRole("main")).toContainText("0 of 3 seats filled");
  await page.getByLabel("Seats", { exact: true }).fill("4");
  await page.getByRole("button", { name: "Save changes", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Enter 1 to 3 seats. A video call has no room for more.");

  const patient = await openBrowser({ javaScriptEnabled: false });
  await patient.goto(`${base}/home/video-appointments/book_appointment/${GROUP}?day=${day}&step=time&provider=any`);
  await expect(patient.getByRole("main")).toContainText("3 of 3 seats left");
  await patient.getByRole("button", { name: "Continue", exact: true }).click();
  await patient.getByRole("textbox", { name: "First name", exact: true }).fill("Ana");
  await patient.getByRole("textbox", { name: "Last name (optional)", exact: true }).fill("Núñez");
  await patient.getByRole("textbox", { name: "Email address", exact: true }).fill("ana@example.com");
  await patient.getByRole("button", { name: "Book this appointment", exact: true }).click();
  await expect(patient.getByRole("heading", { level: 1 })).toHaveText("Your request has been sent");
  await expect(patient.getByRole("main")).toContainText("By video");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("1 of 3 seats filled");
  await expect(page.getByRole("link", { name: "Open the waiting room" })).toBeVisible();
  await expectNoAxeViolations(page);
});
