/** Who pays, as far as it is known; empty texts where it is not. */
export interface PayerContact {
  email: string;
  name: string;
  /** E.164, such as +97333123456. */
  phone: string;
}

/** What the payer's request says of the browser, for gateways that judge the risk of a payment by it. */
export interface PayerBrowser {
  ipAddress: string;
  userAgent: string;
}
