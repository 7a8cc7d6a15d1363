import { describe, expect, it } from "vitest";
import { MESSAGE_LOCALES, type MessageLocale } from "../locales";
import { MESSAGES } from "../../../tests/support/all-messages";

/** What asking is called, everywhere: by the patient, in the doctor's lists, and in mails. */
const REQUEST: Readonly<Record<MessageLocale, RegExp>> = {
  en_US: /request/i,
  es_ES: /solicit/i,
  // With or without the vowel.
  ar_BH: /طُ?لب/,
};

describe.each(MESSAGE_LOCALES)("the renewal of a prescription in %s", (locale) => {
  const { prescriptions, notifications } = MESSAGES[locale];
  const { renewal } = prescriptions;

  it("is asked for by one word wherever somebody reads of it", () => {
    const said = [
      ...[renewal.ask, renewal.waiting, renewal.asked, renewal.withdraw, renewal.state.REQUESTED],
      ...[renewal.state.WITHDRAWN, renewal.outcome.REQUESTED, renewal.outcome.WITHDRAWN, renewal.earlyText],
      ...[notifications.prescriptionRenewalAsked.subject, notifications.prescriptionRenewalAsked.body],
      ...[notifications.prescriptionRenewalAnswered.subject, notifications.prescriptionRenewalAnswered.body],
    ];
    expect(said.filter((text) => !REQUEST[locale].test(text))).toEqual([]);
  });

  it("is answered on the patient's page by the words of its state", () => {
    for (const answer of ["DENIED", "APPOINTMENT_NEEDED"] as const)
      expect(renewal.told[answer]).toContain(renewal.state[answer]);
    expect(renewal.outcome.APPOINTMENT_NEEDED).toContain(renewal.state.APPOINTMENT_NEEDED);
    expect(renewal.appointment).toBe(renewal.state.APPOINTMENT_NEEDED);
  });
});
