import { expect, test } from "vitest";
import { createFormat } from "~/i18n/format";
import { placesOf } from "./provider-times";

const START = Date.UTC(2026, 2, 27, 9);
const at = (city: string, zone: string, namesZone?: boolean) => ({
  ...{ start: START, zone, city, placeId: city, price: null },
  ...(namesZone ? { namesZone } : {}),
});

test("the places of several times are each said once, with the zone where it is told", () => {
  const london = at("London", "Europe/London");
  const madrid = at("Madrid", "Europe/Madrid", true);
  const format = createFormat("en-GB");
  expect(placesOf(format, [london, madrid, london, madrid])).toEqual(["London", "Madrid, CET"]);
  expect(placesOf(format, [london, london])).toEqual(["London"]);
});
