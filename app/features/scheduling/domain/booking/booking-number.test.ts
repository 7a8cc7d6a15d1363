import { expect, it } from "vitest";
import { bookingNumber, numberInSearch } from "./booking-number";

const ID = "01a2b3c4-0000-7000-8000-12345678beef";

it("is quoted in two groups and found again however it is typed", () => {
  expect(bookingNumber(ID)).toBe("5678-BEEF");
  for (const typed of ["5678-BEEF", "5678beef", " 5678 beef "]) expect(numberInSearch(typed)).toBe("5678beef");
});

it("is none where a name, a longer number or a shorter one is typed", () => {
  for (const typed of ["", "deadbee", "deadbeef0", "07700900733", "Decade Bead", "5678-BEEG"])
    expect(numberInSearch(typed)).toBeUndefined();
});
