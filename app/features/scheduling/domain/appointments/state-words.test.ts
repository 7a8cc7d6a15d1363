import { expect, test } from "vitest";
import { createTranslator } from "~/i18n/translator.server";
import { APPOINTMENT_STATE, type AppointmentStateName } from "./appointment-states";
import { stateWords } from "./state-words";

const names = Object.keys(APPOINTMENT_STATE) as AppointmentStateName[];

test("what is over is finished to its patient, whatever staff have still to do about it", () => {
  const { t } = createTranslator("en_US");
  const said = (name: AppointmentStateName) => t(stateWords(name, "patient"));
  expect([said("CONCLUDED"), said("COMPLETED")]).toEqual(["Finished", "Finished"]);
  expect(t(stateWords("CONCLUDED", "staff"))).not.toBe(t(stateWords("COMPLETED", "staff")));
});

test("a time that the clinic proposes waits for the patient's answer, and a request for the clinic's", () => {
  for (const locale of ["en_US", "es_ES", "ar_BH"] as const) {
    const { t } = createTranslator(locale);
    const said = (name: AppointmentStateName) => t(stateWords(name, "patient"));
    expect(said("RESCHEDULED")).toBe(said("NEW_FROM_ORGANIZATION"));
    expect(said("NEW")).not.toBe(said("NEW_FROM_ORGANIZATION"));
    for (const name of names) expect(said(name)).not.toMatch(/ownAppointmentStates|^$/);
  }
});
