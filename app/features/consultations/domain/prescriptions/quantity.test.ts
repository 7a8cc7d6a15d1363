import { describe, expect, it } from "vitest";
import type { PrescribedMedicine } from "./prescribed-medicine";
import { computedQuantity, quantityOf } from "./quantity";
import { medicineOf } from "./sample-medicine";

const tablets = (said: Partial<PrescribedMedicine>) =>
  computedQuantity(medicineOf({ form: "TABLET", dose: 1, frequency: "TWICE_DAILY", days: 7, ...said }));

describe("a quantity", () => {
  it("is dose x frequency x days, rounded up to what can be handed out", () => {
    expect(tablets({})).toEqual({ quantity: 14, unit: "TABLET" });
    expect(tablets({ dose: 0.5, frequency: "THREE_TIMES_DAILY", days: 5 })).toEqual({ quantity: 8, unit: "TABLET" });
    expect(tablets({ frequency: "EVERY_OTHER_DAY", days: 7 })).toEqual({ quantity: 4, unit: "TABLET" });
    expect(tablets({ frequency: "WEEKLY", days: 28 })).toEqual({ quantity: 4, unit: "TABLET" });
    expect(tablets({ frequency: "ONCE_ONLY", days: null, dose: 2 })).toEqual({ quantity: 2, unit: "TABLET" });
    expect(tablets({ form: "SACHET" })).toEqual({ quantity: 14, unit: "PIECE" });
  });

  it("converts spoons to ml, and mg to tablets where their strength is known", () => {
    expect(tablets({ form: "SYRUP", doseUnit: "ml", dose: 7.5 })).toEqual({ quantity: 105, unit: "ML" });
    expect(tablets({ form: "SYRUP", doseUnit: "teaspoon" })).toEqual({ quantity: 70, unit: "ML" });
    expect(tablets({ doseUnit: "mg", dose: 1_000, strength: "500", strengthUnit: "mg" })).toEqual({
      ...{ quantity: 28, unit: "TABLET" },
    });
  });

  it("of what is taken as needed goes by the most that may be taken", () => {
    expect(tablets({ frequency: "WHEN_NEEDED", maxPerDay: 4, days: 3 })).toEqual({ quantity: 12, unit: "TABLET" });
    expect(tablets({ frequency: "EVERY_4_HOURS", asNeeded: true, maxPerDay: 4, days: 3 })).toEqual({
      ...{ quantity: 12, unit: "TABLET" },
    });
  });

  it("says why it cannot be computed", () => {
    expect(tablets({ days: null })).toEqual({ missing: "days" });
    expect(tablets({ dose: null })).toEqual({ missing: "dose" });
    expect(tablets({ frequency: "" })).toEqual({ missing: "frequency" });
    expect(tablets({ frequency: "WHEN_NEEDED" })).toEqual({ missing: "most" });
    expect(tablets({ form: "DROPS" })).toEqual({ missing: "packs" });
    expect(tablets({ doseUnit: "mg", strength: "500/125", strengthUnit: "mg" })).toEqual({ missing: "unit" });
    expect(tablets({ dosageText: "One when it hurts" })).toEqual({ missing: "inWords" });
  });

  it("that was typed is never computed over", () => {
    const typed = medicineOf({
      form: "TABLET",
      dose: 1,
      frequency: "DAILY",
      days: 7,
      quantityTyped: true,
      quantityUnit: "PACK",
    });
    expect(quantityOf(typed, 2)).toEqual({ quantity: 2, quantityUnit: "PACK" });
    expect(quantityOf({ ...typed, quantityTyped: false }, 2)).toEqual({ quantity: 7, quantityUnit: "TABLET" });
  });
});
