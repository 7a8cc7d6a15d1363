import type { QrFacts } from "./qr-facts";
import { zatcaQr } from "./zatca";

/** Makes the text of the QR code that a country wants on its invoices; null where this one has none. */
type CountryQr = (facts: QrFacts) => string | null;

/** The countries that want one, by ISO 3166-1 alpha-2. */
const COUNTRIES: ReadonlyMap<string, CountryQr> = new Map([["SA", zatcaQr]]);

/** The text of the QR code that the practice's country wants on an invoice or credit note; null where it wants none. */
export const countryQr = (countryCode: string, facts: QrFacts): string | null =>
  COUNTRIES.get(countryCode)?.(facts) ?? null;
