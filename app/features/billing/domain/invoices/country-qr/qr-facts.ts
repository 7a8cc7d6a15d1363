/** What a country's QR code of an invoice can say. */
export interface QrFacts {
  /** Legal name and tax number of the practice. */
  seller: string;
  taxNumber: string;
  /** UTC ms. */
  issuedAt: number;
  /** In the currency's minor unit. */
  totalMinor: number;
  taxMinor: number;
  currencyCode: string;
}
