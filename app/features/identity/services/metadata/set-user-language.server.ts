import { commit } from "~/db/commit.server";
import { findLocale } from "~/i18n/locales";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { setLanguage } from "../../data/accounts/users.server";
import { languageCodeSchema } from "../../schemas/metadata/language-code";

/**
 * Stores the language that a user wants to be spoken to in.
 * @throws InvalidError for a language that the organization does not allow
 */
export async function setUserLanguage(
  context: RequestContext,
  raw: unknown,
): Promise<{ status: true; languageCode: string }> {
  const input = parse(languageCodeSchema, raw);
  await authorize(context, "user.language", { kind: "user", id: input.userUuid, userId: input.userUuid });
  const code = findLocale(input.languageCode);
  if (!code || !context.profile.locales.includes(code))
    throw new InvalidError([{ field: "languageCode", message: "errors:field.chooseOne" }]);
  return (
    await commit(context, {
      guarded: setLanguage(context.db, input.userUuid, code),
      audit: [{ action: "user.language", subjectKind: "user", subjectId: input.userUuid, fields: ["languageCode"] }],
      result: { status: true as const, languageCode: code },
    })
  ).result;
}
