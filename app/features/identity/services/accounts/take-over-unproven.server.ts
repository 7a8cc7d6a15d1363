import type { Write } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { deleteFactorsOfUser } from "../../data/second-factors/factors.server";
import { dropCodes } from "../../data/second-factors/recovery-codes.server";
import { endSessionsOfUser } from "../../data/sessions/sessions.server";
import type { SignInUser } from "../../data/sessions/sign-in-user.server";
import { proveEmailStatement } from "../../data/accounts/users.server";
import { clearPassword } from "../../support/accounts/credentials.server";

/**
 * What a mailed link does beside its own work, for a link that shows the mailbox and nothing else. It proves the
 * address; where that was unproven, whoever opened the account may be somebody else, so everything by which they could
 * come back goes: password, second factors and sessions. Nothing for an address that was proven before.
 */
export function takeOverStatements({ db, now }: RequestContext, { id, emailProvenAt }: SignInUser): Write[] {
  if (emailProvenAt !== null) return [];
  return [
    clearPassword(db, id),
    deleteFactorsOfUser(db, id),
    dropCodes(db, id),
    endSessionsOfUser(db, id, now),
    proveEmailStatement(db, id, now),
  ];
}
