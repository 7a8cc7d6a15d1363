import type { FieldError } from "~/platform/http/errors.server";
import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { FAWRY_HOSTS, fawrySchema, type FawryAccount } from "./fawry-account";
import { FawryKeyRefused } from "./fawry-call.server";
import { fawryOperations } from "./fawry-operations.server";
import { tryFawryKey } from "./fawry-order.server";

async function problemsOf(account: FawryAccount): Promise<FieldError[]> {
  try {
    await tryFawryKey(account);
    return [];
  } catch (error) {
    if (error instanceof FawryKeyRefused) return [{ field: "secureKey", message: "billing:account.unknown" }];
    throw error;
  }
}

/** FawryPay in Egypt, by the practice's own account. */
export const fawry = defineGateway({
  type: "FAWRY",
  name: "Fawry",
  trial: false,
  untried: true,
  currencies: ["EGP"],
  flows: ["redirect"],
  referenceOf: (paymentId) => Promise.resolve(paymentId),
  needs: ["email", "name", "phone", "locale"],
  targets: { form: Object.values(FAWRY_HOSTS).flatMap(({ pages }) => [...pages]), connect: [] },
  events: ["POST"],
  account: {
    given: fawrySchema,
    fields: [
      MODE_FIELD,
      { kind: "text", name: "merchantCode", label: "billing:account.merchantCode" },
      { kind: "secret", name: "secureKey", label: "billing:account.secureKey", hint: "billing:account.secretHint" },
      { kind: "eventAddress" },
    ],
    publicField: "merchantCode",
    kept: fawrySchema,
    problems: problemsOf,
  },
  open: (_context, account) => fawryOperations(account),
});
