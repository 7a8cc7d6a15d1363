import { InvalidError } from "~/platform/http/errors.server";
import type { RequestContext } from "~/platform/context.server";
import { recordServices } from "~/platform/records/record-services.server";
import {
  billingMethodRows,
  billingMethodsStatement,
  defaultStatements,
  referenceStatement,
} from "../../data/billing/billing-methods.server";
import { billingMethodKind } from "../../schemas/billing/billing-method";
import { secretWrite } from "../settings/set-secret.server";

/** The name that the reference of a method is sealed under. */
const secretNameOf = (id: string) => `billingMethod.${id}`;

/** A month such as 07/29 as a number that grows; cards are good to its end. */
const monthOf = (expiry: string) => Number(`${expiry.slice(3)}${expiry.slice(0, 2)}`);

/** What a card must have, and what nothing else has. @throws InvalidError at the fields */
function checkCard(
  { now, profile }: RequestContext,
  { kind, lastFour, expiry }: Record<"kind" | "lastFour" | "expiry", string>,
) {
  if (kind !== "CARD") return;
  const missing = Object.entries({ lastFour, expiry }).filter(([, value]) => value === "");
  if (missing.length > 0)
    throw new InvalidError(missing.map(([field]) => ({ field, message: "errors:field.mandatory" })));
  const [year, month] = new Intl.DateTimeFormat("en-CA", { timeZone: profile.timeZone }).format(now).split("-");
  if (monthOf(expiry) < Number(`${year?.slice(2)}${month}`))
    throw new InvalidError([{ field: "expiry", message: "organization:billingMethods.expired" }]);
}

/** How the organization pays for the platform. A reference that is given is sealed, and never shown again. */
export const billingMethods = recordServices(billingMethodKind, {
  list: async ({ db }) => billingMethodsStatement(db),
  read: async ({ db }, id) => {
    const row = await billingMethodRows.read(db, id);
    return row && { ...row, reference: "" };
  },
  check: (context, values) => Promise.resolve(checkCard(context, values)),
  saving: ({ db, now }, { reference: _reference, isDefault: _isDefault, ...values }) =>
    billingMethodRows.saving(db, values.kind === "CARD" ? values : { ...values, lastFour: "", expiry: "" }, {
      isDefault: false,
      referenceAt: null,
      createdAt: now,
    }),
  also: async (context, id, { reference, isDefault }) => [
    ...defaultStatements(context.db, id, isDefault),
    ...(reference === ""
      ? []
      : [await secretWrite(context, secretNameOf(id), reference), referenceStatement(context.db, id, context.now)]),
  ],
  alsoSwitched: ({ db }, id) => defaultStatements(db, id, false),
  rows: billingMethodRows,
});
