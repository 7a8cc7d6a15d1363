import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { PAYPAL_HOSTS, paypalSchema } from "./paypal-account";
import { isAppOfPaypal, paypalOperations } from "./paypal-operations.server";
import { PAYPAL_CURRENCIES } from "./paypal-units";

/** PayPal's checkout (Orders v2), by the practice's own app. */
export const paypal = defineGateway({
  type: "PAYPAL",
  name: "PayPal",
  trial: false,
  untried: true,
  currencies: PAYPAL_CURRENCIES,
  flows: ["redirect"],
  needs: ["locale"],
  targets: { form: [PAYPAL_HOSTS.live.page, PAYPAL_HOSTS.test.page], connect: [] },
  events: ["POST"],
  reports: true,
  account: {
    given: paypalSchema,
    fields: [
      { kind: "text", name: "clientId", label: "billing:account.clientId" },
      {
        kind: "secret",
        name: "clientSecret",
        label: "billing:account.clientSecret",
        hint: "billing:account.secretHint",
      },
      { kind: "eventAddress" },
      { kind: "text", name: "webhookId", label: "billing:account.webhookId" },
      MODE_FIELD,
    ],
    publicField: "clientId",
    kept: paypalSchema,
    problems: async (account) =>
      (await isAppOfPaypal(account)) ? [] : [{ field: "clientSecret", message: "billing:account.unknown" }],
  },
  open: ({ now }, account) => paypalOperations(account, now),
});
