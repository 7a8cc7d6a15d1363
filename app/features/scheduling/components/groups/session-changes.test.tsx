import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { SessionChanges, type SessionChangesProps } from "./session-changes";

const START = Date.UTC(2026, 10, 23, 9, 0);

function changes(more: Partial<SessionChangesProps["view"]>): string {
  const session = { title: "", capacity: 3, taken: 1, startsAt: START, timeZone: "UTC", version: 1, employeeId: "e" };
  const place = { waitingRoomId: null, call: null, isByVideo: false, begun: true, mostSeats: 3 };
  const view = { session, local: { day: "2026-11-23", time: "09:00" }, providers: [], ...place, ...more };
  return renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <SessionChanges view={view} errors={[]} sent={{}} />
    </I18nProvider>,
  );
}

test("a session at a place is started by a press, one by video in its call, where its provider meets the first", () => {
  const [atPlace, early] = [changes({}), changes({ begun: false })];
  const own = changes({ isByVideo: true, waitingRoomId: "room", call: "/room/call" });
  const others = changes({ isByVideo: true, waitingRoomId: "room" });
  expect([atPlace, early, own, others].map((html) => html.includes('value="start"'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(own).toMatch(/href="\/room\/call"[^>]*>.*Start video/);
  expect(others).not.toContain("Start video");
});
