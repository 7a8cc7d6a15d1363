import { expect, test } from "vitest";
import { TEMPLATES } from "~/outbox/mail-templates";
import { isShownToStaff } from "./shown-to-staff";

const ALL = Object.values(TEMPLATES).flat();

test("messages about notes, prescriptions, results and summaries are for those who read records alone", () => {
  const clinical = ALL.filter((template) => isShownToStaff(template, true) && !isShownToStaff(template, false));
  expect(clinical).toEqual(
    expect.arrayContaining(["note.published", "labResult.ready", "prescription.ready", "consultation.published"]),
  );
  expect(clinical).toContain("followUp.invite");
  for (const template of [...TEMPLATES.appointment, ...TEMPLATES.series, ...TEMPLATES.offer, ...TEMPLATES.family])
    expect(clinical).not.toContain(template);
});

test("what an account is told of itself is shown to nobody of the practice", () => {
  const hidden = ALL.filter((template) => !isShownToStaff(template, true));
  expect(hidden).toEqual(expect.arrayContaining(["password.reset", "signIn.link", "security.newDevice"]));
  expect(hidden).not.toContain("appointment.reminder");
});
