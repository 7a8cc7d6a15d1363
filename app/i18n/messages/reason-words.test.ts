import { expect, it } from "vitest";
import { MESSAGE_LOCALES, type MessageLocale } from "../locales";
import { MESSAGES } from "../../../tests/support/all-messages";

/** That the patient does not read it. */
const NOT_READ: Readonly<Record<MessageLocale, RegExp>> = {
  en_US: /patient does not/,
  es_ES: /paciente no/,
  ar_BH: /ولا يقرؤه المريض/,
};

it.each(MESSAGE_LOCALES)(
  "a reason for the file and the words for the patient are never called alike in %s",
  (locale) => {
    const { end, renewal } = MESSAGES[locale].prescriptions;
    expect(end.reason).not.toBe(end.told);
    expect(end.reasonHint).toMatch(NOT_READ[locale]);
    // The answer to a request for a renewal has one reader.
    expect(renewal.reason).toBe(end.told);
  },
);
