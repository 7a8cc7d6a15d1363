import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ReactNode } from "react";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { PaymentItem } from "../../domain/payments/payment-item";
import type { OfferedCredits } from "../../domain/booking/offered-credits";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { AppointmentStatus } from "./appointment-status";
import { DoneBanner } from "./done-banner";
import { AppointmentActions } from "./appointment-actions";
import { AppointmentDetails } from "./appointment-details";
import { AppointmentFacts } from "./appointment-facts";
import { AppointmentHistory } from "./appointment-history";
import { NothingToDo } from "./nothing-to-do";
import { OwnAppointmentPage } from "./own-appointment-page";
import { TimeWeekPicker } from "./time-week-picker";

const NO_NOTES = { ifCanceled: null, canceled: null, heldAgain: false, hours: 24 } as const;
const START = Date.UTC(2026, 10, 23, 9, 0);
const LONDON = { zone: "Europe/London", isTheirs: true };

const shown = (page: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {page}
    </I18nProvider>,
  );

const appointment: AppointmentSummary = {
  ...{ id: "a", stateId: 2, type: "in_patient", version: 1, startsAt: START, endsAt: START + 900_000 },
  ...{
    timeZone: "Europe/Madrid",
    bookedZone: null,
    localDay: "2026-11-23",
    reason: "",
    createdAt: 0,
    updatedAt: 0,
    undoUntil: null,
  },
  ...{
    startedAt: null,
    paidAtClinicAt: null,
    paidOnlineAt: null,
    paidByCreditAt: null,
    disabledAt: null,
    requestedAt: START,
  },
  ...{ bookedBy: "PUBLIC", bookedByPatientId: null },
  employee: { id: "e", title: 0, firstName: "Ada", lastName: "Byron", photoFileId: null, colour: null },
  branch: {
    id: "b",
    name: "Centro",
    address: "Calle Mayor 1",
    city: "Madrid",
    postalCode: "28013",
    countryCode: "ES",
    phone: "",
  },
  offering: { id: "o", name: "Check-up", instructions: "" },
  patient: {
    ...{ id: "p", number: 7, firstName: "Noor", lastName: "Haddad", email: "noor@example.org" },
    ...{ phoneCallingCode: "34", phone: "600 900 733", languageCode: null },
  },
  ...{ arrival: null, rooms: [], kiosk: false },
};

describe("the page of an appointment", () => {
  const facts = (more: Partial<AppointmentSummary> = {}, opensPatient = true) =>
    shown(
      <AppointmentFacts appointment={{ ...appointment, ...more }} clock={LONDON} side="staff" {...{ opensPatient }} />,
    );

  test("leads to its patient's page for whoever may open it, and to a call", () => {
    expect(facts()).toMatch(/<a[^>]*href="[^"]*\/patients\/details\/p"[^>]*><bdi>Noor Haddad/u);
    expect(facts()).toMatch(
      /<a[^>]*href="tel:\+34600900733"[^>]*dir="ltr"|<a[^>]*dir="ltr"[^>]*href="tel:\+34600900733"/u,
    );
    expect(facts({}, false)).not.toContain("/patients/details/");
  });

  test("says of a blocked time whose it is and when, and nothing of a kind or an address", () => {
    const blocked = facts({ stateId: 20, offering: null, patient: null, reason: "Training" });
    expect(blocked).toContain("Training");
    for (const untrue of ["In person", "Calle Mayor", "Reason for appointment"]) expect(blocked).not.toContain(untrue);
  });

  test("calls a time that the clinic proposed proposed, and one that was asked for requested", () => {
    expect(facts({ requestedAt: START - 3_600_000, bookedBy: "STAFF", stateId: 1 })).toContain("Proposed time");
    expect(facts({ requestedAt: START - 3_600_000 })).toContain("Requested time");
  });

  test("says nothing of an earlier proposal once the appointment is confirmed or moved again", () => {
    for (const stateId of [2, 4] as const)
      expect(facts({ requestedAt: START - 3_600_000, bookedBy: "STAFF", stateId })).not.toContain("Proposed time");
  });

  test("names the zone of the times in its history for a reader on another clock alone", () => {
    const line = {
      ...{ version: 1, at: START, action: "confirm", fromStateId: 1, toStateId: 2, startsAt: START, note: "" },
      ...{ agreedOnPhone: false, doNotNotify: false, actorKind: "employee", actorName: "Ada" },
    };
    const history = (zone: string) =>
      shown(<AppointmentHistory lines={[line]} zone="Europe/Madrid" clock={{ zone, isTheirs: true }} />);
    expect(history("Europe/London")).toMatch(/10:00 \([^)]+\)<\/time>/u);
    expect(history("Europe/Madrid")).toMatch(/10:00<\/time>/u);
  });

  const action = (button: Parameters<typeof AppointmentActions>[0]["buttons"][number], byVideo = false) =>
    shown(
      <AppointmentActions
        appointmentId="a"
        buttons={[button]}
        byVideo={byVideo}
        price={{ costMinor: 5_000, currencyCode: "EUR" }}
        time="Mon, Nov 23, 10:00"
        idempotencyKey="key"
        hrefs={{}}
      />,
    );

  test("asks before an appointment is started early, and says for when it is scheduled", () => {
    const early = action({ action: "start", reason: null, about: "early" });
    expect(early).toMatch(/<details.*scheduled for Mon, Nov 23, 10:00.*<button/u);
    expect(early).toContain("Not yet");
    expect(early).not.toMatch(/bg-danger(?!-)/u);
    expect(action({ action: "start", reason: null })).not.toContain("<details");
  });

  test("says that a video begins, where it is one", () => {
    expect(action({ action: "start", reason: null })).toContain("Start appointment");
    const video = action({ action: "start", reason: null }, true);
    expect(video).toContain("Start video");
  });

  test("says how much is paid, and marks it on one press", () => {
    const paid = action({ action: "mark-paid", reason: null });
    expect(paid).toMatch(/Take .*50.00 in cash/u);
    expect(paid).not.toContain("<details");
  });

  test("asks in so many words before one that is not paid is completed, and before a time is released", () => {
    expect(action({ action: "complete", reason: null, about: "unpaid" })).toContain("This appointment is not paid.");
    const release = action({ action: "disable", reason: null, about: "blocked" });
    expect(release).toContain("Release this time? Patients can book it again.");
    expect(release).not.toContain("Remove");
  });
});

test("a patient who is here is said to wait or to be called in wherever staff see the state, until it goes on", () => {
  const arrival = { arrivedAt: START - 720_000, calledAt: null };
  const badge = (more: Partial<Parameters<typeof AppointmentStatus>[0]>) =>
    shown(<AppointmentStatus state={2} side="staff" arrival={arrival} {...more} />);
  expect(badge({ now: START })).toContain("Waiting 12 min");
  expect(badge({})).toContain("Waiting");
  expect(badge({ arrival: { ...arrival, calledAt: START } })).toContain("Called in");
  expect(badge({ state: 7 })).toContain("In progress");
  expect(badge({ arrival: null })).toContain("Confirmed");
});

test("staff who set a time choose it; a patient begins with the first that is free", () => {
  const week = {
    ...{ zone: "Europe/Madrid", day: "2026-11-23", days: [], times: [START, START + 900_000] },
    ...{ earlier: null, later: null, nextFreeDay: null },
  };
  const picker = (presets: boolean) => shown(<TimeWeekPicker week={week} hrefFor={() => "/"} presets={presets} />);
  expect(picker(false)).not.toContain("checked=");
  expect(picker(true).match(/checked=""/gu)).toHaveLength(1);
});

describe("the page of an appointment for staff", () => {
  const page = (
    more: Partial<AppointmentSummary>,
    buttons: Parameters<typeof AppointmentActions>[0]["buttons"],
    credits: OfferedCredits | null = null,
  ) =>
    shown(
      <AppointmentDetails
        appointment={{ ...appointment, ...more }}
        side="staff"
        {...{ buttons, clock: LONDON, opensPatient: true, consults: "never" as const, joinsCall: false, samePerson: 0 }}
        {...{
          answers: [],
          undoUntil: null,
          undoes: null,
          telling: { is: "untold" as const },
          payWay: null,
          cancelNotes: NO_NOTES,
          price: null,
          money: null,
        }}
        {...{ waitingRoomId: null, waiting: null, pay: null, series: null }}
        {...{
          discount: null,
          typedCode: "",
          invoices: null,
          linkSentAt: null,
          isReached: true,
          credits,
          wayThere: null,
        }}
        {...{ held: null, arrival: null, arrivalRights: ["arrive"], now: START, done: null, errors: [], record: null }}
        history={[
          {
            ...{ version: 1, at: START, action: "confirm", fromStateId: 1, toStateId: 2, startsAt: START, note: "" },
            ...{ agreedOnPhone: false, doNotNotify: false, actorKind: "employee", actorName: "Ada" },
          },
        ]}
        idempotencyKey="key"
      />,
    );
  const reschedule = { action: "reschedule", reason: null } as const;

  test("offers to pay with one of the patient's credits, asking first, where one could", () => {
    const offered = page({}, [], { count: 3, returnHours: 24 });
    expect(offered).toContain("The patient has 3 credits for this service.");
    // Until when it comes back, by the practice's own rule.
    expect(offered).toContain("canceling at least 24 hours before the start. If you cancel, it always comes back.");
    expect(page({}, [], { count: 1, returnHours: 6 })).toContain("at least 6 hours before the start");
    expect(offered).toContain('value="pay-with-credit"');
    expect(offered).toContain("One credit is used for this appointment.");
    expect(page({}, [])).not.toContain("pay-with-credit");
  });

  test("says in its head whose it is, when and how it stands, and has one bar with the act to do next first", () => {
    const request = page({ stateId: 1 }, [{ action: "confirm", reason: null }, reschedule]);
    expect(request).toMatch(
      /<header.*Noor Haddad.*Monday, November 23.*<\/header>.*role="group".*Confirm.*Reschedule/u,
    );
    expect(request.match(/value="confirm"/gu)).toHaveLength(1);
    expect(page({}, [reschedule])).toMatch(/<\/header>.*role="group".*Check in.*Reschedule/u);
  });

  test("says nothing twice: the head has the patient, with the way to their page, and the service", () => {
    const html = page({}, [reschedule]);
    expect(html).toMatch(/<h1[^>]*>.*<a[^>]*href="[^"]*\/patients\/details\/p"/u);
    expect(html.match(/Noor Haddad/gu)).toHaveLength(2);
    expect(html.match(/Check-up/gu)).toHaveLength(1);
  });

  test("says of a video appointment that it is by video, and no address", () => {
    const html = page({ type: "video" }, [reschedule]);
    expect(html).toMatch(/Location<\/dt><dd[^>]*><bdi>Video/u);
    for (const untrue of ["Centro", "Calle Mayor", "Directions"]) expect(html).not.toContain(untrue);
    expect(page({}, [reschedule])).toContain("Calle Mayor 1");
  });

  test("keeps what is about its money, and what ends it, at its facts and apart from what is done with it", () => {
    const cancel = { action: "cancel", reason: null, ends: true } as const;
    const html = page({}, [reschedule, { action: "mark-paid", reason: null }, cancel]);
    expect(html).toMatch(/Reschedule.*<dl.*<\/dl>.*<footer.*value="mark-paid".*Cancel appointment.*<\/footer>/su);
    expect(page({}, [reschedule])).not.toContain("<footer");
  });

  test("keeps its history behind one press, with the last thing on it", () => {
    expect(page({}, [])).toMatch(/<details[^>]*><summary[^>]*><h2[^>]*>History<\/h2><span[^>]*>[^<]*<bdi>[^<]*Ada/u);
  });
});

describe("a patient's own appointment", () => {
  const own = (more: Partial<AppointmentSummary>, now = START - 3_600_000, money: PaymentItem | null = null) =>
    shown(
      <OwnAppointmentPage
        appointment={{ ...appointment, ...more }}
        {...{
          buttons: [{ action: "reschedule", reason: null }],
          undoUntil: null,
          undoes: null,
          clock: LONDON,
          waitingRoomId: "room",
        }}
        {...{ waiting: null, pay: null, held: null, arrival: null, wayThere: "https://maps.example", now, money }}
        {...{ mayClaim: false, done: null, errors: [], idempotencyKey: "key", record: null, cancelNotes: NO_NOTES }}
      />,
    );

  test("says first when and where it is, with the way there, before what else is known of it", () => {
    expect(own({})).toMatch(
      /Monday, November 23.*Calle Mayor 1, 28013 Madrid.*maps\.example.*Choose another time.*Doctor/u,
    );
  });

  test("has its reference, what it costs with what is left to pay, and of a call a test of the devices", () => {
    const nothing = { paidMinor: 0, refundedMinor: 0, waivedMinor: 0, coveredMinor: 0, overMinor: 0 };
    const page = own({ type: "video", id: "0190-12345678-beef" }, undefined, {
      ...{ of: "appointment", id: "a", at: START, what: "Check-up", currencyCode: "GBP", totalMinor: 4_900 },
      ...{ ...nothing, dueMinor: 4_900, isByCredit: false, state: "unpaid" },
    });
    expect(page).toContain("Reference");
    expect(page).toMatch(/Price.*£49\.00.*Left to pay.*£49\.00/u);
    expect(page).toContain("Test camera and microphone");
    expect(own({})).not.toContain("Test camera and microphone");
  });

  test("leads into its room by video, and to no map", () => {
    const byVideo = own({ type: "video" });
    expect(byVideo).toContain("Join the video call");
    expect(byVideo).toContain("try your camera");
    expect(byVideo).not.toContain("maps.example");
  });

  test("is finished once it is over, in the words of its patient", () => {
    for (const stateId of [8, 10] as const) expect(own({ stateId }, START + 3_600_000)).toContain("Finished");
  });
});

describe("an appointment that is canceled", () => {
  const own = (stateId: AppointmentSummary["stateId"], done: string | null = null) =>
    shown(
      <OwnAppointmentPage
        appointment={{
          ...appointment,
          stateId,
          offering: { id: "o", name: "Check-up", instructions: "Find a quiet place." },
        }}
        {...{ buttons: [], undoUntil: null, undoes: null, cancelNotes: NO_NOTES, clock: LONDON, waitingRoomId: null }}
        {...{ waiting: null, pay: null, held: null, arrival: null, wayThere: null, now: START, mayClaim: false }}
        {...{ done, errors: [], idempotencyKey: "key", record: null }}
      />,
    );

  test("is not prepared for any more", () => {
    expect(own(2)).toContain("Find a quiet place.");
    expect(own(3)).not.toContain("Find a quiet place.");
  });

  test("is said to be canceled as long as that was not undone", () => {
    expect(own(3, "cancel")).toContain("Your appointment is canceled");
    expect(own(2, "cancel")).not.toContain("Your appointment is canceled");
  });

  test("is not asked about again: the page says what it is, and has no button", () => {
    const page = shown(
      <NothingToDo
        {...{ action: "cancel", side: "patient", clock: LONDON, title: "Your appointment" }}
        appointment={{ ...appointment, stateId: 3 }}
        back={{ href: "/own", label: "Back" }}
      />,
    );
    expect(page).toContain("This appointment is already canceled.");
    expect(page).not.toMatch(/Do you want|<form|<button/u);
  });
});

describe("the banner that offers to undo", () => {
  const banner = (undoes: string, stateId: AppointmentSummary["stateId"]) =>
    shown(
      <DoneBanner
        {...{ done: null, undoes, stateId, undoUntil: START, side: "patient", action: "/", clock: LONDON }}
        zone="Europe/Madrid"
        notes={NO_NOTES}
      />,
    );

  test("names what would be undone also where the address says nothing of it, as after loading the page anew", () => {
    expect(banner("cancel", 3)).toContain("Your appointment is canceled");
    expect(banner("arrive", 2)).toContain("This appointment was changed.");
  });
});
