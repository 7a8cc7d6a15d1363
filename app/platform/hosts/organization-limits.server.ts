import { findOrganization, writeLimits, type OrganizationLimits } from "~/db/directory.server";
import type { RequestContext } from "../context.server";

/**
 * Sets an organization's limits in the directory, which is read before the organization's own database. Undefined
 * limits do not change.
 */
export async function limitInDirectory(
  { env, organization, profile, now }: RequestContext,
  asked: { readonly [Name in keyof OrganizationLimits]?: OrganizationLimits[Name] | undefined },
): Promise<void> {
  const { employeeListLimit, trialState } = profile.settings;
  const stored = await findOrganization(env.DIRECTORY_DB, { id: organization.id });
  const before = stored?.limits ?? { employeeListLimit, trialState, creditMaxValue: null };
  await writeLimits(
    env.DIRECTORY_DB,
    organization.id,
    {
      employeeListLimit: given(asked.employeeListLimit, before.employeeListLimit),
      trialState: given(asked.trialState, before.trialState),
      creditMaxValue: given(asked.creditMaxValue, before.creditMaxValue),
    },
    now,
  );
}

const given = <Value>(asked: Value | undefined, before: Value): Value => (asked === undefined ? before : asked);
