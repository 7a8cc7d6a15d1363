import { expect, it } from "vitest";
import { spokenLanguageOf } from "./spoken-languages";

it("knows a language by the tags that were ever stored for it", () => {
  expect(["en_US", "ar_BH", "pt-BR", "en", "in_IN", "al_AL", "sqi", "xx", ""].map(spokenLanguageOf)).toEqual([
    "en",
    "ar",
    "pt",
    "en",
    "id",
    "sq",
    "sq",
    undefined,
    undefined,
  ]);
});
