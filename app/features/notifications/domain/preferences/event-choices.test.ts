import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHANNELS } from "./channel";
import { offeredKinds, shownChoices, storedChoices, wantsOf, type StoredChoices } from "./event-choices";
import { SUBJECT_OF as MAIL_TEMPLATES, type MailTemplate } from "~/outbox/mail-templates";
import { ownEventOf } from "../../kinds/kind-of";
import { PATIENT_EVENTS, STAFF_EVENTS } from "../inbox/own-event";

const OFFERED = offeredKinds(PATIENT_EVENTS, (told, channel) => told !== "feedback" || channel !== "PUSH");
const formOf = (stored: StoredChoices) => {
  const { lines, lists } = shownChoices(OFFERED, wantsOf(stored, false));
  return { ...lines, ...lists };
};
const save = (stored: StoredChoices, sent: Record<string, unknown>): StoredChoices => ({
  ...stored,
  ...storedChoices(PATIENT_EVENTS, OFFERED, wantsOf(stored, false), sent),
});
const wanted = (stored: StoredChoices, channel: (typeof CHANNELS)[number]) =>
  PATIENT_EVENTS.filter((event) => wantsOf(stored, false)(event, channel));

describe("what a receiver wants", () => {
  it("is everything until they choose, and what was stored for a kind alone is meant as it was", () => {
    expect(wanted({}, "SMS")).toEqual(PATIENT_EVENTS);
    const before = { changes: false, changesSms: false, reminders: true, remindersSms: true };
    expect(wanted(before, "SMS")).toEqual(["reminder", "followUp", "feedback"]);
    // Those that a kind's mail did not reach were mailed all the same, and so are they until somebody chooses.
    expect(PATIENT_EVENTS.filter((event) => !wantsOf(before, false)(event, "MAIL"))).toEqual([
      "moved",
      "canceled",
      "rejected",
      "expired",
      "reassigned",
    ]);
    expect(wanted(save(before, formOf(before)), "MAIL")).toEqual(wanted(before, "MAIL"));
  });

  it("is an answer or a link by mail, whatever they chose", () => {
    const nothing = save({}, {});
    expect(wanted(nothing, "MAIL")).toEqual(["proposed", "roomLink", "waitingOffer", "familyRequest"]);
    expect(wanted(nothing, "PUSH")).toEqual([]);
  });

  it("is nothing of the clock where they refused it by a link", () => {
    const wants = wantsOf({}, true);
    expect(PATIENT_EVENTS.filter((event) => !wants(event, "MAIL"))).toEqual(["reminder", "followUp", "feedback"]);
  });
});

describe("the form", () => {
  it("sets one event on one channel and leaves the others", () => {
    const sent = formOf({});
    const stored = save({}, { ...sent, sms: PATIENT_EVENTS.filter((event) => event !== "canceled") });
    expect(wanted(stored, "SMS")).toEqual(PATIENT_EVENTS.filter((event) => event !== "canceled"));
    expect(wanted(stored, "MAIL")).toEqual(PATIENT_EVENTS);
    expect(formOf(stored)).toMatchObject({ changesSms: true });
  });

  it("sets a whole kind by its line, off and on again, also without a script that follows it", () => {
    const off = save({}, { ...formOf({}), changesSms: false });
    expect(wanted(off, "SMS")).toEqual(["reminder", "followUp", "feedback"]);
    expect(formOf(off)).toMatchObject({ changesSms: false, remindersSms: true });
    const on = save(off, { ...formOf(off), changesSms: true });
    expect(wanted(on, "SMS")).toEqual(PATIENT_EVENTS);
    const one = save(off, { ...formOf(off), sms: ["canceled", "reminder", "followUp", "feedback"] });
    expect(wanted(one, "SMS")).toEqual(["canceled", "reminder", "followUp", "feedback"]);
  });

  it("changes nothing when it is sent as it was shown, whatever was stored", () => {
    const kinds = fc.constantFrom("changes", "changesSms", "changesPush", "reminders", "remindersSms");
    const lists = fc.constantFrom("mailOff", "smsOff", "pushOff", "whatsappOff");
    const stored = fc
      .tuple(fc.dictionary(kinds, fc.boolean()), fc.dictionary(lists, fc.subarray(PATIENT_EVENTS)))
      .map(([a, b]) => ({ ...a, ...b }));
    fc.assert(
      fc.property(stored, (before) => {
        const after = save(before, formOf(before));
        for (const channel of CHANNELS) expect(wanted(after, channel)).toEqual(wanted(before, channel));
      }),
    );
  });

  it("of a kind with one event is its line alone, since no list is sent", () => {
    const events = ["staffRequest", "staffImport"] as const;
    const offered = offeredKinds(events, (told, channel) => told !== null && channel === "PUSH");
    const wants = wantsOf({}, false);
    const sent = { requests: false, requestsPush: true, imports: true };
    expect(storedChoices(events, offered, wants, sent)).toMatchObject({
      ...{ requests: false, requestsPush: true, imports: true },
      ...{ mailOff: ["staffRequest"], pushOff: [] },
    });
  });

  it("leaves what it does not offer as it was", () => {
    const mailAlone = offeredKinds(PATIENT_EVENTS, () => false);
    const before = { changesSms: true, smsOff: ["canceled"] };
    const after = storedChoices(PATIENT_EVENTS, mailAlone, wantsOf(before, false), { mail: [] });
    expect(after).toMatchObject({ smsOff: ["canceled"], changes: false, reminders: false });
    expect(after).not.toHaveProperty("changesSms");
  });
});

it("every event is told by some message, and every message about an appointment has an event of its receiver's side", () => {
  const templates = Object.keys(MAIL_TEMPLATES) as MailTemplate[];
  const told = (to: "PATIENT" | "EMPLOYEE") => new Set(templates.flatMap((template) => ownEventOf(template, to) ?? []));
  expect(told("PATIENT")).toEqual(new Set(PATIENT_EVENTS));
  expect(told("EMPLOYEE")).toEqual(new Set(STAFF_EVENTS));
  const silent = templates.filter((each) => !ownEventOf(each, "PATIENT") && !ownEventOf(each, "EMPLOYEE"));
  // What asks or warns whoever gave an address goes there, whatever was chosen.
  expect(silent.filter((template) => /^(appointment|room|series|groupSession|waitingList)\./.test(template))).toEqual([
    "appointment.confirmRequest",
    "appointment.payRequest",
    "appointment.seatTwice",
    // An administrator is told whatever they chose: nobody else sees that a record was opened.
    "appointment.begunAlone",
    "appointment.paymentDue",
  ]);
});
