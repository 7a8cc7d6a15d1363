import { commit } from "~/db/commit.server";
import { findOrganization, writeLimits } from "~/db/directory.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { copyToProfile, dropSetting } from "../../data/settings/settings.server";
import { organizationLimitsSchema } from "../../schemas/settings/organization-limits";

/**
 * Sets what an organization may have, as its operator says: in the directory what is asked before the organization's
 * own database, and in its profile too, which the Worker before reads.
 * @throws InvalidError at the fields
 */
export async function limitOrganization(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "organization.limit");
  const { creditMaxValue, ...settings } = parse(organizationLimitsSchema, raw);
  const { db, env, organization, profile, now } = context;
  // The area would say otherwise than the profile; without a row it follows the profile.
  const restricted = settings.restrictedMode === undefined ? [] : [dropSetting(db, "restricted")];
  await commit(context, {
    writes: [copyToProfile(db, { settings }), ...restricted],
    audit: [
      {
        action: "organization.limit",
        subjectKind: "organization",
        subjectId: String(context.organization.id),
        fields: [...Object.keys(settings), ...(creditMaxValue === undefined ? [] : ["creditMaxValue"])],
      },
    ],
    result: null,
  });
  const { employeeListLimit, trialState } = profile.settings;
  const stored = await findOrganization(env.DIRECTORY_DB, { id: organization.id });
  const before = stored?.limits ?? { employeeListLimit, trialState, creditMaxValue: null };
  const limits = {
    employeeListLimit: given(settings.employeeListLimit, before.employeeListLimit),
    trialState: given(settings.trialState, before.trialState),
    creditMaxValue: given(creditMaxValue, before.creditMaxValue),
  };
  await writeLimits(env.DIRECTORY_DB, organization.id, limits, now);
}

/** What is left out stays as it is. */
const given = <Value>(asked: Value | undefined, before: Value): Value => (asked === undefined ? before : asked);
