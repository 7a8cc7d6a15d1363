import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { JAZZCASH_HOSTS, jazzcashSchema } from "./jazzcash-account";
import { isSaltOfJazzcash, jazzcashOperations } from "./jazzcash-operations.server";
import { jazzcashReference } from "./jazzcash-signing.server";

/** JazzCash in Pakistan, by the practice's own account. */
export const jazzcash = defineGateway({
  type: "JAZZCASH",
  name: "JazzCash",
  trial: false,
  untried: true,
  currencies: ["PKR"],
  flows: ["form"],
  referenceOf: jazzcashReference,
  signsReturn: true,
  needs: [],
  targets: { form: Object.values(JAZZCASH_HOSTS), connect: [] },
  events: ["POST"],
  eventReply: "000",
  account: {
    given: jazzcashSchema,
    fields: [
      MODE_FIELD,
      { kind: "text", name: "merchantId", label: "billing:account.merchantId" },
      { kind: "secret", name: "password", label: "billing:account.password", hint: "billing:account.secretHint" },
      {
        kind: "secret",
        name: "integritySalt",
        label: "billing:account.integritySalt",
        hint: "billing:account.secretHint",
      },
      { kind: "eventAddress" },
    ],
    publicField: "merchantId",
    kept: jazzcashSchema,
    problems: async (account) =>
      (await isSaltOfJazzcash(account)) ? [] : [{ field: "integritySalt", message: "billing:account.unknown" }],
  },
  open: ({ now }, account) => jazzcashOperations(account, now),
});
