import { describe, expect, it } from "vitest";
import { SUBJECT_OF as MAIL_TEMPLATES, RECIPIENT_KINDS, type MailTemplate } from "~/outbox/mail-templates";
import { WORDING_KEYS, wordingFacts, wordingsOf } from "./mail-wording";
import { WORDING_GROUPS } from "./placeholder";

const templates = Object.keys(MAIL_TEMPLATES) as MailTemplate[];

describe("the wordings", () => {
  it("of a mail are all that it may be written in, by its receiver", () => {
    expect([...wordingsOf("appointment.booked", "PATIENT")].sort()).toEqual([
      "booked",
      "confirmed",
      "setByOrganization",
    ]);
    expect(wordingsOf("appointment.rescheduled", "PATIENT")).toEqual(["rescheduledByPatient", "rescheduled"]);
    expect([...wordingsOf("appointment.requestReceived", "EMPLOYEE")].sort()).toEqual([
      "staffBooked",
      "staffNewRequest",
      "staffRescheduled",
    ]);
    expect(wordingsOf("waitingList.offer", "PATIENT")).toEqual(["waitingBook", "waitingMove", "waitingSeat"]);
  });

  it("are each of some mail, and stand in a group of the list", () => {
    const used = new Set(
      templates.flatMap((template) => RECIPIENT_KINDS.flatMap((kind) => wordingsOf(template, kind))),
    );
    expect(WORDING_KEYS.filter((key) => !used.has(key))).toEqual([]);
    for (const group of WORDING_GROUPS)
      expect(WORDING_KEYS.filter((key) => wordingFacts(key).group === group)).not.toEqual([]);
  });

  it("can say everything that they must say, and the organization's name", () => {
    for (const key of WORDING_KEYS) {
      const { says, must = [] } = wordingFacts(key);
      expect(says).toContain("organization");
      for (const placeholder of must) expect(says).toContain(placeholder);
    }
  });
});
