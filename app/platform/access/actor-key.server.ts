import type { ActorKey } from "~/db/commit.server";
import type { RequestContext } from "../context.server";
import { sha256 } from "../crypto/crypto.server";

/**
 * Owner of a request's idempotency keys: account, API key, link or browser. Undefined if the caller brings none of
 * these.
 */
function ownerOf({ actor, visitor }: RequestContext): string | undefined {
  switch (actor.kind) {
    case "patient":
      // A request for a relative is not the same as a request for oneself.
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

/** Whose key it is, where the caller's keys outlive one request; undefined where they do not. */
export function ownKey(
  context: RequestContext,
  kind: string,
  chosen: string,
): Omit<ActorKey, "requestHash"> | undefined {
  const owner = ownerOf(context);
  return owner === undefined ? undefined : { owner, key: `${kind}:${chosen}` };
}

/**
 * The idempotency key that a caller chose, made the caller's own: the same key of somebody else is another key, so
 * nobody gets another's result or is kept from a key. A caller without an owner has one key for each content.
 * @param kind what is requested, such as `book`
 * @param asked everything that the answer depends on; the same key with other content is refused
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
