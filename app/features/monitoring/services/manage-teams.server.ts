import { commit } from "~/db/commit.server";
import { employeesInRoles, ROLE, titledNames } from "~/features/identity/public.server";
import { titledName } from "~/i18n/titled-name";
import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { saveTeam } from "../data/plans.server";
import { MOST_TOLD, teamSchema } from "../schemas/monitoring";
import { monitoringTerms } from "../support/monitoring-terms.server";

/** Providers and nurses by their names: those who can be of a team. */
async function people(context: RequestContext) {
  const { t } = createTranslator(context.locale);
  const ids = await employeesInRoles(context.db, [ROLE.PROVIDER, ROLE.NURSE]);
  const names = await titledNames(context, ids);
  return [...names]
    .map(([id, { title, name }]) => ({ id, name: titledName(t, { title, firstName: name, lastName: "" }) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The teams with who is in them, for administrators. */
export async function readTeamsScreen(context: RequestContext) {
  await authorize(context, "settings.change");
  const [{ teams }, staff] = await Promise.all([monitoringTerms(context), people(context)]);
  return { teams, staff, most: MOST_TOLD };
}

/** Says who is in a team, in the order in which they are told. @throws InvalidError for one that is on no list */
export async function saveTeamMembers(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { name, members } = parse(teamSchema, raw);
  const [{ teams }, staff] = await Promise.all([monitoringTerms(context), people(context)]);
  const chosen = [...new Set(members.filter(Boolean))];
  if (!teams.some((team) => team.name === name) || chosen.some((id) => !staff.some((each) => each.id === id)))
    throw new InvalidError([{ field: "members", message: "errors:field.chooseOne" }]);
  await commit(context, {
    writes: [saveTeam(context.db, { name, members: chosen })],
    audit: [{ action: "monitoringTeam.change", subjectKind: "monitoringTeam", subjectId: null, fields: ["members"] }],
    result: null,
  });
}
