import { defineGateway } from "../gateway.server";
import { stripeAccountSchema, stripeSchema } from "./stripe-account";
import { isKeyOfStripe, STRIPE_PAGE, stripeOperations } from "./stripe-operations.server";

/** Stripe Checkout, by the practice's own account. */
export const stripe = defineGateway({
  type: "STRIPE",
  name: "Stripe",
  trial: false,
  untried: true,
  currencies: "every",
  flows: ["redirect"],
  needs: ["email"],
  targets: { form: [STRIPE_PAGE], connect: [] },
  events: ["POST"],
  reports: true,
  account: {
    given: stripeSchema,
    fields: [
      { kind: "text", name: "publicKey", label: "billing:account.publicKey", hint: "billing:stripe.publicKeyHint" },
      { kind: "secret", name: "secretKey", label: "billing:account.secretKey", hint: "billing:stripe.secretKeyHint" },
      { kind: "eventAddress" },
      {
        kind: "secret",
        name: "webhookSecret",
        label: "billing:account.webhookSecret",
        hint: "billing:stripe.webhookSecretHint",
      },
    ],
    publicField: "publicKey",
    kept: stripeAccountSchema,
    modeOf: ({ secretKey }) => (secretKey.includes("_test_") ? "test" : "live"),
    problems: async ({ secretKey }) =>
      (await isKeyOfStripe(secretKey)) ? [] : [{ field: "secretKey", message: "billing:account.unknown" }],
  },
  open: ({ now }, account) => stripeOperations(account, now),
});
