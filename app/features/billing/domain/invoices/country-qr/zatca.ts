import { writtenAmount } from "~/kernel/money/written-amount";
import type { QrFacts } from "./qr-facts";

/** A value has its length in one byte. */
const MOST_BYTES = 255;
const encoder = new TextEncoder();

/** Text as UTF-8, cut between two characters where it is too long. */
function bytesOf(text: string): Uint8Array {
  let kept = text;
  while (encoder.encode(kept).length > MOST_BYTES) kept = [...kept].slice(0, -1).join("");
  return encoder.encode(kept);
}

/**
 * The QR code of an invoice in Saudi Arabia, first phase: seller's name, VAT number, instant (ISO 8601), total with VAT
 * and VAT, each as tag, length and value, together in Base64. By annex 2 of the controls of the e-invoicing regulation
 * of the Zakat, Tax and Customs Authority, as its developers' forum has it:
 * https://zatca1.discourse.group/t/structure-of-the-qr-code-for-electronic-tax-invoices/483
 * Null without a VAT number: such a practice issues no tax invoice.
 */
export function zatcaQr({ seller, taxNumber, issuedAt, totalMinor, taxMinor, currencyCode }: QrFacts): string | null {
  if (taxNumber === "") return null;
  const instant = new Date(issuedAt).toISOString().replace(/\.\d+Z$/, "Z");
  const amounts = [totalMinor, taxMinor].map((amount) => writtenAmount(amount, currencyCode));
  const values = [seller, taxNumber, instant, ...amounts];
  const bytes = values.flatMap((value, at) => {
    const encoded = bytesOf(value);
    return [at + 1, encoded.length, ...encoded];
  });
  return btoa(String.fromCharCode(...bytes));
}
