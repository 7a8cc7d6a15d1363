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
  ...{ id: "a", startsAt: NOW, endsAt: NOW + 1_800_000, timeZone: "UTC", type: "in_patient", rooms: [] },
  ...{ stateId: APPOINTMENT_STATE.CONFIRMED, offering: null, branch: { id: "b", name: "Main" }, arrival: null },
  employee: { id: "e", firstName: "Adaeze", lastName: "Okafor", title: 1, photoFileId: null, colour: null },
  patient: { id: "p", firstName: "Bea", lastName: "Cox", phoneCallingCode: "", phone: "", dateOfBirth: "" },
  ...{ stage: "expected", minutesMissed: 0, hasBirthday: false },
};

const row = (more: Partial<DayLine>, moves: boolean) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <DayRow
        line={{ ...LINE, ...more }}
        {...{ rights: [], now: NOW, back: "/", moves, confirms: false, marksMissed: false, books: true }}
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
