import { describe, expect, it } from "vitest";
import { callingCodeOptions, localizedCountries } from "./calling-codes";

describe("the calling code picker", () => {
  it("names the countries in the reader's language", () => {
    const label = (bcp47: string) => callingCodeOptions(bcp47).find(({ isoCode }) => isoCode === "DE")?.label;
    expect([label("en-US"), label("es-ES"), label("ar-BH")]).toEqual([
      "+49 (Germany)",
      "+49 (Alemania)",
      "+49 (ألمانيا)",
    ]);
  });

  it("sorts them as the reader's language does", () => {
    const spanish = localizedCountries("es-ES").map(({ countryName }) => countryName);
    const around = spanish.filter((name) => ["Nigeria", "Níger", "Nicaragua", "Noruega"].includes(name));
    expect(around).toEqual(["Nicaragua", "Níger", "Nigeria", "Noruega"]);
    expect(localizedCountries("es-ES")).toBe(localizedCountries("es-ES"));
  });
});
