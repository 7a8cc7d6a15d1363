import { beforeAll, expect, test } from "vitest";
import { createFormat } from "~/i18n/format";
import { createTranslator, readMessages } from "~/i18n/translator.server";
import { warningText } from "./warning-text";

beforeAll(() => readMessages("ar_BH"));

test("a dose above the usual maximum is said in the figures and the unit of the reader", () => {
  const said = (locale: string) => {
    const { t, bcp47 } = createTranslator(locale);
    return warningText({ check: "DOSE", about: "32000 / 2400 mg" }, { t, format: createFormat(bcp47) });
  };
  expect(said("en_US")).toContain("32,000 / 2,400 mg");
  expect(said("ar_BH")).toContain("ملغ");
  expect(said("ar_BH")).not.toContain("mg");
});

test("an unusual strength is said with the usual ones, and contradictory directions with both amounts", () => {
  const said = (locale: string, check: string, about: string) => {
    const { t, bcp47 } = createTranslator(locale);
    return warningText({ check, about }, { t, format: createFormat(bcp47) });
  };
  const kept = "Warfarin | 500 mg | 1 mg, 3 mg, 5 mg";
  expect(said("en_US", "STRENGTH", kept)).toBe("500 mg is not a usual strength of Warfarin (1 mg, 3 mg, 5 mg).");
  expect(said("ar_BH", "STRENGTH", kept)).not.toContain("mg");
  expect(said("en_US", "AT_MOST", "16 / 6")).toContain("16 a day");
});

test("a name that is not known is said with the one that may have been meant, and what is unusual of a dose is said", () => {
  const { t, bcp47 } = createTranslator("en_US");
  const said = (check: string, about: string) => warningText({ check, about }, { t, format: createFormat(bcp47) });
  expect(said("UNKNOWN", "Amoxicilin | Amoxicillin")).toMatch(/“Amoxicilin” is not .* Did you mean Amoxicillin\?$/);
  expect(said("UNKNOWN", "Zzyprex")).not.toContain("Did you mean");
  expect(said("INTERVAL.weekly", "0.5")).toBe("This medicine is usually taken once a week.");
  expect(said("DOSE.once", "1000 / 210 mg")).toContain("1,000 / 210 mg");
  expect(said("DOSE.child", "3")).toContain("for a child of 3 the dose depends on weight");
  expect(said("DISEASE.stop", "Asthma")).toContain("Asthma");
});
