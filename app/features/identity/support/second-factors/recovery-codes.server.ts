import type { Write } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { hashUnderSalt, newSalt } from "~/platform/access/password.server";
import { dropCodes, insertCodes } from "../../data/second-factors/recovery-codes.server";
import {
  foldedRecoveryCode,
  RECOVERY_BYTES,
  RECOVERY_CODES,
  recoveryCodeOf,
} from "../../domain/second-factors/recovery-code";

/** New recovery codes in place of those of before, and the writes that make them count. They can be shown this once. */
export async function newRecoveryCodes(
  context: RequestContext,
  userId: string,
): Promise<{ codes: string[]; writes: Write[] }> {
  const { db } = context;
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCodeOf(crypto.getRandomValues(new Uint8Array(RECOVERY_BYTES))),
  );
  const salt = newSalt();
  const hashes: string[] = [];
  // One after the other: each derivation takes 16 MB of memory.
  for (const code of codes) hashes.push(await hashUnderSalt(foldedRecoveryCode(code), salt));
  return { codes, writes: [dropCodes(db, userId), insertCodes(db, userId, hashes)] };
}
