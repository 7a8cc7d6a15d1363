/**
 * The types of gateways that a payment may be stored with: those of the specification (section 3), and our own for a
 * laptop. Which of them can be connected, the registry says (billing/gateways).
 */
export const GATEWAY_TYPES = [
  "PAYPAL",
  "PAYSTACK",
  "STRIPE",
  "PAYPALEXPRESSCHECKOUT",
  "PAYTABS",
  "RAZORPAY",
  "SSLCOMMERZ",
  "MPAISA",
  "MTN",
  "SQUAREUP",
  "JAZZCASH",
  "PLACETOPAY",
  "KASHIER",
  "PAYSERA",
  "PAYNAMICS",
  "DUITKU",
  "FAWRY",
  "EBIRR",
  "WIPAY",
  "WOMPI",
  "PAGOFACIL",
  "DEVELOPMENT",
] as const;
export type GatewayType = (typeof GATEWAY_TYPES)[number];
