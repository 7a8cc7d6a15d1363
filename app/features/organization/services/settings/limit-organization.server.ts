import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { copyToProfile, dropSetting } from "../../data/settings/settings.server";
import { organizationLimitsSchema } from "../../schemas/settings/organization-limits";

/** Sets what an organization may have, as its operator says. @throws InvalidError at the fields */
export async function limitOrganization(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "organization.limit");
  const settings = parse(organizationLimitsSchema, raw);
  const { db } = context;
  // The area would say otherwise than the profile; without a row it follows the profile.
  const restricted = settings.restrictedMode === undefined ? [] : [dropSetting(db, "restricted")];
  await commit(context, {
    writes: [copyToProfile(db, { settings }), ...restricted],
    audit: [
      {
        action: "organization.limit",
        subjectKind: "organization",
        subjectId: String(context.organization.id),
        fields: Object.keys(settings),
      },
    ],
    result: null,
  });
}
