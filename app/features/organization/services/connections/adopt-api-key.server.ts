import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { holderMay } from "~/platform/access/api-key.server";
import { parse } from "~/platform/http/parse.server";
import { adoptKey, findKey } from "../../data/connections/api-keys.server";
import { apiKeyIdSchema } from "../../schemas/connections/api-key";
import { requireApiSettings } from "./require-api-settings.server";

/**
 * The owner of the organization takes a key over, such as one of somebody who has left: it works by the owner's rights
 * from now on. A second time nothing changes.
 * @throws ForbiddenError for anybody else; InvalidError where the owner may not do what it may do; NotFoundError for a
 * key that is not there or was revoked
 */
export async function adoptApiKey(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "apiKey.manage");
  requireApiSettings(context);
  const { actor, db } = context;
  if (actor.kind !== "employee" || !actor.isCreator) throw new ForbiddenError("notTheOwner");
  const { id } = parse(apiKeyIdSchema, raw);
  const found = await findKey(db, id);
  if (!found || found.revokedAt !== null) throw new NotFoundError();
  if (!holderMay(found.scopes, [...actor.authorities]))
    throw new InvalidError([{ field: "scopes", message: "api-access:refused.beyondOwn" }]);
  const { result } = await commit(context, {
    guarded: adoptKey(db, id, actor.employeeId),
    audit: [{ action: "apiKey.adopt", subjectKind: "apiKey", subjectId: id, fields: ["heldBy"] }],
    result: { id },
  });
  return result;
}
