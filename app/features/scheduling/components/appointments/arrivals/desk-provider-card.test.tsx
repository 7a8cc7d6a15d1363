import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { APPOINTMENT_STATE } from "../../../domain/appointments/appointment-states";
import type { StagedAppointment } from "../../../domain/appointments/arrivals/desk-board";
import { DeskProviderCard } from "./desk-provider-card";

const NOW = Date.UTC(2026, 10, 23, 9);
const MINUTE = 60_000;
const employee = { id: "e", firstName: "Adaeze", lastName: "Okafor", title: 1, photoFileId: null, colour: null };

const expected = (id: string, startsAt: number): StagedAppointment => ({
  ...{ id, startsAt, endsAt: startsAt + 30 * MINUTE, startedAt: null, employee },
  ...{ stateId: APPOINTMENT_STATE.CONFIRMED, type: "in_patient", timeZone: "UTC", offering: null, rooms: [] },
  branch: { id: "b", name: "Main" },
  patient: { id, firstName: id, lastName: "", phoneCallingCode: "", phone: "", dateOfBirth: "" },
  ...{ arrival: null, stage: "expected" },
});

function shown(appointments: StagedAppointment[], mostShown: number, zone = "UTC"): string {
  const counts = { expected: 0, waiting: 0, called: 0, withDoctor: 0, done: 0, left: 0 };
  const html = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <DeskProviderCard
        provider={{ employee, minutesLate: 0, counts, appointments }}
        {...{
          now: NOW,
          zone,
          rights: [],
          moves: true,
          checkInFirst: true,
          mayMarkMissed: true,
          missedBack: () => "/",
          back: "/",
          mostShown,
        }}
      />
    </I18nProvider>,
  );
  return html.split("<details")[0] ?? "";
}

const later = ["Bea", "Cem", "Dov"].map((id, index) => expected(id, NOW + (index + 1) * 30 * MINUTE));

test("as many patients of a doctor are shown as its lines have room for; one who is late takes two", () => {
  const late = expected("Ada", NOW - 20 * MINUTE);
  const html = shown([late, ...later], 3);
  expect(["Ada", "Bea", "Cem", "Dov"].filter((name) => html.includes(name))).toEqual(["Ada", "Bea"]);
  expect(["Bea", "Cem", "Dov"].filter((name) => shown(later, 3).includes(name))).toHaveLength(3);
});

test("whose time stands by a second clock takes more room, so that the doctors' cards are of one height", () => {
  const away = later.map((each) => ({ ...each, timeZone: "Asia/Bahrain" }));
  expect(["Bea", "Cem", "Dov"].filter((name) => shown(away, 3).includes(name))).toEqual(["Bea", "Cem"]);
});

test("who is here and who is due next are shown however little room there is; where they are is said in words", () => {
  const here = { ...expected("Ada", NOW), stateId: APPOINTMENT_STATE.IN_PROGRESS, stage: "withDoctor" as const };
  const html = shown([here, ...later], 1);
  expect(["Ada", "Bea", "Cem", "Dov"].filter((name) => html.includes(name))).toEqual(["Ada", "Bea"]);
  expect(html).toContain("With doctor");
});

test("a time elsewhere is by the clock of the board, and beside it by that of its place", () => {
  const elsewhere = { ...expected("Ada", NOW + 60 * MINUTE), timeZone: "Asia/Bahrain" };
  expect(shown([elsewhere], 3)).toMatch(/>10:00<.*13:00 \([^)]+\)/su);
  expect(shown([elsewhere], 3, "Asia/Riyadh")).toContain(">13:00<");
  expect(shown([elsewhere], 3, "Asia/Riyadh")).not.toContain("13:00 (");
});

test("whoever is still to come can be given another time from their row, whoever is with the doctor cannot", () => {
  expect(shown(later, 3).match(/href="[^"]*appointments\/edit\/Bea"[^>]*>.*?Reschedule/gu)).toHaveLength(1);
  const here = { ...expected("Ada", NOW), stateId: APPOINTMENT_STATE.IN_PROGRESS, stage: "withDoctor" as const };
  expect(shown([here], 3)).not.toContain("Reschedule");
});
