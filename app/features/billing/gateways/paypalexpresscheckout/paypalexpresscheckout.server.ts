import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { EXPRESS_CHECKOUT_HOSTS, expressCheckoutSchema } from "./paypalexpresscheckout-account";
import { expressCheckoutOperations, isKnownAtExpressCheckout } from "./paypalexpresscheckout-operations.server";
import { EXPRESS_CHECKOUT_CURRENCIES } from "./paypalexpresscheckout-units";

/** PayPal's old checkout (NVP), for those who have credentials of it. */
export const paypalexpresscheckout = defineGateway({
  type: "PAYPALEXPRESSCHECKOUT",
  name: "PayPal Express Checkout",
  trial: false,
  untried: true,
  currencies: EXPRESS_CHECKOUT_CURRENCIES,
  flows: ["redirect"],
  needs: ["locale"],
  targets: { form: [EXPRESS_CHECKOUT_HOSTS.live.page, EXPRESS_CHECKOUT_HOSTS.test.page], connect: [] },
  // Its notifications are not signed: payments are found out by asking.
  events: [],
  account: {
    given: expressCheckoutSchema,
    fields: [
      { kind: "text", name: "userName", label: "billing:account.userName" },
      { kind: "secret", name: "password", label: "billing:account.password", hint: "billing:account.secretHint" },
      { kind: "secret", name: "signature", label: "billing:account.signature", hint: "billing:account.secretHint" },
      MODE_FIELD,
    ],
    publicField: "userName",
    kept: expressCheckoutSchema,
    problems: async (account) =>
      (await isKnownAtExpressCheckout(account)) ? [] : [{ field: "signature", message: "billing:account.unknown" }],
  },
  open: ({ now }, account) => expressCheckoutOperations(account, now),
});
