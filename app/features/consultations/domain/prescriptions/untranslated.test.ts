import { expect, test } from "vitest";
import { medicineOf } from "./sample-medicine";
import { untranslatedWords } from "./untranslated";

const NEEDED = medicineOf({ frequency: "WHEN_NEEDED", asNeeded: true });

test("a common reason is translated, and a prescriber's own is said not to be", () => {
  expect(untranslatedWords({ ...NEEDED, neededFor: "pain" }, "ar-BH")).toEqual([]);
  expect(untranslatedWords({ ...NEEDED, neededFor: "football knee" }, "ar-BH")).toEqual(["football knee"]);
  expect(untranslatedWords({ ...NEEDED, neededFor: "football knee" }, "es-ES")).toEqual(["football knee"]);
  expect(untranslatedWords({ ...NEEDED, neededFor: "ألم بعد كرة القدم" }, "ar-BH")).toEqual([]);
  expect(untranslatedWords({ ...NEEDED, asNeeded: false, neededFor: "football knee" }, "ar-BH")).toEqual([]);
});

test("directions and instructions in other letters than the patient's are told, and the reason that they replace is not", () => {
  const words = { neededFor: "football knee", dosageText: "One in the evening", instructions: "مع الطعام" };
  expect(untranslatedWords({ ...NEEDED, ...words }, "ar-BH")).toEqual(["One in the evening"]);
  expect(untranslatedWords({ ...NEEDED, ...words }, "es-ES")).toEqual(["مع الطعام"]);
});
