import { defineGateway } from "../gateway.server";
import { paystackSchema } from "./paystack-account";
import { isKeyOfPaystack, PAYSTACK_PAGE, paystackOperations } from "./paystack-operations.server";
import { PAYSTACK_CURRENCIES } from "./paystack-units";

/** Paystack in Africa, by the practice's own account. */
export const paystack = defineGateway({
  type: "PAYSTACK",
  name: "Paystack",
  trial: false,
  untried: true,
  currencies: PAYSTACK_CURRENCIES,
  flows: ["redirect"],
  needs: ["email"],
  targets: { form: [PAYSTACK_PAGE], connect: [] },
  events: ["POST"],
  account: {
    given: paystackSchema,
    fields: [
      { kind: "secret", name: "secretKey", label: "billing:account.secretKey", hint: "billing:account.secretHint" },
      { kind: "eventAddress" },
    ],
    publicField: null,
    kept: paystackSchema,
    modeOf: ({ secretKey }) => (secretKey.startsWith("sk_test_") ? "test" : "live"),
    problems: async (account) =>
      (await isKeyOfPaystack(account)) ? [] : [{ field: "secretKey", message: "billing:account.unknown" }],
  },
  open: (_context, account) => paystackOperations(account),
});
