import { defineGateway } from "../gateway.server";
import { PAYTABS_HOSTS, paytabsSchema } from "./paytabs-account";
import { isKeyOfPaytabs, paytabsOperations } from "./paytabs-operations.server";

/** PayTabs in the Gulf, Egypt, Jordan, Iraq and Morocco, by the practice's own profile. */
export const paytabs = defineGateway({
  type: "PAYTABS",
  name: "PayTabs",
  trial: false,
  untried: true,
  currencies: "every",
  flows: ["redirect"],
  referenceOf: (paymentId) => Promise.resolve(paymentId),
  signsReturn: true,
  needs: ["email", "name", "ipAddress", "locale"],
  targets: { form: Object.values(PAYTABS_HOSTS), connect: [] },
  events: ["POST"],
  account: {
    given: paytabsSchema,
    fields: [
      {
        kind: "choice",
        name: "region",
        label: "billing:account.region",
        options: [
          { value: "ARE", label: { country: "AE" } },
          { value: "SAU", label: { country: "SA" } },
          { value: "OMN", label: { country: "OM" } },
          { value: "JOR", label: { country: "JO" } },
          { value: "EGY", label: { country: "EG" } },
          { value: "IRQ", label: { country: "IQ" } },
          { value: "KWT", label: { country: "KW" } },
          { value: "QAT", label: { country: "QA" } },
          { value: "MAR", label: { country: "MA" } },
          { value: "GLOBAL", label: "billing:account.worldwide" },
        ],
      },
      { kind: "text", name: "profileId", label: "billing:account.profileId" },
      { kind: "secret", name: "serverKey", label: "billing:account.serverKey", hint: "billing:account.secretHint" },
    ],
    publicField: "profileId",
    kept: paytabsSchema,
    problems: async (account) =>
      (await isKeyOfPaytabs(account)) ? [] : [{ field: "serverKey", message: "billing:account.unknown" }],
  },
  open: (_context, account) => paytabsOperations(account),
});
