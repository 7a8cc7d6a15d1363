import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import type { DayLine } from "../../domain/lists/staff-day";
import { DayRow } from "./day-row";

const NOW = Date.UTC(2026, 10, 23, 9);

const LINE: DayLine = {
  ...{
    id: "a",
    startsAt: NOW,
    endsAt: NOW + 1_800_000,
    startedAt: null,
    timeZone: "UTC",
    type: "in_patient",
    rooms: [],
  },
  ...{ stateId: APPOINTMENT_STATE.CONFIRMED, offering: null, branch: { id: "b", name: "Main" }, arrival: null },
  employee: { id: "e", firstName: "Adaeze", lastName: "Okafor", title: 1, photoFileId: null, colour: null },
  patient: { id: "p", firstName: "Bea", lastName: "Cox", phoneCallingCode: "", phone: "", dateOfBirth: "" },
  ...{ stage: "expected", minutesMissed: 0, hasBirthday: false },
};

const row = (more: Partial<DayLine>, moves: boolean, may = { confirms: false, cancels: false }) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <DayRow
        line={{ ...LINE, ...more }}
        {...{ rights: [], now: NOW, back: "/", moves, marksMissed: true, books: true, ...may }}
        {...{ opensPatients: [], zone: "UTC", ofOneDoctor: false }}
      />
    </I18nProvider>,
  );
const waysToMove = (html: string) => html.split(`href="${paths.appointmentEdit("a")}"`).length - 1;

test("an appointment of the day is moved from its row, in sight where there is room and from its menu", () => {
  expect(waysToMove(row({}, true))).toBe(2);
  expect(row({}, true)).toMatch(/Reschedule.*Bea Cox/u);
});

test("nothing leads to another time once it has begun, nor whoever may not move it", () => {
  expect(waysToMove(row({ stateId: APPOINTMENT_STATE.IN_PROGRESS, stage: "withDoctor" }, true))).toBe(0);
  expect(waysToMove(row({}, false))).toBe(0);
});

test("an appointment is canceled from the menu of its row, by whoever may, as long as it can be", () => {
  const cancel = 'name="intent" value="cancel"';
  const may = { confirms: false, cancels: true };
  expect(row({}, false, may)).toContain(cancel);
  expect(row({}, false)).not.toContain(cancel);
  expect(row({ stateId: APPOINTMENT_STATE.IN_PROGRESS, stage: "withDoctor" }, false, may)).not.toContain(cancel);
});

test("a proposed time that has passed is said to be late, and can be confirmed as agreed; nobody has missed it", () => {
  const past = { stateId: APPOINTMENT_STATE.NEW_FROM_ORGANIZATION, stage: null, minutesMissed: 12 } as const;
  const html = row(past, true, { confirms: true, cancels: true });
  expect(html).toContain("12 min late");
  expect(html).toMatch(/name="patientAgreed" value="on".*value="confirm"/u);
  expect(html).not.toContain('value="no-show"');
  expect(row({ minutesMissed: 12 }, true)).toContain('value="no-show"');
});

test("a doctor who waits in the call is said to, and the patient who does not come can be marked so", () => {
  const html = row({ type: "video", startedAt: NOW, minutesMissed: 12 }, true);
  expect(html).toContain("Doctor joined, waiting for patient");
  expect(html).toContain('value="no-show"');
});

test("a proposed time of a day before says of which day it is", () => {
  const proposed = { stateId: APPOINTMENT_STATE.NEW_FROM_ORGANIZATION, stage: null, minutesMissed: 1_020 } as const;
  expect(row({ ...proposed, startsAt: NOW - 17 * 3_600_000 }, true)).toContain("Nov 22");
  expect(row(proposed, true)).not.toContain("Nov 23");
});
