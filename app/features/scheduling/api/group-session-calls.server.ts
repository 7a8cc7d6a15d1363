import type { z } from "zod";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import {
  changeSessionSchema,
  createSessionSchema,
  editSessionSchema,
  listSessionsSchema,
  moveSessionSchema,
} from "../schemas/groups/group-session";
import {
  changedSessionAnswer,
  editedSessionAnswer,
  madeSessionsAnswer,
  sessionAnswer,
  sessionListAnswer,
} from "../schemas/groups/group-session-answers";
import { withStartTime } from "../domain/appointments/start-time";
import { cancelGroupSession } from "../services/groups/cancel-group-session.server";
import { concludeGroupSession } from "../services/groups/conclude-group-session.server";
import { createGroupSession } from "../services/groups/create-group-session.server";
import { editGroupSession } from "../services/groups/edit-group-session.server";
import { listGroupSessions } from "../services/groups/list-group-sessions.server";
import { moveGroupSession } from "../services/groups/move-group-session.server";
import { startGroupSession } from "../services/groups/start-group-session.server";
import { undoGroupSession } from "../services/groups/undo-group-session.server";
import { viewGroupSession } from "../services/groups/view-group-session.server";

interface SessionCall {
  method: "GET" | "POST" | "PUT";
  name: string;
  summary: string;
  input: z.ZodType;
  answer: z.ZodType;
  run: (context: RequestContext, raw: unknown) => Promise<Record<string, unknown>>;
}

/** What a change answers: the session as it is afterwards. */
const changed =
  (service: (context: RequestContext, raw: unknown) => Promise<{ id: string }>) =>
  async (context: RequestContext, raw: unknown) => {
    const done = await service(context, raw);
    const { session, participants } = await viewGroupSession(context, done.id);
    return { ...done, session: withStartTime(session), participants };
  };

const viewed = async (context: RequestContext, raw: unknown) => {
  const { session, participants } = await viewGroupSession(context, parse(changeSessionSchema, raw).sessionId);
  return { session: withStartTime(session), participants };
};

const listed = async (context: RequestContext, raw: unknown) => {
  const { day, sessions } = await listGroupSessions(context, raw);
  return { day, sessions: sessions.map(withStartTime) };
};

const made = async (context: RequestContext, raw: unknown) => {
  const created = await createGroupSession(context, raw);
  return { ...created, sessions: created.sessions.map(withStartTime) };
};

const CALLS: readonly SessionCall[] = [
  {
    method: "GET",
    name: "listGroupSessions",
    summary: "Lists group sessions from a day on, each with its number of booked seats.",
    input: listSessionsSchema,
    answer: sessionListAnswer,
    run: listed,
  },
  {
    method: "GET",
    name: "getGroupSession",
    summary: "Returns a group session with its participants.",
    input: changeSessionSchema,
    answer: sessionAnswer,
    run: viewed,
  },
  {
    method: "POST",
    name: "addGroupSession",
    summary: "Creates a group session, or a series of them.",
    input: createSessionSchema,
    answer: madeSessionsAnswer,
    run: changed(made),
  },
  {
    method: "PUT",
    name: "updateGroupSession",
    summary: "Changes the title and seats of a group session.",
    input: editSessionSchema,
    answer: editedSessionAnswer,
    run: changed(editGroupSession),
  },
  {
    method: "PUT",
    name: "rescheduleGroupSession",
    summary: "Moves a group session, or assigns it to another doctor.",
    input: moveSessionSchema,
    answer: changedSessionAnswer,
    run: changed(moveGroupSession),
  },
  {
    method: "PUT",
    name: "cancelGroupSession",
    summary: "Cancels a group session and all of its appointments.",
    input: changeSessionSchema,
    answer: changedSessionAnswer,
    run: changed(cancelGroupSession),
  },
  {
    method: "PUT",
    name: "undoGroupSession",
    summary: "Undoes the cancellation of a group session.",
    input: changeSessionSchema,
    answer: changedSessionAnswer,
    run: changed(undoGroupSession),
  },
  {
    method: "PUT",
    name: "startGroupSession",
    summary: "Starts all confirmed appointments of a group session.",
    input: changeSessionSchema,
    answer: changedSessionAnswer,
    run: changed(startGroupSession),
  },
  {
    method: "PUT",
    name: "concludeGroupSession",
    summary: "Ends a group session and its appointments.",
    input: changeSessionSchema,
    answer: changedSessionAnswer,
    run: changed(concludeGroupSession),
  },
];

/** The calls about group sessions. Who is in one is an appointment, and changed as such. */
export const groupSessionCalls = callsOf(
  "appointments",
  CALLS.map(({ method, name, summary, input, answer, run }) =>
    defineCall({
      method,
      path: `/appointments/${name}`,
      auth: "session",
      audience: "employee",
      summary,
      input,
      answer,
      run: async (context, raw) => ({ status: true, ...(await run(context, raw)) }),
    }),
  ),
);
