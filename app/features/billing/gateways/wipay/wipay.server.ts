import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { WIPAY_COUNTRIES, WIPAY_HOSTS, wipaySchema } from "./wipay-account";
import { isKeyOfWipay, wipayOperations, wipayReference } from "./wipay-operations.server";

/** WiPay in the Caribbean, by the practice's own account. */
export const wipay = defineGateway({
  type: "WIPAY",
  name: "WiPay",
  trial: false,
  untried: true,
  currencies: ["TTD", "JMD", "USD", "BBD", "XCD", "GYD"],
  flows: ["redirect"],
  referenceOf: wipayReference,
  needs: ["email"],
  targets: { form: WIPAY_HOSTS, connect: [] },
  events: ["POST"],
  account: {
    given: wipaySchema,
    fields: [
      {
        kind: "choice",
        name: "country",
        label: "billing:account.country",
        options: WIPAY_COUNTRIES.map((country) => ({ value: country, label: { country } })),
      },
      { kind: "text", name: "accountNumber", label: "billing:account.accountNumber" },
      { kind: "secret", name: "apiKey", label: "billing:account.apiKey", hint: "billing:account.secretHint" },
      { kind: "eventAddress" },
      {
        kind: "secret",
        name: "webhookSecret",
        label: "billing:account.webhookSecret",
        hint: "billing:account.secretHint",
      },
      MODE_FIELD,
    ],
    publicField: "accountNumber",
    kept: wipaySchema,
    problems: async (account) =>
      (await isKeyOfWipay(account)) ? [] : [{ field: "apiKey", message: "billing:account.unknown" }],
  },
  open: ({ now }, account) => wipayOperations(account, now),
});
