import { expect, test } from "vitest";
import { isReservedAddress } from "./reserved-address";

test.each(["doctor-1@demo-1a2b.example", "a@MAIL.EXAMPLE", "a@example.com", "a@sub.example.org", "a@clinic.test"])(
  "%s is nobody's",
  (email) => expect(isReservedAddress(email)).toBe(true),
);

test.each(["ana@clinic.es", "a@example.de", "a@notexample.com", "example@gmail.com", "a@test.com"])(
  "%s may be somebody's",
  (email) => expect(isReservedAddress(email)).toBe(false),
);
