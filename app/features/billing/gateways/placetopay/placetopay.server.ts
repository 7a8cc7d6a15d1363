import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { PLACETOPAY_COUNTRIES, PLACETOPAY_HOSTS, placetopaySchema } from "./placetopay-account";
import { isSiteOfPlacetopay, placetopayOperations, placetopayReference } from "./placetopay-operations.server";

/** Placetopay (Evertec) in Latin America, by the practice's own site there. */
export const placetopay = defineGateway({
  type: "PLACETOPAY",
  name: "Placetopay",
  trial: false,
  untried: true,
  currencies: ["COP", "USD", "CLP", "CRC", "UYU", "PAB", "HNL", "BZD"],
  flows: ["redirect"],
  referenceOf: (paymentId) => Promise.resolve(placetopayReference(paymentId)),
  needs: ["ipAddress", "userAgent", "locale"],
  targets: { form: PLACETOPAY_HOSTS, connect: [] },
  events: ["POST"],
  account: {
    given: placetopaySchema,
    fields: [
      {
        kind: "choice",
        name: "country",
        label: "billing:account.country",
        options: PLACETOPAY_COUNTRIES.map((country) => ({ value: country, label: { country } })),
      },
      { kind: "text", name: "login", label: "billing:account.login" },
      { kind: "secret", name: "secretKey", label: "billing:account.secretKey", hint: "billing:account.secretHint" },
      { kind: "eventAddress" },
      MODE_FIELD,
    ],
    publicField: "login",
    kept: placetopaySchema,
    problems: async (account) =>
      (await isSiteOfPlacetopay(account, Date.now()))
        ? []
        : [{ field: "secretKey", message: "billing:account.unknown" }],
  },
  open: ({ now }, account) => placetopayOperations(account, now),
});
