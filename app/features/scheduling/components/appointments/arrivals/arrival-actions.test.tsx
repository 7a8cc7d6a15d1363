import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { APPOINTMENT_STATE } from "../../../domain/appointments/appointment-states";
import { ArrivalActions, OtherArrivalActs, type ArrivalActionsProps } from "./arrival-actions";

const NOW = Date.UTC(2026, 10, 23, 9);
const here = { arrivedAt: NOW, way: "DESK", calledAt: null, room: "", leftAt: null } as const;
const waiting = (type: "video" | "in_patient"): ArrivalActionsProps => ({
  appointment: {
    id: "a",
    stateId: APPOINTMENT_STATE.CONFIRMED,
    ...{ startsAt: NOW, startedAt: null },
    type,
    arrival: here,
    rooms: ["Room 1", "Room 2"],
  },
  name: "Noor Haddad",
  rights: ["arrive", "call-in", "undo-arrival"],
  now: NOW,
  back: "/home",
  compact: true,
});

const shown = (props: ArrivalActionsProps, Part: typeof ArrivalActions = ArrivalActions) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <Part {...props} />
    </I18nProvider>,
  );
const count = (html: string, what: RegExp) => [...html.matchAll(what)].length;

test("the rooms lie over the page, behind one button, and so do the other acts, in one menu", () => {
  const html = shown(waiting("in_patient"));
  expect(html).not.toContain("<details");
  expect(count(html, /popover="auto"/gu)).toBe(2);
  expect(count(html, /name="room"/gu)).toBe(3);
});

test("a row with a menu of its own has the other acts there, and no second menu", () => {
  const row = { ...waiting("in_patient"), menuElsewhere: true };
  expect(shown(row)).not.toContain("row-menu-more");
  expect(shown(row, OtherArrivalActs)).toMatch(/^<li>.*value="undo-arrival".*<\/li>$/u);
});

test("a patient is called in to a call by one press, which asks for no room", () => {
  const html = shown(waiting("video"));
  expect(html).toContain('value="call-in"');
  expect(html).not.toContain("Room 1");
});

test("checking in stands out once the patient may well be at the door, and not hours before", () => {
  const expected = (inMinutes: number): ArrivalActionsProps => {
    const { appointment, ...props } = waiting("in_patient");
    return { ...props, appointment: { ...appointment, arrival: null, startsAt: NOW + inMinutes * 60_000 } };
  };
  const look = (inMinutes: number) => /<button[^>]*value="arrive"[^>]*>/u.exec(shown(expected(inMinutes)))?.[0];
  expect(look(-10)).toContain("bg-brand ");
  expect(look(30)).toContain("bg-brand ");
  expect(look(90)).toBeDefined();
  expect(look(90)).not.toContain("bg-brand ");
});
