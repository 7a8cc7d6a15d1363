import { defineGateway } from "../gateway.server";
import { stripeAccountSchema, stripeSchema } from "./stripe-account";
import { isKeyOfStripe, stripeOperations } from "./stripe-operations.server";

/** Stripe Checkout, by the practice's own account. */
export const stripe = defineGateway({
  type: "STRIPE",
  name: "billing:stripe.name",
  trial: false,
  currencies: "every",
  flow: "redirect",
  needs: ["email"],
  targets: { form: ["https://checkout.stripe.com"], connect: [] },
  events: ["POST"],
  account: {
    text: "billing:stripe.text",
    given: stripeSchema,
    fields: [
      { kind: "text", name: "publicKey", label: "billing:stripe.publicKey", hint: "billing:stripe.publicKeyHint" },
      { kind: "secret", name: "secretKey", label: "billing:stripe.secretKey", hint: "billing:stripe.secretKeyHint" },
      { kind: "eventAddress", text: "billing:stripe.webhookText" },
      {
        kind: "secret",
        name: "webhookSecret",
        label: "billing:stripe.webhookSecret",
        hint: "billing:stripe.webhookSecretHint",
      },
    ],
    publicField: "publicKey",
    kept: stripeAccountSchema,
    problems: async ({ secretKey }) =>
      (await isKeyOfStripe(secretKey)) ? [] : [{ field: "secretKey", message: "billing:stripe.keyUnknown" }],
  },
  open: (_context, account) => stripeOperations(account),
});
