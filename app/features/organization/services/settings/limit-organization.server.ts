import { commit } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { limitInDirectory } from "~/platform/hosts/organization-limits.server";
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
  const { db, organization, profile } = context;
  // The area would say otherwise than the profile; without a row it follows the profile.
  const restricted = settings.restrictedMode === undefined ? [] : [dropSetting(db, "restricted")];
  await commit(context, {
    writes: [copyToProfile(db, { settings }), ...restricted],
    audit: [
      {
        action: "organization.limit",
        subjectKind: "organization",
        subjectId: String(organization.id),
        fields: changedFields({ ...profile.settings, ...organization.limits }, { ...settings, creditMaxValue }),
      },
    ],
    result: null,
  });
  await limitInDirectory(context, { ...settings, creditMaxValue });
}
