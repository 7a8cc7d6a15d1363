import { expect, it } from "vitest";
import { holdsCardNumber } from "./card-number";

it.each([
  "4242424242424242",
  "4242 4242 4242 4242",
  "the card 5555-5555-5555-4444, until 12/29",
  "378282246310005",
  "4222222222222",
  "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢",
])("%s holds the number of a card", (text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

it.each(["4242", "4242424242424243", "tok_1PqR4242", "12345678901234567890123", "", "Main card"])(
  "%s holds none",
  (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  },
);
