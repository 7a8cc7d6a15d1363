import { offeringChoices, offeringNames, readOrganization } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { BRIEFING_ID } from "../../domain/questionnaires/briefing";
import { readQuestionnaire } from "../../data/questionnaires/questionnaires.server";

/** The services before whose appointments a questionnaire can be handed out, and those that are chosen. @throws NotFoundError */
export async function readBeforeForm(context: RequestContext, id: string) {
  await authorize(context, "questionnaire.manage");
  const row = await readQuestionnaire(context.db, id);
  if (!row || id === BRIEFING_ID) throw new NotFoundError();
  const [{ serviceOfferings }, names] = await Promise.all([
    readOrganization(context),
    offeringNames(context.db, row.beforeOfferings),
  ]);
  return { questionnaire: row, offerings: offeringChoices(serviceOfferings, row.beforeOfferings, names) };
}
