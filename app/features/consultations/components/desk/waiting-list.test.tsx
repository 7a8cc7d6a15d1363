import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { BookedList, WaitingList, type ShownFollowUp } from "./waiting-list";

const followUp: ShownFollowUp = {
  ...{
    id: "f",
    consultationId: "c",
    patientId: "p",
    providerId: "e",
    providerTitle: 1,
    providerName: "James Whitcombe",
  },
  ...{ offeringId: null, offeringName: "Check-up", dueOn: "2026-12-14", isOverdue: false, note: "Look at the skin" },
  ...{ invitedAt: null, booked: null },
};
const shown = (followUps: readonly ShownFollowUp[]) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <WaitingList consultationId="c" timeZone="Europe/London" followUps={followUps} />
      <BookedList timeZone="Europe/London" followUps={followUps} />
    </I18nProvider>,
  );

test("says with which doctor it is to be booked, and takes what it is for into the booking", () => {
  const page = shown([followUp]);
  expect(page).toMatch(/With \S+ James Whitcombe/u);
  expect(page).toContain("reason=Look+at+the+skin");
  // Once it is booked, the desk is there again.
  expect(page).toContain("desk=c&amp;");
});

test("what is booked has its appointment, and is not to be booked again", () => {
  const page = shown([{ ...followUp, booked: { id: "a", startsAt: Date.UTC(2026, 11, 14, 10) } }]);
  expect(page).toMatch(/href="[^"]*\/appointments\/view\/a"[^>]*>.*Booked: .*14.*10:00/u);
  expect(page).not.toContain("reason=");
});
