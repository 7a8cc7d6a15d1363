import type { FieldError } from "~/platform/http/errors.server";
import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { MPAISA_HOSTS, mpaisaSchema, type MpaisaAccount } from "./mpaisa-account";
import { fetchMpaisaToken, MpaisaKeyRefused } from "./mpaisa-call.server";
import { mpaisaOperations } from "./mpaisa-operations.server";

async function problemsOf(account: MpaisaAccount): Promise<FieldError[]> {
  try {
    await fetchMpaisaToken(account, Date.now());
    return [];
  } catch (error) {
    if (error instanceof MpaisaKeyRefused) return [{ field: "clientSecret", message: "billing:account.unknown" }];
    throw error;
  }
}

/** M-PAiSA of Vodafone Fiji, by the practice's own account. */
export const mpaisa = defineGateway({
  type: "MPAISA",
  name: "M-PAiSA",
  trial: false,
  untried: true,
  currencies: ["FJD"],
  flows: ["redirect"],
  needs: [],
  targets: { form: Object.values(MPAISA_HOSTS), connect: [] },
  events: [],
  account: {
    given: mpaisaSchema,
    fields: [
      MODE_FIELD,
      { kind: "text", name: "clientId", label: "billing:account.clientId" },
      {
        kind: "secret",
        name: "clientSecret",
        label: "billing:account.clientSecret",
        hint: "billing:account.secretHint",
      },
    ],
    publicField: "clientId",
    kept: mpaisaSchema,
    problems: problemsOf,
  },
  open: ({ now }, account) => mpaisaOperations(account, now),
});
