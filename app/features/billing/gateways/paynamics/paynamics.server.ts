import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { PAYNAMICS_HOSTS, paynamicsSchema } from "./paynamics-account";
import { isLoginOfPaynamics, paynamicsOperations } from "./paynamics-operations.server";
import { paynamicsReference } from "./paynamics-request.server";

/** Cards by Paynamics in the Philippines, by the practice's own account. */
export const paynamics = defineGateway({
  type: "PAYNAMICS",
  name: "Paynamics",
  trial: false,
  untried: true,
  currencies: ["PHP"],
  flows: ["redirect"],
  referenceOf: paynamicsReference,
  needs: ["email", "name"],
  targets: { form: Object.values(PAYNAMICS_HOSTS), connect: [] },
  // It is told the address with each payment.
  events: ["POST"],
  account: {
    given: paynamicsSchema,
    fields: [
      { kind: "text", name: "merchantId", label: "billing:account.merchantId" },
      { kind: "secret", name: "merchantKey", label: "billing:account.merchantKey", hint: "billing:account.secretHint" },
      { kind: "text", name: "userName", label: "billing:account.userName" },
      { kind: "secret", name: "password", label: "billing:account.password", hint: "billing:account.secretHint" },
      MODE_FIELD,
    ],
    publicField: "merchantId",
    kept: paynamicsSchema,
    problems: async (account) =>
      (await isLoginOfPaynamics(account)) ? [] : [{ field: "password", message: "billing:account.unknown" }],
  },
  open: (_context, account) => paynamicsOperations(account),
});
