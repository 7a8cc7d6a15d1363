import type { ActorKey } from "~/db/commit.server";
import type { RequestContext } from "../context.server";
import { sha256 } from "../crypto/crypto.server";

/**
 * Whose the keys of a request are: the account's, the key's, the link's or the browser's. Undefined for a caller who
 * brings none of these.
 */
function ownerOf({ actor, visitor }: RequestContext): string | undefined {
  switch (actor.kind) {
    case "patient":
      // What is asked for a relative is not what is asked for oneself.
      return `user:${actor.userId}:${actor.patientId}`;
    case "employee":
    case "pending":
      return `user:${actor.userId}`;
    case "apiKey":
      return `apiKey:${actor.keyId}`;
    case "link":
    case "guest":
      return `${actor.kind}:${actor.linkHash}`;
    case "system":
      return `system:${actor.task}`;
    case "anonymous":
      return visitor.hash === null ? undefined : `visitor:${visitor.hash}`;
  }
}

/**
 * The idempotency key that a caller chose, as a key of this caller's own: the same key of somebody else stands for
 * something else, so nobody is answered with another's result, nor kept from a key. Whoever brings nothing to be known
 * by has a key for each content that they ask for.
 * @param kind what is asked for, such as `book`
 * @param asked everything that the answer depends on; with other content the same key is refused
 */
export async function actorKey(
  context: RequestContext,
  kind: string,
  chosen: string,
  asked: unknown,
): Promise<ActorKey> {
  const content = JSON.stringify(asked);
  const owner = ownerOf(context) ?? `request:${await sha256(content)}`;
  return { owner, key: `${kind}:${chosen}`, requestHash: await sha256(JSON.stringify([owner, kind, content])) };
}
