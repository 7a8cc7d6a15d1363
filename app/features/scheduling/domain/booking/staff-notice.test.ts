import { expect, test } from "vitest";
import { patientsBookFrom, withoutNotice } from "./staff-notice";

const HOUR = 3_600_000;
const OFFER = {
  now: 10 * HOUR,
  rules: {
    ...{ slotMinutes: 15, dayStartMinutes: 0, dayEndMinutes: 1_440, minimumNoticeMinutes: 72 * 60, horizonDays: 30 },
    ...{ minimumDateSetting: 0, organizationToday: "2026-05-04", excludedDates: [] },
  },
};

test("how long before patients have to book keeps no time from staff, and is still known of it", () => {
  expect(patientsBookFrom(OFFER)).toBe(82 * HOUR);
  expect(patientsBookFrom(withoutNotice(OFFER))).toBe(OFFER.now);
});
