import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { SSLCOMMERZ_HOSTS, sslcommerzSchema } from "./sslcommerz-account";
import { isStoreOfSslcommerz, sslcommerzOperations } from "./sslcommerz-operations.server";
import { sslcommerzReference } from "./sslcommerz-reference";

/** SSLCommerz in Bangladesh, by the practice's own store. */
export const sslcommerz = defineGateway({
  type: "SSLCOMMERZ",
  name: "SSLCommerz",
  trial: false,
  untried: true,
  currencies: ["BDT", "USD", "EUR", "SGD", "INR", "MYR"],
  flows: ["redirect"],
  referenceOf: (paymentId) => Promise.resolve(sslcommerzReference(paymentId)),
  needs: ["email", "name", "phone"],
  targets: { form: Object.values(SSLCOMMERZ_HOSTS).flatMap(({ pages }) => [...pages]), connect: [] },
  events: ["POST"],
  account: {
    given: sslcommerzSchema,
    fields: [
      MODE_FIELD,
      { kind: "text", name: "storeId", label: "billing:account.storeId" },
      {
        kind: "secret",
        name: "storePassword",
        label: "billing:account.storePassword",
        hint: "billing:account.secretHint",
      },
    ],
    publicField: "storeId",
    kept: sslcommerzSchema,
    problems: async (account) =>
      (await isStoreOfSslcommerz(account)) ? [] : [{ field: "storePassword", message: "billing:account.unknown" }],
  },
  open: (_context, account) => sslcommerzOperations(account),
});
