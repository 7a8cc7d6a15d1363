import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import type { PracticeIds, TableRows } from "../../support/practice";
import { signIn } from "../../support/sign-in";
import { paths } from "~/paths";
import { wordsOf } from "../main-job/stations";

const t = wordsOf("en_US");
const DAY = 86_400_000;

/** Two video appointments of the patient, tomorrow and the day after, and what the practice asks before each. */
function briefed({ patient, doctor, branch, videoOffering }: PracticeIds): TableRows[] {
  const now = Date.now();
  const rows = [1, 2].map((days) => {
    const startsAt = Math.ceil(now / 3_600_000) * 3_600_000 + days * DAY;
    return {
      ...{ id: `in-${days}`, state_id: 2, type: "video", employee_id: doctor, branch_id: branch, patient_id: patient },
      ...{ service_offering_id: videoOffering, starts_at: startsAt, ends_at: startsAt + 900_000, time_zone: "UTC" },
      ...{ local_day: new Date(startsAt).toISOString().slice(0, 10), booked_by: "PATIENT" },
      ...{ created_at: now, updated_at: now },
    };
  });
  const briefing = {
    patientBriefingEnabled: true,
    briefing: "Have your medicines at hand.",
    briefingQuestions: "Allergies?",
  };
  return [
    { table: "appointment", columns: Object.keys(rows[0] ?? {}), rows: rows.map((row) => Object.values(row)) },
    {
      table: "organization_setting",
      columns: ["area", "value", "updated_at"],
      rows: [["patient-briefing", JSON.stringify(briefing), now]],
    },
  ];
}

// What is sent without a session is refused.
test.use({ allowedConsoleErrors: [/status of (401|403|404)/] });

test("a patient answers the briefing before the appointment, and is told that it was sent only where it was", async ({
  page,
  operator,
  organization,
}) => {
  const clinic = await openClinic(operator, organization, briefed);
  await signIn(page, organization, { email: clinic.patient, password: clinic.password });
  const send = page.getByRole("button", { name: t("rooms:briefing.send") });
  await page.goto(paths.waitingRoomVideo(clinic.ids.room, "in-1"));
  await expect(page.getByText("Have your medicines at hand.")).toBeVisible();
  await expectNoAxeViolations(page);
  // Nothing is sent where nothing is answered.
  await send.click();
  await expect(send).toBeVisible();
  await page.getByRole("textbox", { name: "Allergies?" }).fill("Penicillin");
  await send.click();
  await expect(page.getByText(t("rooms:briefing.done"))).toBeVisible();
  await page.reload();
  await expect(page.getByText("Have your medicines at hand.")).toBeVisible();
  await expect(send).toHaveCount(0);

  await page.goto(paths.waitingRoomVideo(clinic.ids.room, "in-2"));
  await page.getByRole("textbox", { name: "Allergies?" }).fill("Penicillin");
  await page.context().clearCookies();
  await send.click();
  await expect(page.getByText(t("rooms:briefing.failed"))).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Allergies?" })).toHaveValue("Penicillin");
});
