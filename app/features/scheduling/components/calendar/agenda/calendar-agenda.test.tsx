import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { createZoneTable } from "~/kernel/time/zones";
import { APPOINTMENT_STATE as S } from "../../../domain/appointments/appointment-states";
import type { CalendarBoard } from "../../../domain/calendar/calendar-view";
import { CalendarAgenda } from "./calendar-agenda";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 4, 4, 12, 20);

const appointment = (patient: string, hour: number, stateId: number) => ({
  ...{ id: patient, employeeId: "e", branchId: "b", stateId, type: "in_patient", timeZone: "UTC", offering: null },
  ...{ startsAt: Date.UTC(2026, 4, 4, hour), endsAt: Date.UTC(2026, 4, 4, hour) + HOUR, patient, note: "" },
});

function shown(today: string): string {
  const board = {
    ...{ view: "agenda", day: "2026-05-04", days: ["2026-05-04"], today, zone: "UTC", rowMinutes: 30 },
    span: createZoneTable().span("UTC", NOW - 48 * HOUR, NOW + 48 * HOUR),
    doctors: [{ id: "e", title: 0, firstName: "Ada", lastName: "Byron", photoFileId: null, colour: null }],
    appointments: [
      appointment("Seen", 7, S.COMPLETED),
      appointment("Late", 8, S.CONFIRMED),
      appointment("Next", 14, S.CONFIRMED),
    ],
    ...{ hours: [], held: [], waiting: [], absences: [], acts: [] },
  };
  return renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {/* Only what the agenda reads. */}
      <CalendarAgenda board={board as object as CalendarBoard} days={["2026-05-04"]} now={NOW} />
    </I18nProvider>,
  );
}
const folded = (html: string) => /<details>.*<\/details>/u.exec(html)?.[0] ?? "";

test("the agenda of today begins with what is on or still to come; what is over is folded above it", () => {
  const html = shown("2026-05-04");
  expect(folded(html)).toContain("1 appointment is over");
  expect(folded(html)).toContain("Seen");
  for (const name of ["Late", "Next"]) expect(folded(html)).not.toContain(name);
  expect(html).toContain("Late");
});

test("the agenda of another day has all of its appointments in sight", () => {
  expect(folded(shown("2026-05-06"))).toBe("");
});
