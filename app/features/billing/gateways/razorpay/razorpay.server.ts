import { defineGateway } from "../gateway.server";
import { razorpaySchema } from "./razorpay-account";
import { areKeysOfRazorpay, RAZORPAY_PAGE, razorpayOperations } from "./razorpay-operations.server";

/** Payment links of Razorpay, by the practice's own account. */
export const razorpay = defineGateway({
  type: "RAZORPAY",
  name: "Razorpay",
  trial: false,
  untried: true,
  currencies: "every",
  flows: ["redirect"],
  needs: ["email", "name"],
  // The short address leads on to one of the others.
  targets: {
    form: [RAZORPAY_PAGE, "https://razorpay.com", "https://pages.razorpay.com", "https://api.razorpay.com"],
    connect: [],
  },
  events: ["POST"],
  account: {
    given: razorpaySchema,
    fields: [
      { kind: "text", name: "keyId", label: "billing:account.keyId" },
      { kind: "secret", name: "keySecret", label: "billing:account.keySecret", hint: "billing:account.secretHint" },
      { kind: "eventAddress" },
      {
        kind: "secret",
        name: "webhookSecret",
        label: "billing:account.webhookSecret",
        hint: "billing:account.secretHint",
      },
    ],
    publicField: "keyId",
    kept: razorpaySchema,
    modeOf: ({ keyId }) => (keyId.startsWith("rzp_test_") ? "test" : "live"),
    problems: async (account) =>
      (await areKeysOfRazorpay(account)) ? [] : [{ field: "keySecret", message: "billing:account.unknown" }],
  },
  open: ({ now }, account) => razorpayOperations(account, now),
});
