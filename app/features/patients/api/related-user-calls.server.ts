import { z } from "zod";
import { defineCall } from "~/platform/calls.server";
import { addRelatedUser } from "../services/add-related-user.server";
import { changeRelatedUser } from "../services/change-related-user.server";
import { endRelation } from "../services/end-relation.server";
import { listRelatedUsers } from "../services/list-related-users.server";

const family = { auth: "api", audience: "patient" } as const;
const named = z.looseObject({ id: z.string() });

/** The relatives of the patient who is signed in. */
export const relatedUserCalls = [
  defineCall({
    ...family,
    method: "GET",
    path: "/api/relatedUser/",
    summary: "Lists the family members of the primary user.",
    input: z.object({}),
    run: async (context) => ({ status: true, relatedUsers: await listRelatedUsers(context) }),
  }),
  defineCall({
    ...family,
    method: "POST",
    path: "/api/relatedUser/",
    summary: "Adds a family member: a dependent at once, an adult after they agree.",
    input: z.record(z.string(), z.unknown()),
    run: async (context, input) => {
      const { id, waiting } = await addRelatedUser(context, input);
      return { status: true, id, relationStatus: waiting ? "WAITING" : "ACTIVE" };
    },
  }),
  defineCall({
    ...family,
    method: "PUT",
    path: "/api/relatedUser/:id",
    summary: "Changes a family member.",
    input: named,
    run: async (context, { id, ...input }) => {
      await changeRelatedUser(context, id, input);
      return { status: true };
    },
  }),
  defineCall({
    ...family,
    method: "DELETE",
    path: "/api/relatedUser/:id",
    summary: "Ends the relation to a family member.",
    input: named,
    run: async (context, { id }) => {
      await endRelation(context, id);
      return { status: true };
    },
  }),
];
