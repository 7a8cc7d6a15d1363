import { describe, expect, it } from "vitest";
import { chargeCurrencies, usualCurrency } from "./charge-currency";

const known = {
  currencyCode: "USD",
  places: [
    { branchId: "north", currencyCode: "EUR" },
    { branchId: "south", currencyCode: "EUR" },
    { branchId: "south", currencyCode: "KWD" },
  ],
  services: [{ currencyCode: "USD" }, { currencyCode: "BHD" }],
};

describe("the currency of a charge in own words", () => {
  it("can be each in which the practice charges, its own first", () => {
    expect(chargeCurrencies(known)).toEqual(["USD", "BHD", "EUR", "KWD"]);
  });

  it("is usually that of the appointment, else of the location, else of the practice", () => {
    expect(usualCurrency(known, { appointment: "KWD", branchId: "north" })).toBe("KWD");
    expect(usualCurrency(known, { appointment: null, branchId: "north" })).toBe("EUR");
    expect(usualCurrency(known, { appointment: null, branchId: "south" })).toBe("USD");
    expect(usualCurrency(known, { appointment: null, branchId: null })).toBe("USD");
  });
});
