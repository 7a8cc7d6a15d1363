import { z } from "zod";
import { DONE } from "~/kernel/answer";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { fromDayNumber } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { addedRelatedUserAnswer, relatedUserAnswer, relatedUsersAnswer } from "../schemas/patients/patient-answers";
import { addRelatedSchema, changeDependantSchema, changeRelationSchema } from "../schemas/family/related-user";
import { addRelatedUser } from "../services/family/add-related-user.server";
import { changeRelatedUser } from "../services/family/change-related-user.server";
import { endRelation } from "../services/family/end-relation.server";
import { listRelatedUsers } from "../services/family/list-related-users.server";

const family = { auth: "api", audience: "patient" } as const;
const idOfPath = { id: z.string() };
const named = z.looseObject(idOfPath);
/** For the description of the fields alone: the services go by the day at the organization. */
const TODAY = fromDayNumber(0);

/** A relative as the list shows them. */
async function one(context: RequestContext, id: string) {
  const relatedUser = (await listRelatedUsers(context)).find((each) => each.id === id);
  if (!relatedUser) throw new NotFoundError();
  return { status: true, relatedUser };
}

/** The relatives of the patient who is signed in. */
export const relatedUserCalls = callsOf("family", [
  defineCall({
    ...family,
    method: "GET",
    path: "/api/relatedUser/",
    summary: "Lists the family members of the primary user.",
    input: z.object({}),
    answer: relatedUsersAnswer,
    run: async (context) => ({ status: true, relatedUsers: await listRelatedUsers(context) }),
  }),
  defineCall({
    ...family,
    method: "POST",
    path: "/api/relatedUser/",
    summary: "Adds a family member: a dependent at once, an adult after they agree.",
    input: z.record(z.string(), z.unknown()),
    takes: addRelatedSchema(TODAY),
    answer: addedRelatedUserAnswer,
    run: async (context, input) => {
      const { id, waiting } = await addRelatedUser(context, input);
      return { ...(await one(context, id)), id, relationStatus: waiting ? "WAITING" : "ACTIVE" };
    },
  }),
  defineCall({
    ...family,
    method: "PUT",
    path: "/api/relatedUser/:id",
    summary: "Changes a family member.",
    input: named,
    takes: z.union([changeDependantSchema(TODAY).extend(idOfPath), changeRelationSchema.extend(idOfPath)]),
    answer: relatedUserAnswer,
    run: async (context, { id, ...input }) => {
      await changeRelatedUser(context, id, input);
      return one(context, id);
    },
  }),
  defineCall({
    ...family,
    method: "DELETE",
    path: "/api/relatedUser/:id",
    summary: "Ends the relation to a family member.",
    input: named,
    answer: DONE,
    run: async (context, { id }) => {
      await endRelation(context, id);
      return { status: true };
    },
  }),
]);
