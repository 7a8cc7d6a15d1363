import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { PAGOFACIL_HOSTS, pagofacilSchema } from "./pagofacil-account";
import { isLoginOfPagofacil, PAGOFACIL_CURRENCY, pagofacilOperations } from "./pagofacil-operations.server";

/** Pago Fácil of Chile, by the practice's own service. */
export const pagofacil = defineGateway({
  type: "PAGOFACIL",
  name: "Pago Fácil",
  trial: false,
  untried: true,
  currencies: [PAGOFACIL_CURRENCY],
  flows: ["redirect"],
  needs: ["email"],
  targets: { form: [...PAGOFACIL_HOSTS.live.pages, ...PAGOFACIL_HOSTS.test.pages], connect: [] },
  // It is told the address with each payment.
  events: ["POST"],
  account: {
    given: pagofacilSchema,
    fields: [
      {
        kind: "secret",
        name: "serviceToken",
        label: "billing:account.serviceToken",
        hint: "billing:account.secretHint",
      },
      {
        kind: "secret",
        name: "serviceSecret",
        label: "billing:account.serviceSecret",
        hint: "billing:account.secretHint",
      },
      { kind: "text", name: "userName", label: "billing:account.userName" },
      { kind: "secret", name: "password", label: "billing:account.password", hint: "billing:account.secretHint" },
      MODE_FIELD,
    ],
    publicField: "userName",
    kept: pagofacilSchema,
    problems: async (account) =>
      (await isLoginOfPagofacil(account)) ? [] : [{ field: "password", message: "billing:account.unknown" }],
  },
  open: ({ now }, account) => pagofacilOperations(account, now),
});
