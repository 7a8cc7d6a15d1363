import { expect, it } from "vitest";
import { longFloat, PROFILES, shortFloat } from "./gatt";

const bytes = (...values: number[]) => new DataView(Uint8Array.from(values).buffer);
const read = (tracker: string, ...values: number[]) => PROFILES[tracker]?.read(bytes(...values));

it("a scale says kilograms by 5 grams, or pounds by hundredths", () => {
  // 0x3EE4 = 16100.
  expect(read("weight", 0x00, 0xe4, 0x3e)).toEqual({ value: 80.5, value2: null, unit: "kg" });
  expect(read("weight", 0x01, 0xe4, 0x3e)).toEqual({ value: 161, value2: null, unit: "lb" });
  // Not measured.
  expect(read("weight", 0x00, 0xff, 0xff)).toBeNull();
  expect(read("weight", 0x00)).toBeNull();
});

it("a thermometer says a medical float, as in the example of the profile: 36.4 is 364 by ten to the minus one", () => {
  expect(read("temperature", 0x00, 0x6c, 0x01, 0x00, 0xff)).toEqual({ value: 36.4, value2: null, unit: "°C" });
  expect(read("temperature", 0x01, 0xda, 0x03, 0x00, 0xff)).toMatchObject({ value: 98.6, unit: "°F" });
  expect(read("temperature", 0x00, 0xff, 0xff, 0x7f, 0x00)).toBeNull();
});

it("a blood pressure monitor says both numbers, in mmHg or in kilopascals", () => {
  expect(read("bloodPressure", 0x00, 0x80, 0x00, 0x52, 0x00, 0x60, 0x00)).toEqual({
    value: 128,
    value2: 82,
    unit: "mmHg",
  });
  // 17.1 and 10.9 kPa.
  expect(read("bloodPressure", 0x01, 0xab, 0xf0, 0x6d, 0xf0)).toEqual({ value: 128, value2: 82, unit: "mmHg" });
  expect(read("bloodPressure", 0x00, 0xff, 0x07, 0xff, 0x07)).toBeNull();
});

it("an oximeter says the saturation, and nothing while there is none", () => {
  expect(read("oxygen", 0x00, 0x61, 0x00, 0x48, 0x00)).toEqual({ value: 97, value2: null, unit: "%" });
  expect(read("oxygen", 0x00, 0xff, 0x07, 0x48, 0x00)).toBeNull();
});

it("medical floats have signs in both parts", () => {
  expect(shortFloat(bytes(0xfe, 0x1f), 0)).toBe(-20);
  expect(shortFloat(bytes(0x0a, 0xf0), 0)).toBe(1);
  expect(longFloat(bytes(0xff, 0xff, 0xff, 0x02), 0)).toBe(-100);
  expect(shortFloat(bytes(0x01), 0)).toBeNull();
});
