import { expect, it } from "vitest";
import { createFormat } from "~/i18n/format";
import { distanceText } from "./distance-text";

it.each([
  ["en-GB", 3.7, "2.3 miles"],
  ["en-US", 1_263, "785 miles"],
  ["es-ES", 3.74, "3,7 kilómetros"],
])("says in %s how far %d km are", (bcp47, km, said) => {
  expect(distanceText(createFormat(bcp47), bcp47, km)).toBe(said);
});
