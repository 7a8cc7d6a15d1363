import { commit } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotSignedInError } from "~/platform/http/errors.server";
import { insertAcceptance } from "../../data/settings/terms.server";
import { hipaaTextHash, readHipaa } from "./read-hipaa.server";

/** Records that the signed-in administrator accepts the HIPAA terms for the organization. Asked twice it is as once. */
export async function acceptHipaa(context: RequestContext): Promise<void> {
  await authorize(context, "compliance.accept");
  const { actor, db, now } = context;
  if (actor.kind !== "employee") throw new NotSignedInError();
  if ((await readHipaa(context)).status === "ACCEPTED") return;
  const textHash = await hipaaTextHash();
  await commit(context, {
    writes: [insertAcceptance(db, { id: uuidv7(now), userId: actor.userId, kind: "HIPAA", textHash, acceptedAt: now })],
    audit: [{ action: "compliance.accept", subjectKind: "terms", subjectId: "HIPAA", fields: ["textHash"] }],
    result: null,
  });
}
