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
    summary: "related users of the primary user",
    input: z.object({}),
    run: async (context) => ({ status: true, relatedUsers: await listRelatedUsers(context) }),
  }),
  defineCall({
    ...family,
    method: "POST",
    path: "/api/relatedUser/",
    summary: "adds a related user: a dependant at once, an adult once they have agreed",
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
    summary: "changes a related user",
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
    summary: "ends a relation",
    input: named,
    run: async (context, { id }) => {
      await endRelation(context, id);
      return { status: true };
    },
  }),
];
