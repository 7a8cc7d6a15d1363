import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotSignedInError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readUserSettings, writeUserSetting } from "../../data/settings/settings.server";
import {
  USER_SETTING_AREAS,
  versionSchema,
  type UserSettingArea,
  type UserSettingOf,
} from "../../schemas/settings/setting-areas";
import { plainValues } from "../../support/catalog/plain-values.server";
import type { VersionedSetting } from "./read-setting.server";

/** The user behind the session; what they keep is theirs alone. */
async function ownUserId(context: RequestContext): Promise<string> {
  await authorize(context, "user.settings");
  const { actor } = context;
  if (actor.kind !== "employee" && actor.kind !== "patient") throw new NotSignedInError();
  return actor.userId;
}

/** What the signed-in user has set for themselves; the defaults where they never did. */
export async function readUserSetting<Area extends UserSettingArea>(
  context: RequestContext,
  area: Area,
): Promise<VersionedSetting<UserSettingOf<Area>>> {
  const [stored] = await readUserSettings(context.db, await ownUserId(context), [area]);
  const value = USER_SETTING_AREAS[area].schema.parse(stored?.value ?? {}) as UserSettingOf<Area>;
  return { value, version: stored?.version ?? 0 };
}

/** Saves what the signed-in user sets for themselves. @throws InvalidError, StaleFormError */
export async function changeUserSetting<Area extends UserSettingArea>(
  context: RequestContext,
  area: Area,
  raw: unknown,
): Promise<VersionedSetting<UserSettingOf<Area>>> {
  const userId = await ownUserId(context);
  const value = parse(USER_SETTING_AREAS[area].schema, raw) as UserSettingOf<Area>;
  const now = await readUserSetting(context, area);
  const version = parse(versionSchema, raw).version ?? now.version;
  if (version !== now.version) throw new StaleFormError(now.version, plainValues(now.value));
  await commit(context, {
    guarded: writeUserSetting(context.db, userId, { area, value, version, at: context.now }),
    audit: [
      {
        action: "user.settings",
        subjectKind: "user",
        subjectId: userId,
        fields: changedFields(now.value, value).map((name) => `${area}.${name}`),
      },
    ],
    result: null,
  }).catch(
    refusedAs({
      conflict: async () => {
        const current = await readUserSetting(context, area);
        return new StaleFormError(current.version, plainValues(current.value));
      },
    }),
  );
  return { value, version: version + 1 };
}
