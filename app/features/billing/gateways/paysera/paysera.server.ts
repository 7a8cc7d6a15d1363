import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { PAYSERA_PAGES, payseraSchema } from "./paysera-account";
import { payseraOperations } from "./paysera-operations.server";

/** Paysera Checkout in the Baltics, by the practice's own project. */
export const paysera = defineGateway({
  type: "PAYSERA",
  name: "Paysera",
  trial: false,
  untried: true,
  currencies: ["EUR", "PLN", "GBP", "USD"],
  flows: ["redirect"],
  referenceOf: (paymentId) => Promise.resolve(paymentId),
  signsReturn: true,
  needs: ["email", "locale"],
  targets: { form: Object.values(PAYSERA_PAGES), connect: [] },
  events: ["GET"],
  eventReply: "OK",
  account: {
    given: payseraSchema,
    fields: [
      MODE_FIELD,
      { kind: "text", name: "projectId", label: "billing:account.projectId" },
      {
        kind: "secret",
        name: "signPassword",
        label: "billing:account.signPassword",
        hint: "billing:account.secretHint",
      },
    ],
    publicField: "projectId",
    kept: payseraSchema,
    // There is nothing that it could be asked.
    problems: null,
  },
  open: (_context, account) => payseraOperations(account),
});
