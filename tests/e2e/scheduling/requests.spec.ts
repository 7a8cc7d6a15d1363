import { randomUUID } from "node:crypto";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { createOrganization, operate } from "../../support/organization";
import { practiceRows, type PracticeIds, type TableRows } from "../../support/practice";
import { signIn } from "../../support/sign-in";

const DAY = 86_400_000;
const HALF_HOUR = 1_800_000;
const HOME = "/secure/providerweb";
const NEW = 1;

/** Requests of one patient, each of its own half hour from the day after tomorrow on, as a booking stores them. */
function requestRows({ patient, doctor, branch, clinicOffering }: PracticeIds, count: number): TableRows[] {
  const now = Date.now();
  const first = Math.ceil(now / DAY) * DAY + 2 * DAY;
  const made = Array.from({ length: count }, (_, each) => ({
    id: randomUUID(),
    startsAt: first + each * HALF_HOUR,
    day: new Date(first + each * HALF_HOUR).toISOString().slice(0, 10),
  }));
  const days = [...new Set(made.map(({ day }) => day))];
  return [
    {
      table: "appointment",
      columns: [
        ...["id", "state_id", "type", "employee_id", "branch_id", "service_offering_id", "patient_id", "starts_at"],
        ...["ends_at", "time_zone", "local_day", "booked_by", "created_at", "updated_at"],
      ],
      rows: made.map(({ id, startsAt, day }) => [
        ...[id, NEW, "in_patient", doctor, branch, clinicOffering, patient, startsAt],
        ...[startsAt + HALF_HOUR, "UTC", day, "PATIENT", now, now],
      ]),
    },
    {
      table: "appointment_history",
      columns: ["appointment_id", "version", "at", "action", "actor_kind", "actor_id", "to_state_id", "starts_at"],
      rows: made.map(({ id, startsAt }) => [id, 1, now, "book", "patient", patient, NEW, startsAt]),
    },
    {
      table: "appointment_count",
      columns: ["employee_id", "branch_id", "type", "local_day", "state_id", "count"],
      rows: days.map((day) => [
        ...[doctor, branch, "in_patient", day, NEW],
        made.filter((each) => each.day === day).length,
      ]),
    },
  ];
}

test("a front desk confirms 80 requests in at most four presses and undoes that, without script", async ({
  openBrowser,
  operator,
}) => {
  const organization = await createOrganization(operator);
  const { roles, organizationId } = organization;
  const options = { roles, now: Date.now(), timeZone: "UTC", passwordHash: "unused", newId: randomUUID };
  const { ids, tables } = practiceRows(options);
  await operate(operator, "/operator/rows", { organizationId, tables: [...tables, ...requestRows(ids, 80)] });
  const page = await openBrowser({ baseURL: organization.url, javaScriptEnabled: false });
  await signIn(page, organization);

  await page.goto(HOME);
  let presses = 0;
  const press = async (role: "link" | "button", name: RegExp) => {
    await page.getByRole(role, { name }).first().click();
    presses += 1;
  };
  await press("link", /See all/);
  await press("link", /Select all that can be confirmed/);
  const chosen = page.url();
  await press("button", /Confirm selected/);
  await expect(page.getByText("80 requests confirmed.")).toBeVisible();
  console.log(`80 requests confirmed in ${presses} presses`);
  expect(presses).toBeLessThanOrEqual(4);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Change undone. The requests are open again.")).toBeVisible();

  const scripted = await openBrowser({ baseURL: organization.url });
  await signIn(scripted, organization);
  await scripted.goto(chosen);
  await expectNoAxeViolations(scripted);
});
