import { describe, expect, it } from "vitest";
import { APPOINTMENT_STATES, APPOINTMENT_STATE as S, type AppointmentState } from "../appointments/appointment-states";
import { actsOn, needsAgreement } from "./calendar-acts";
import { CALENDAR_ACTS, type CalendarAppointment } from "./calendar-view";

const NOW = Date.UTC(2026, 4, 5, 8);
const MINUTE = 60_000;
const appointment = (stateId: AppointmentState, startsAt = NOW): CalendarAppointment => ({
  ...{ id: "v", employeeId: "ada", branchId: "b", stateId, type: "in_patient", timeZone: "UTC" },
  ...{ startsAt, endsAt: startsAt + 30 * MINUTE, patient: "Nia Adeyemi", offering: null, note: "" },
});

describe("what is done with one press on the calendar", () => {
  it("follows from the state: what is asked for is confirmed, what is agreed starts or is missed", () => {
    expect(actsOn(appointment(S.NEW), CALENDAR_ACTS, NOW)).toEqual(["confirm", "cancel"]);
    expect(actsOn(appointment(S.CONFIRMED), CALENDAR_ACTS, NOW)).toEqual(["start", "no-show", "cancel"]);
    expect(actsOn(appointment(S.IN_PROGRESS), CALENDAR_ACTS, NOW)).toEqual([]);
    expect(actsOn(appointment(S.BLOCKED), CALENDAR_ACTS, NOW)).toEqual([]);
  });

  it("neither starts nor is missed before its time", () => {
    expect(actsOn(appointment(S.CONFIRMED, NOW + MINUTE), CALENDAR_ACTS, NOW)).toEqual(["cancel"]);
  });

  it("is only what this person may do, and nothing to a group session", () => {
    expect(actsOn(appointment(S.CONFIRMED), ["start"], NOW)).toEqual(["start"]);
    expect(actsOn({ ...appointment(S.CONFIRMED), seats: { taken: 1, of: 3 } }, CALENDAR_ACTS, NOW)).toEqual([]);
  });

  it("says that the patient agreed where the clinic had proposed the time", () => {
    expect(APPOINTMENT_STATES.filter((stateId) => needsAgreement({ stateId }))).toEqual([
      S.RESCHEDULED,
      S.NEW_FROM_ORGANIZATION,
    ]);
  });
});
