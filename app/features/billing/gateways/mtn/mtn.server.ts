import type { FieldError } from "~/platform/http/errors.server";
import type { AccountChoice } from "../account-field";
import { defineGateway } from "../gateway.server";
import { MTN_MARKETS, mtnSchema, type MtnAccount } from "./mtn-account";
import { mtnOperations } from "./mtn-operations.server";
import { mtnReference } from "./mtn-reference.server";
import { fetchMtnToken, MtnKeyRefused } from "./mtn-token.server";

const options = Object.entries(MTN_MARKETS).map(([value, { country }]): AccountChoice => ({
  value,
  label: country === "" ? "billing:account.test" : { country },
}));

async function problemsOf(account: MtnAccount): Promise<FieldError[]> {
  try {
    await fetchMtnToken(account, Date.now());
    return [];
  } catch (error) {
    if (error instanceof MtnKeyRefused) return [{ field: "apiKey", message: "billing:account.unknown" }];
    throw error;
  }
}

/** MTN's mobile money, by the practice's own account for collections. */
export const mtn = defineGateway({
  type: "MTN",
  name: "MTN MoMo",
  trial: false,
  untried: true,
  currencies: [...new Set(Object.values(MTN_MARKETS).map(({ currency }) => currency))],
  flows: ["poll"],
  referenceOf: mtnReference,
  needs: ["phone"],
  targets: { form: [], connect: [] },
  events: ["PUT", "POST"],
  account: {
    given: mtnSchema,
    fields: [
      { kind: "choice", name: "market", label: "billing:account.market", options },
      { kind: "text", name: "apiUser", label: "billing:account.apiUser" },
      { kind: "secret", name: "apiKey", label: "billing:account.apiKey", hint: "billing:account.secretHint" },
      {
        kind: "secret",
        name: "subscriptionKey",
        label: "billing:account.subscriptionKey",
        hint: "billing:account.secretHint",
      },
      { kind: "eventAddress" },
    ],
    publicField: "apiUser",
    kept: mtnSchema,
    modeOf: ({ market }) => (market === "sandbox" ? "test" : "live"),
    problems: problemsOf,
  },
  open: ({ now }, account) => mtnOperations(account, now),
});
