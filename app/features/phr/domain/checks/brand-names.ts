import { brandTables } from "../vocabulary/terms";

/**
 * Well-known brands of the world, each with the codes of the substances that it holds, so that a medicine which is written
 * by its brand is checked too. They are recognized and never offered: what is prescribed is the substance. Brands whose
 * substances differ between countries are left out.
 */
export const brandNames = (): { brand: string; substances: readonly string[] }[] =>
  brandTables()
    .flatMap((table) => table.trim().split("\n"))
    .flatMap((line) => {
      const [codes = "", brands = ""] = line.split(": ");
      return brands.split(", ").map((brand) => ({ brand, substances: codes.split(" ") }));
    });
