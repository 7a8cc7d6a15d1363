import { expect, it } from "vitest";
import { nearChoices, nearestKm, nearPoint } from "./near";

const place = (name: string, city: string, postalCode: string, at: [number, number] | null) => ({
  ...{ name, city, postalCode },
  latitude: at?.[0] ?? null,
  longitude: at?.[1] ?? null,
});
const BANKSIDE = place("Riverside Bankside", "London", "SE1 9DG", [51.5, -0.1]);
const RETIRO = place("Riverside Retiro", "Málaga", "29001", [36.7, -4.4]);
const NOWHERE = place("Riverside Nowhere", "Leeds", "LS1 1AA", null);
const PLACES = [BANKSIDE, RETIRO, NOWHERE];

it.each(["London", " riverside bankside ", "se19dg", "SE1 4AB", "SE1", "lond"])("finds Bankside by '%s'", (typed) => {
  expect(nearPoint(typed, PLACES)).toEqual({ latitude: 51.5, longitude: -0.1 });
});

it("finds a town without its accents, and nothing by what names none or is nowhere", () => {
  expect(nearPoint("malaga", PLACES)).toEqual({ latitude: 36.7, longitude: -4.4 });
  for (const typed of [undefined, " ", "Paris", "Leeds", "AB1 2CD"]) expect(nearPoint(typed, PLACES)).toBeUndefined();
});

it("offers towns and places that say where they are, as long as they are apart", () => {
  expect(nearChoices(PLACES)).toEqual(["London", "Málaga", "Riverside Bankside", "Riverside Retiro"]);
  expect(nearChoices([BANKSIDE, NOWHERE])).toEqual([]);
});

it("counts to the nearest place of a doctor, and to none that is nowhere", () => {
  const from = { latitude: 51.5, longitude: -0.1 };
  expect(nearestKm(from, [RETIRO, BANKSIDE])).toBe(0);
  expect(nearestKm(from, [NOWHERE])).toBeUndefined();
});
