import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import {
  assignedCreditsAnswer,
  availableCreditsAnswer,
  changedGrantAnswer,
  creditUsesAnswer,
  deletedGrantAnswer,
  grantListAnswer,
} from "../../schemas/credits/credit-answers";
import {
  assignCreditsSchema,
  changeGrantSchema,
  creditUsesSchema,
  grantIdSchema,
  ofPatientSchema,
} from "../../schemas/credits/credits";
import { assignCredits } from "../../services/credits/assign-credits.server";
import { changeGrant } from "../../services/credits/change-grant.server";
import { deleteGrant } from "../../services/credits/end-grant.server";
import { availableCredits, grantsOf, readGrantView } from "../../services/credits/list-grants.server";
import { readCreditUses } from "../../services/credits/read-credit-uses.server";

const credits = { auth: "session", audience: "admin" } as const;

/** One grant, as answers have it. */
async function grantOf(context: RequestContext, id: string) {
  const grant = await readGrantView(context, id);
  if (!grant) throw new NotFoundError();
  return grant;
}

const said = ({ locale }: RequestContext, key: "assigned" | "changed" | "deleted" | "archived") =>
  createTranslator(locale).t(`credits:done.${key}`);

/** The calls about credits. Errors in the input are told only to those who may give credits. */
export const creditCalls = callsOf("billing", [
  defineCall({
    ...credits,
    method: "POST",
    path: "/consultationCredits/grant",
    summary: "Gives credits to one or several patients.",
    answer: assignedCreditsAnswer,
    failure: "errors:call.creditsAssigned",
    input: z.looseObject({}),
    takes: assignCreditsSchema,
    run: async (context, input) => {
      const { grantIds } = await assignCredits(context, input);
      const grants = await Promise.all(grantIds.map((id) => grantOf(context, id)));
      return { status: true, message: said(context, "assigned"), grants };
    },
  }),
  defineCall({
    ...credits,
    method: "PUT",
    path: "/consultationCredits/grant/:id",
    summary: "Changes a grant of credits. With a version, only if it is still current.",
    answer: changedGrantAnswer,
    failure: "errors:call.creditChanged",
    input: z.looseObject({ id: z.string() }),
    takes: changeGrantSchema,
    run: async (context, input) => {
      await changeGrant(context, input);
      return { status: true, message: said(context, "changed"), grant: await grantOf(context, input.id) };
    },
  }),
  defineCall({
    ...credits,
    method: "DELETE",
    path: "/consultationCredits/grant/:id",
    summary: "Deletes a grant of which nothing was used. Archives any other.",
    answer: deletedGrantAnswer,
    failure: "errors:call.creditDeleted",
    input: z.looseObject({ id: z.string() }),
    takes: grantIdSchema,
    run: async (context, input) => {
      const result = await deleteGrant(context, input);
      return { status: true, message: said(context, result), result };
    },
  }),
  defineCall({
    ...credits,
    method: "GET",
    path: "/consultationCredits/grantList",
    summary: "Lists the grants of a patient: active ones, and all others.",
    answer: grantListAnswer,
    input: z.looseObject({}),
    takes: ofPatientSchema,
    run: async (context, input) => ({ status: true, ...(await grantsOf(context, input)) }),
  }),
  defineCall({
    ...credits,
    method: "GET",
    path: "/consultationCredits/availableCredits",
    summary: "Returns how many credits a patient has in all, has used and has left.",
    answer: availableCreditsAnswer,
    input: z.looseObject({}),
    takes: ofPatientSchema,
    run: async (context, input) => ({ status: true, ...(await availableCredits(context, input)) }),
  }),
  defineCall({
    ...credits,
    method: "GET",
    path: "/consultationCredits/usages",
    summary: "Lists what happened to credits in a period, the latest first.",
    answer: creditUsesAnswer,
    input: z.looseObject({}),
    takes: creditUsesSchema,
    run: async (context, input) => {
      const { days, uses: usages, next } = await readCreditUses(context, input);
      return { status: true, ...days, usages, next };
    },
  }),
]);
