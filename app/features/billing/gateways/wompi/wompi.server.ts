import { defineGateway } from "../gateway.server";
import { isTestOfWompi, wompiSchema } from "./wompi-account";
import { isKeyOfWompi, WOMPI_PAGE, wompiOperations } from "./wompi-operations.server";

/** Wompi of Bancolombia, by the practice's own account. */
export const wompi = defineGateway({
  type: "WOMPI",
  name: "Wompi",
  trial: false,
  untried: true,
  currencies: ["COP"],
  flows: ["redirect"],
  referenceOf: (paymentId) => Promise.resolve(paymentId),
  needs: [],
  targets: { form: [WOMPI_PAGE], connect: [] },
  events: ["POST"],
  account: {
    given: wompiSchema,
    fields: [
      { kind: "text", name: "publicKey", label: "billing:account.publicKey" },
      { kind: "secret", name: "privateKey", label: "billing:account.privateKey", hint: "billing:account.secretHint" },
      {
        kind: "secret",
        name: "integritySecret",
        label: "billing:account.integritySecret",
        hint: "billing:account.secretHint",
      },
      { kind: "eventAddress" },
      {
        kind: "secret",
        name: "eventsSecret",
        label: "billing:account.eventsSecret",
        hint: "billing:account.secretHint",
      },
    ],
    publicField: "publicKey",
    kept: wompiSchema,
    modeOf: (account) => (isTestOfWompi(account) ? "test" : "live"),
    problems: async (account) =>
      (await isKeyOfWompi(account)) ? [] : [{ field: "privateKey", message: "billing:account.unknown" }],
  },
  open: (_context, account) => wompiOperations(account),
});
