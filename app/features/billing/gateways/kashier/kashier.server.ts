import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { kashierSchema } from "./kashier-account";
import { isKeyOfKashier, KASHIER_PAGE, kashierOperations } from "./kashier-operations.server";

/** Kashier in Egypt, by the practice's own account. */
export const kashier = defineGateway({
  type: "KASHIER",
  name: "Kashier",
  trial: false,
  untried: true,
  currencies: ["EGP", "USD", "GBP", "EUR"],
  flows: ["redirect"],
  referenceOf: (paymentId) => Promise.resolve(paymentId),
  needs: ["email", "locale"],
  targets: { form: [KASHIER_PAGE], connect: [] },
  events: ["POST"],
  account: {
    given: kashierSchema,
    fields: [
      MODE_FIELD,
      { kind: "text", name: "merchantId", label: "billing:account.merchantId" },
      { kind: "secret", name: "apiKey", label: "billing:account.apiKey", hint: "billing:account.secretHint" },
      { kind: "secret", name: "secretKey", label: "billing:account.secretKey", hint: "billing:account.secretHint" },
    ],
    publicField: "merchantId",
    kept: kashierSchema,
    problems: async (account) =>
      (await isKeyOfKashier(account)) ? [] : [{ field: "secretKey", message: "billing:account.unknown" }],
  },
  open: (_context, account) => kashierOperations(account),
});
