import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { findUserById } from "../../data/sessions/sign-in-user.server";
import { findLinkUser } from "./find-link-user.server";

/** What the page that confirms an address shows: whether that is done, and whether the link that led here works. */
export async function readEmailProof(context: RequestContext, token: string | null) {
  await authorize(context, "user.settings");
  const { actor, db } = context;
  const userId = "userId" in actor ? actor.userId : "";
  const user = await findUserById(db, userId);
  const link = token === null ? null : await findLinkUser(context, token, "PROVE_EMAIL");
  return {
    proven: user === undefined || user.emailProvenAt !== null,
    link: link && (link.userId === userId ? ("works" as const) : ("gone" as const)),
  };
}
