import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { changeGrantStatements } from "../../data/credits/credit-grants.server";
import { statusAt } from "../../domain/credits/credit-grant";
import { changeGrantSchema } from "../../schemas/credits/credits";
import { daysOf, spanOf } from "../../support/credits/credit-days.server";
import {
  changedMeanwhile,
  grantToChange,
  requireAmount,
  requireDays,
  requireServices,
} from "../../support/credits/require-grant.server";

/**
 * Changes how many credits a grant has, when and for what they can be used. Where the last day of one that is over is
 * put off, what was left of it can be used again. One that was withdrawn stays as it is.
 * @throws InvalidError for an amount below what is used, days that are over, or where no service would be left that they
 *   pay for and nobody says that they pay for all; NotFoundError; ConflictError
 */
export async function changeGrant(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "credit.manage");
  const { id, version, ...asked } = parse(changeGrantSchema, raw);
  const grant = await grantToChange(context, { id, version });
  if (grant.status === "ARCHIVED")
    throw new ConflictError("notPossible", [{ field: "", message: "credits:error.archived" }]);
  const revives = statusAt(grant, context.now) === "EXPIRED" || grant.status === "EXPIRED";
  const stood = daysOf(context, grant);
  const days = { validFrom: asked.validFrom ?? stood.validFrom, expiresOn: asked.expiresOn ?? stood.expiresOn };
  const amount = asked.amount ?? grant.amount;
  requireDays(context, days);
  requireAmount(context, amount, { held: grant.held, used: grant.used + (revives ? 0 : grant.lapsed) });
  const { note = grant.note, services = grant.services, serviceOfferingIds = grant.serviceOfferingIds } = asked;
  const isLimited = (all: readonly string[]) => all.length > 0;
  if (
    isLimited([...grant.services, ...grant.serviceOfferingIds]) &&
    !isLimited([...services, ...serviceOfferingIds]) &&
    !asked.allServices
  )
    throw new InvalidError([{ field: "services", message: "credits:error.noneLeft" }]);
  await requireServices(context, serviceOfferingIds, grant.serviceOfferingIds);
  const change = {
    ...{ amount, note, services, serviceOfferingIds },
    // A day that stays is the same instant, also where the organization has moved to another time zone.
    validFrom: days.validFrom === stood.validFrom ? grant.validFrom : spanOf(context, days).validFrom,
    expiresAt: days.expiresOn === stood.expiresOn ? grant.expiresAt : spanOf(context, days).expiresAt,
  };
  await commit(context, {
    ...changeGrantStatements(context, grant, change, revives),
    audit: [
      {
        action: "credit.manage",
        subjectKind: "creditGrant",
        subjectId: id,
        patientId: grant.patientId,
        fields: changedFields(grant, change),
      },
    ],
    result: null,
  }).catch(refusedAs(changedMeanwhile));
}
