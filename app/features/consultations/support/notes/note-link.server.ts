import type { RequestContext } from "~/platform/context.server";
import { keyedHash } from "~/platform/crypto/crypto.server";
import { ForbiddenError } from "~/platform/http/errors.server";

/** So long the link of a PDF works. */
const LINK_MS = 5 * 60_000;

/** What makes a link of a note's PDF: until when it works (UTC ms), and its key. */
export interface NoteLink {
  until: number;
  key: string;
}

/** The key of a link, which no other session and no other note has. */
function keyOf({ actor, env, organization }: RequestContext, noteId: string, until: number): Promise<string> {
  if (actor.kind !== "employee" && actor.kind !== "patient") throw new ForbiddenError("personNeeded");
  const whose = actor.kind === "patient" ? actor.patientId : actor.employeeId;
  return keyedHash(
    env.SESSION_TOKEN_KEY,
    "notePdf",
    `${organization.id} ${actor.sessionHash} ${whose} ${noteId} ${until}`,
  );
}

/** A link to a note's PDF for the session that asks. */
export async function newNoteLink(context: RequestContext, noteId: string): Promise<NoteLink> {
  const until = context.now + LINK_MS;
  return { until, key: await keyOf(context, noteId, until) };
}

/** Whether a link is this session's, of this note, and works still. */
export async function isNoteLink(context: RequestContext, noteId: string, { until, key }: NoteLink): Promise<boolean> {
  if (context.now > until || until > context.now + LINK_MS) return false;
  return key === (await keyOf(context, noteId, until));
}
