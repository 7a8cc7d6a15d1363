import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { APPOINTMENT_STATE as S } from "../../domain/appointments/appointment-states";
import type { JustSet } from "../../domain/appointments/just-set";
import { SetBanner } from "./set-banner";

const SET: JustSet = {
  ...{ id: "a1", stateId: S.NEW_FROM_ORGANIZATION, startsAt: Date.UTC(2026, 11, 1, 9, 0), timeZone: "UTC" },
  patient: { firstName: "Siân", lastName: "Rees" },
  employee: { title: 0, firstName: "Ada", lastName: "Young" },
  ...{ isHere: false, isReached: true, doNotNotify: false, mayUndo: false },
};
const shown = (more: Partial<JustSet> = {}, leadsThere = true) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <SetBanner set={{ ...SET, ...more }} zone="UTC" leadsThere={leadsThere} />
    </I18nProvider>,
  );

test("what was booked is said with its day and time, its patient and its doctor", () => {
  for (const words of ["Dec 1", "9:00", "Siân Rees", "Ada Young"]) expect(shown()).toContain(words);
});

test("a proposal says whose yes it waits for, and an older address nothing that is not so any more", () => {
  expect(shown()).toContain("Proposed: waits for Siân Rees to accept.");
  expect(shown({ stateId: S.CONFIRMED })).toContain("Confirmed.");
  expect(shown({ stateId: S.CONFIRMED_WALKIN, isHere: true })).toContain("Siân Rees is checked in.");
  expect(shown({ stateId: S.CANCELED })).not.toMatch(/Proposed|Confirmed|checked in/u);
});

test("it leads to the appointment, but not from its own page", () => {
  expect(shown()).toContain(`href="/`);
  expect(shown({}, false)).not.toContain("href");
});
