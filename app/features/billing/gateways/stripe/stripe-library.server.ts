/** Stripe's own library. Read when a payment first needs it. */
export { default as Stripe } from "stripe";
