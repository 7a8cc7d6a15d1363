import { expect, it } from "vitest";
import { coordinatesText, distanceKm, readCoordinates } from "./coordinates";

const BANKSIDE = { latitude: 51.50684, longitude: -0.09184 };

it.each([
  "51.50684, -0.09184",
  " 51.50684 -0.09184 ",
  "51.50684° N, 0.09184° W",
  "٥١٫٥٠٦٨٤، -٠٫٠٩١٨٤",
  "geo:51.50684,-0.09184",
  "https://www.openstreetmap.org/?mlat=51.50684&mlon=-0.09184#map=17/51.6/-0.1",
  "https://www.openstreetmap.org/#map=17/51.50684/-0.09184",
  "https://www.google.com/maps/place/X/@51.6,-0.1,17z/data=!3m1!4b1!8m2!3d51.50684!4d-0.09184",
  "https://www.google.com/maps/@51.50684,-0.09184,17z",
  "https://maps.apple.com/?ll=51.50684,-0.09184",
])("reads the point of %s", (typed) => {
  expect(readCoordinates(typed)).toEqual(BANKSIDE);
});

it.each(["", "London", "51.5", "91, 0", "0, 181", "https://maps.app.goo.gl/abc", "+442079460100"])(
  "finds no point in '%s'",
  (typed) => {
    expect(readCoordinates(typed)).toBeUndefined();
  },
);

it("writes a point so that it is read as the same again", () => {
  expect(readCoordinates(coordinatesText(BANKSIDE.latitude, BANKSIDE.longitude))).toEqual(BANKSIDE);
  expect(coordinatesText(null, null)).toBe("");
});

it("says how far London is from Madrid along the globe", () => {
  expect(Math.round(distanceKm(BANKSIDE, { latitude: 40.4138, longitude: -3.6866 }))).toBeCloseTo(1263, -1);
  expect(distanceKm(BANKSIDE, BANKSIDE)).toBe(0);
});
