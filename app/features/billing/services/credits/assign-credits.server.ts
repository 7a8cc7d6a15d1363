import { commit, storedResult, type AuditEntry } from "~/db/commit.server";
import { patientNames } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertGrantStatements } from "../../data/credits/credit-grants.server";
import { assignCreditsSchema } from "../../schemas/credits/credits";
import { requireAmount, requireDays, requireServices } from "../../support/credits/require-grant.server";
import { toldOfCredits } from "../../support/credits/told-of-credits.server";
import { spanOf, today } from "../../support/credits/credit-days.server";

/** The grants that were made, in the order of their patients. */
export interface AssignedCredits {
  grantIds: string[];
}

/**
 * Gives credits to one or several patients, each of them the same. They are told, where they have an account.
 * @throws InvalidError at the field: an unknown patient, more than the organization may give, days that are over
 */
export async function assignCredits(context: RequestContext, raw: unknown): Promise<AssignedCredits> {
  await authorize(context, "credit.manage");
  const { patientIds: said, idempotencyKey, ...asked } = parse(assignCreditsSchema, raw);
  const patientIds = [...new Set(said)];
  const key =
    idempotencyKey === undefined
      ? undefined
      : await actorKey(context, "credits", idempotencyKey, { ...asked, patientIds });
  const stored = key && (await storedResult<AssignedCredits>(context, key));
  if (stored) return stored.result;
  const { amount, expiresOn, services, serviceOfferingIds, note } = asked;
  const days = { validFrom: asked.validFrom ?? today(context), expiresOn };
  requireAmount(context, amount);
  requireDays(context, days);
  const [known, , told] = await Promise.all([
    patientNames(context, patientIds),
    requireServices(context, serviceOfferingIds),
    Promise.all(patientIds.map((patientId) => toldOfCredits(context, "credit.granted", patientId))),
  ]);
  if (patientIds.some((patientId) => !known.has(patientId)))
    throw new InvalidError([{ field: "patientIds", message: "errors:field.chooseOne" }]);
  const grants = patientIds.map((patientId) => ({
    ...{ id: uuidv7(context.now), patientId, amount, note },
    ...{ services: [...new Set(services)], serviceOfferingIds: [...new Set(serviceOfferingIds)] },
    ...spanOf(context, days),
  }));
  const [first, ...others] = grants.map(({ id: subjectId, patientId }): AuditEntry => ({
    action: "credit.manage",
    subjectKind: "creditGrant",
    subjectId,
    patientId,
    fields: ["grant"],
  }));
  if (!first) throw new InvalidError([{ field: "patientIds", message: "errors:field.chooseOne" }]);
  const plan = {
    writes: grants.flatMap((grant) => insertGrantStatements(context, grant)),
    audit: [first, ...others] as const,
    outbox: told.flat(),
    ...(key ? { idempotency: key } : {}),
    result: { grantIds: grants.map(({ id }) => id) },
  };
  return (await commit(context, plan)).result;
}
