import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { BookedTime } from "../booking/booked-time";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { HomeRequests } from "../lists/home-requests";
import { AppointmentTime } from "./appointment-time";
import { DoneBanner, type DoneBannerProps } from "./done-banner";
import { OfferPanel } from "./offer-panel";

/** Monday 4 May 2026, 10:00 in London. */
const START = Date.UTC(2026, 4, 4, 9);
const LONDON = "Europe/London";
const UNKNOWN = { zone: LONDON, isTheirs: false };

const shown = (page: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {page}
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, " ");

describe("the zone of the location", () => {
  it.each(["full", "row", "line"] as const)(
    "is named beside an appointment's time (%s) unless the reader is known to live by it",
    (style) => {
      const of = (clock: typeof UNKNOWN) =>
        shown(<AppointmentTime startsAt={START} endsAt={START + 900_000} zone={LONDON} {...{ clock, style }} />);
      expect(of(UNKNOWN)).toContain("United Kingdom Time");
      expect(of({ zone: LONDON, isTheirs: true })).not.toContain("United Kingdom Time");
    },
  );

  it.each(["full", "row", "line"] as const)("comes after the reader's own time for staff (%s)", (style) => {
    const of = (zone: string) =>
      shown(
        <AppointmentTime
          {...{ startsAt: START, endsAt: START + 900_000, zone, clock: UNKNOWN, style }}
          leads="reader"
        />,
      );
    expect(of("America/New_York")).toMatch(/10:00.*05:00 \(ET\)/s);
    expect(of(LONDON)).not.toContain("United Kingdom Time");
    expect(of("Asia/Tokyo")).toMatch(/10:00.*18:00 \(/s);
  });

  it("is not named beside until when staff can undo something: that is said by their own clock", () => {
    const of = (clock: typeof UNKNOWN) =>
      shown(
        <DoneBanner
          {...{
            done: "confirm",
            undoes: "confirm",
            stateId: 2,
            undoUntil: START,
            side: "staff",
            action: "/",
            zone: LONDON,
            clock,
          }}
          notes={{ ifCanceled: null, canceled: null, heldAgain: false, hours: 24 }}
        />,
      );
    expect(of({ zone: "Asia/Bahrain", isTheirs: true })).toContain("until 12:00.");
    expect(of(UNKNOWN)).toContain("until 10:00.");
  });

  it("says beside the undo whether the patient has been told, or when they will be", () => {
    const of = (telling: DoneBannerProps["telling"]) =>
      shown(
        <DoneBanner
          {...{ done: "confirm", undoes: "confirm", stateId: 2, undoUntil: START, side: "staff", action: "/" }}
          {...{ zone: LONDON, telling }}
          clock={{ zone: LONDON, isTheirs: true }}
          notes={{ ifCanceled: null, canceled: null, heldAgain: false, hours: 24 }}
        />,
      );
    expect(of({ is: "waits", at: START - 14 * 60_000 })).toContain("We will notify the patient at 09:46");
    expect(of({ is: "told" })).toContain("We have notified the patient.");
    expect(of({ is: "untold" })).toContain("We do not notify the patient.");
  });

  it("is named at the last step of a booking and after it where the browser has told none", () => {
    const of = (viewerZone: string | null) =>
      shown(<BookedTime at={{ start: START, zone: LONDON }} viewerZone={viewerZone} />);
    expect(of(null)).toContain("10:00 (United Kingdom Time)");
    expect(of(LONDON)).not.toContain("United Kingdom Time");
  });
});

describe("the requests on staff's home", () => {
  const person = { id: "p1", firstName: "Noor", lastName: "Haddad" };
  const request = (timeZone: string): AppointmentSummary => ({
    ...{ id: "r1", stateId: 1, type: "in_patient", version: 1, startsAt: START, endsAt: START + 900_000, timeZone },
    ...{ localDay: "2026-05-04", reason: "", createdAt: 0, updatedAt: 0, requestedAt: START, offering: null },
    ...{
      undoUntil: null,
      bookedZone: null,
      startedAt: null,
      paidAtClinicAt: null,
      paidOnlineAt: null,
      paidByCreditAt: null,
    },
    ...{ disabledAt: null, bookedBy: "PUBLIC", bookedByPatientId: null, arrival: null, rooms: [], kiosk: false },
    employee: { ...person, title: 0, photoFileId: null, colour: null },
    branch: { id: "b1", name: "Riverside", address: "", city: "London", postalCode: "", countryCode: "GB", phone: "" },
    patient: { ...person, number: 1, email: "", phoneCallingCode: "44", phone: "", languageCode: null },
  });
  const requests = (timeZone: string) =>
    shown(
      <HomeRequests
        appointments={[request(timeZone)]}
        {...{ total: 1, obstacles: null, idempotencyKey: "k", chosen: false, errors: [], zone: LONDON }}
      />,
    );

  it("are by the clock of the page alone, as the day beside them is, with the place's where it has another", () => {
    expect(requests(LONDON)).toContain("10:00");
    expect(requests(LONDON)).not.toMatch(/United Kingdom Time|your time/i);
    expect(requests("Asia/Bahrain")).toMatch(/10:00.*12:00 \(/s);
  });
});

describe("an offer of the waiting list", () => {
  const offer = {
    ...({ state: "open", type: "in_patient", seat: false, moves: true } as const),
    ...{ offeringName: "Check-up", provider: { title: 8, firstName: "Amara", lastName: "Okafor" } },
    place: { name: "Riverside", city: "London", timeZone: LONDON },
    ...{ startsAt: START, endsAt: START + 900_000, expiresAt: START - 3_600_000 },
    present: { startsAt: START + 86_400_000, endsAt: START + 87_300_000 },
    credits: null,
  };
  const page = (more: object) => shown(<OfferPanel offer={{ ...offer, confirmed: true, ...more }} clock={UNKNOWN} />);

  it("offers to pay with a credit where one could", () => {
    expect(page({})).not.toContain("Pay with one of your credits");
    const offered = page({ credits: { count: 2, returnHours: 48 } });
    expect(offered).toContain("You have 2 credits for this appointment.");
    expect(offered).toContain("You get it back if you cancel at least 48 hours before the start.");
    expect(page({ credits: { count: 2, returnHours: 0 } })).toContain("if you cancel before the start.");
  });

  it("shows the present time to compare with, and until when it is held in which zone", () => {
    expect(page({})).toContain("Your appointment now");
    expect(page({})).toContain("Tuesday, May 5, 2026");
    expect(page({})).toContain("until 09:00 (United Kingdom Time)");
  });

  it("promises no more than what comes of it, before and after", () => {
    expect(page({})).toContain("If you accept, your appointment moves to this time.");
    expect(page({ confirmed: false })).toContain("The clinic still has to confirm it.");
    expect(page({ state: "taken" })).toContain("This time is yours");
    expect(page({ state: "taken", confirmed: false })).toContain("Your request for this time has been sent");
  });

  it("leads on from an answer: to the appointment, or to booking where there is none", () => {
    expect(page({ state: "taken" })).toContain("View my appointment");
    expect(page({ state: "over", moves: false, present: null })).toContain("Book an appointment");
  });
});
