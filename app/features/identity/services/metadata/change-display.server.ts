import { commit } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { USUAL_DISPLAY } from "~/kernel/display";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { setDisplay } from "../../data/accounts/users.server";
import { displaySchema } from "../../schemas/metadata/display";
import { accountOwner } from "../accounts/account-owner.server";

/**
 * Stores what somebody has chosen of how screens look to them. What they do not name stays as it is, whatever they
 * choose of it at the same time elsewhere.
 * @throws InvalidError for what is not offered, NotSignedInError
 */
export async function changeDisplay(context: RequestContext, raw: unknown): Promise<{ status: true }> {
  const { userId, display = USUAL_DISPLAY } = await accountOwner(context);
  const chosen = parse(displaySchema, raw);
  const fields = changedFields(display, chosen);
  if (fields.length === 0) return { status: true };
  return (
    await commit(context, {
      guarded: setDisplay(context.db, userId, chosen),
      audit: [{ action: "user.display", subjectKind: "user", subjectId: userId, fields }],
      result: { status: true as const },
    })
  ).result;
}
