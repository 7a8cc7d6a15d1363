import { commit, refusedAs } from "~/db/commit.server";
import { hasMessages } from "~/i18n/locales";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { copyToProfile, lookAgainStatements, writeAccount, writeSetting } from "../../data/settings/settings.server";
import {
  profileCopyOf,
  SETTING_AREAS,
  versionSchema,
  type SettingArea,
  type SettingOf,
} from "../../schemas/settings/setting-areas";
import { recaptchaWrites } from "./recaptcha-writes.server";
import { plainValues } from "../../support/catalog/plain-values.server";
import { readSetting, type VersionedSetting } from "./read-setting.server";

function alsoWritten<Area extends SettingArea>(
  context: RequestContext,
  area: Area,
  value: SettingOf<Area>,
): D1PreparedStatement[] {
  if (area === "account") return [writeAccount(context.db, value as SettingOf<"account">)];
  // When patients are told of appointments and unpaid invoices follows from it: each is looked at anew.
  if (area === "notifications") return lookAgainStatements(context.db, context.now);
  const copy = profileCopyOf(area, value);
  return copy ? [copyToProfile(context.db, copy)] : [];
}

/** A language that the pages are not written in would show the English ones. @throws InvalidError */
function requireMessages({ locales }: SettingOf<"account">): void {
  if (!locales.every(hasMessages)) throw new InvalidError([{ field: "locales", message: "errors:field.chooseOne" }]);
}

/**
 * Saves an area of the organization's settings. `version` is the one that the form was made from; without one the
 * change goes by what is stored now.
 * @throws InvalidError at the fields, StaleFormError where somebody saved the area meanwhile
 */
export async function changeSetting<Area extends SettingArea>(
  context: RequestContext,
  area: Area,
  raw: unknown,
): Promise<VersionedSetting<SettingOf<Area>>> {
  await authorize(context, "settings.change");
  const value = parse(SETTING_AREAS[area].schema, raw) as SettingOf<Area>;
  if (area === "account") requireMessages(value as SettingOf<"account">);
  const now = await readSetting(context, area);
  const version = parse(versionSchema, raw).version ?? now.version;
  if (version !== now.version) throw new StaleFormError(now.version, plainValues(now.value));
  const keys =
    area === "recaptcha" ? await recaptchaWrites(context, (value as SettingOf<"recaptcha">).siteKey, raw) : [];
  const fields = [...changedFields(now.value, value), ...(keys.length > 0 ? ["secretKey"] : [])];
  if (fields.length === 0) return now;
  await commit(context, {
    guarded: writeSetting(context.db, { area, value, version, at: context.now }),
    writes: [...alsoWritten(context, area, value), ...keys],
    audit: [{ action: "settings.change", subjectKind: "setting", subjectId: area, fields }],
    result: null,
  }).catch(
    refusedAs({
      conflict: async () => {
        const current = await readSetting(context, area);
        if (current.version === version) return new ConflictError("changedMeanwhile");
        return new StaleFormError(current.version, plainValues(current.value));
      },
    }),
  );
  return { value, version: version + 1 };
}
