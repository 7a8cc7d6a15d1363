import { issueSamples } from "~/features/scheduling/public.server";
import type { Env } from "~/platform/env.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { eachOrganization, organizationsWanted, type OperatorBasis } from "./operator-organizations";

/** Gives a demo practice invoices, outside production alone. @throws NotFoundError in production */
export function sampleInvoices(env: Env, raw: unknown, basis: OperatorBasis) {
  if (env.ENVIRONMENT === "production") throw new NotFoundError();
  return eachOrganization(env, parse(organizationsWanted, raw), { ...basis, task: "invoices" }, issueSamples);
}
