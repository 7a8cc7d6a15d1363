import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { ebirrSchema } from "./ebirr-account";
import { EBIRR_CURRENCY, ebirrOperations } from "./ebirr-operations.server";

/** E-birr in Ethiopia, by the practice's own account at a bank that it serves. */
export const ebirr = defineGateway({
  type: "EBIRR",
  name: "E-birr",
  trial: false,
  untried: true,
  currencies: [EBIRR_CURRENCY],
  flows: ["call"],
  referenceOf: (paymentId) => Promise.resolve(paymentId),
  needs: ["phone"],
  targets: { form: [], connect: [] },
  events: [],
  account: {
    given: ebirrSchema,
    fields: [
      MODE_FIELD,
      { kind: "text", name: "merchantUid", label: "billing:account.merchantUid" },
      { kind: "text", name: "apiUserId", label: "billing:account.apiUserId" },
      { kind: "secret", name: "apiKey", label: "billing:account.apiKey", hint: "billing:account.secretHint" },
      {
        kind: "text",
        name: "accountPrefix",
        label: "billing:account.accountPrefix",
        hint: "billing:account.accountPrefixHint",
      },
    ],
    publicField: "merchantUid",
    kept: ebirrSchema,
    // There is nothing that it could be asked without a payment.
    problems: null,
  },
  open: (_context, account) => ebirrOperations(account),
});
