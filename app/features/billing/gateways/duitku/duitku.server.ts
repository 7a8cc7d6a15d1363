import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { DUITKU_HOSTS, duitkuSchema } from "./duitku-account";
import { duitkuOperations } from "./duitku-operations.server";

/** Duitku in Indonesia, by the practice's own project. */
export const duitku = defineGateway({
  type: "DUITKU",
  name: "Duitku",
  trial: false,
  untried: true,
  currencies: ["IDR"],
  flows: ["redirect"],
  referenceOf: (paymentId) => Promise.resolve(paymentId),
  needs: ["email", "name"],
  targets: { form: Object.values(DUITKU_HOSTS).map(({ page }) => page), connect: [] },
  events: ["POST"],
  account: {
    given: duitkuSchema,
    fields: [
      MODE_FIELD,
      { kind: "text", name: "merchantCode", label: "billing:account.merchantCode" },
      { kind: "secret", name: "apiKey", label: "billing:account.apiKey", hint: "billing:account.secretHint" },
    ],
    publicField: "merchantCode",
    kept: duitkuSchema,
    // What a question with a wrong key is answered, no source says.
    problems: null,
  },
  open: ({ now }, account) => duitkuOperations(account, now),
});
