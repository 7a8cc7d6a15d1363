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
