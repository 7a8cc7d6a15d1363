import { CommitRefused } from "~/db/commit.server";
import { PasskeyRefused } from "./passkey-challenge.server";

/** A challenge or a passkey that is in the database already. @throws PasskeyRefused for those, else what was thrown */
export function refusedByDatabase(error: unknown, userId: string | null = null): never {
  const kind = error instanceof CommitRefused ? error.failure.kind : "other";
  throw kind === "conflict" || kind === "unique" ? new PasskeyRefused(userId) : error;
}
