import type { PayerBrowser } from "../../domain/payments/payer";

/** The most characters of a browser's name that are handed on. */
const MOST_CHARACTERS = 500;

/** The browser that a request comes from. Its address is handed on to the gateway and never stored. */
export const browserOf = (request: Request): PayerBrowser => ({
  ipAddress: request.headers.get("cf-connecting-ip") ?? "",
  userAgent: (request.headers.get("user-agent") ?? "").slice(0, MOST_CHARACTERS),
});
