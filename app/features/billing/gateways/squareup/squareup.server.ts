import { MODE_FIELD } from "../account-field";
import { defineGateway } from "../gateway.server";
import { SQUAREUP_HOSTS, squareupSchema } from "./squareup-account";
import { squareupOperations, wrongAtSquareup } from "./squareup-operations.server";

/** Payment links of Square, by the practice's own application. */
export const squareup = defineGateway({
  type: "SQUAREUP",
  name: "Square",
  trial: false,
  untried: true,
  currencies: ["USD", "CAD", "AUD", "JPY", "GBP", "EUR"],
  flows: ["redirect"],
  needs: ["email"],
  // The sandbox shows its links on a page of the API's own.
  targets: { form: [...SQUAREUP_HOSTS.live.pages, ...SQUAREUP_HOSTS.test.pages, SQUAREUP_HOSTS.test.api], connect: [] },
  events: ["POST"],
  account: {
    given: squareupSchema,
    fields: [
      { kind: "secret", name: "accessToken", label: "billing:account.accessToken", hint: "billing:account.secretHint" },
      { kind: "text", name: "locationId", label: "billing:account.locationId" },
      { kind: "eventAddress" },
      {
        kind: "secret",
        name: "webhookSecret",
        label: "billing:account.webhookSecret",
        hint: "billing:account.secretHint",
      },
      MODE_FIELD,
    ],
    publicField: "locationId",
    kept: squareupSchema,
    problems: async (account) => {
      const field = await wrongAtSquareup(account);
      return field ? [{ field, message: "billing:account.unknown" }] : [];
    },
  },
  open: (_context, account) => squareupOperations(account),
});
