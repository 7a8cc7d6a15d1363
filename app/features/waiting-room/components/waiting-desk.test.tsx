import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { CheckedInList } from "./staff/checked-in-list";
import { ExpectedCard } from "./expected-card";
import { NobodyWaits } from "./nobody-waits";
import { QueueWait } from "./queue-wait";
import { leadsIntoCall, type ExpectedPatient, type ShownAppointment } from "./room-props";

const NOW = Date.UTC(2026, 10, 23, 9, 0);
const MINUTE = 60_000;

const shown = (page: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {page}
    </I18nProvider>,
  );

const omar: ExpectedPatient = {
  ...{ appointmentId: "a", patientName: "Omar Haddad", phone: "+97336001234", offering: "Check-up", type: "video" },
  ...{ startsAt: NOW + 30 * MINUTE, timeZone: "UTC", arrivedAt: null, called: false },
};

const appointment: ShownAppointment = {
  ...{
    appointmentId: "a",
    stateId: 2,
    type: "video",
    startsAt: NOW - 8 * MINUTE,
    timeZone: "UTC",
    offering: "Check-up",
  },
  ...{ session: null, patientName: "Omar Haddad", employeeId: "e", doctorTitle: 8, doctorName: "Ada" },
  ...{ mine: true, mayStart: true },
};

test("a room in which nobody waits says who comes next, and leads to their link", () => {
  const page = shown(<NobodyWaits next={omar} />);
  expect(page).toContain("Next: Omar Haddad at 09:30");
  expect(page).toMatch(/href="[^"]*waitingRoom\/link\/a"/u);
  expect(shown(<NobodyWaits next={{ ...omar, type: "in_patient" }} />)).not.toContain("/link/");
});

test("and where nobody comes any more, that too, with the way to the calendar", () => {
  const page = shown(<NobodyWaits next={undefined} />);
  expect(page).toContain("No more appointments today");
  expect(page).toMatch(/href="[^"]*appointments\?view=day"/u);
});

test("says of whoever is still to come by how much they are late, and how they are reached", () => {
  const page = shown(<ExpectedCard expected={[{ ...omar, startsAt: NOW - 12 * MINUTE }, omar]} now={NOW} />);
  expect(page.match(/min late/gu)).toHaveLength(1);
  expect(page).toContain("12 min late");
  expect(page).toContain('href="tel:+97336001234"');
});

test("says of whoever the desk has checked in for how long they have waited, and leads to the next step", () => {
  const here = { ...omar, arrivedAt: NOW - 5 * MINUTE };
  const page = shown(<CheckedInList roomId="r" patients={[here]} now={NOW} />);
  expect(page).toContain("has waited 5 minutes");
  expect(page).toContain('value="start"');
  expect(page).toContain("Start video");
  const inPerson = { ...here, type: "in_patient" as const };
  expect(shown(<CheckedInList roomId="r" patients={[inPerson]} now={NOW} />)).toContain('value="call-in"');
  const called = shown(<CheckedInList roomId="r" patients={[{ ...inPerson, called: true }]} now={NOW} />);
  expect(called).toContain("With doctor");
});

test("says of whoever waits for how long, and how long their appointment has been due", () => {
  const entry = {
    ...{ chatRoomId: "a", appointmentId: "a", sessionId: null, providerId: "e", names: ["Omar"], companions: [] },
    ...{ place: 1, waitingSince: NOW - 12 * MINUTE, admitted: false, present: true, leftAt: null },
  };
  const page = shown(<QueueWait {...{ entry, appointment }} timeZone="UTC" now={NOW} />);
  expect(page).toContain("12 min");
  expect(page).toContain("has waited 12 minutes");
  expect(page).toContain("Due 8 min ago");
  const admitted = shown(
    <QueueWait entry={{ ...entry, admitted: true }} {...{ appointment }} timeZone="UTC" now={NOW} />,
  );
  expect(admitted).not.toMatch(/Due|has waited/u);
  const gone = { ...entry, place: null, present: false, leftAt: NOW - 3 * MINUTE };
  const left = shown(<QueueWait entry={gone} {...{ appointment }} timeZone="UTC" now={NOW} />);
  expect(left).toContain("left the waiting room 3 minutes ago");
  expect(left).not.toMatch(/Due|has waited/u);
});

test("only a provider's own video appointment leads into its call", () => {
  expect(leadsIntoCall(appointment)).toBe(true);
  for (const more of [{ mine: false }, { type: "in_patient" as const }, { session: { id: "s", title: "" } }])
    expect(leadsIntoCall({ ...appointment, ...more })).toBe(false);
});
