import { z } from "zod";
import { done } from "~/kernel/answer";
import { callsOf, defineCall, type Call, type CallFailureMessage } from "~/platform/calls/calls.server";
import { SETTING_AREAS, versionSchema, type SettingArea } from "../schemas/settings/setting-areas";
import { changeSetting } from "../services/settings/change-setting.server";
import { readSetting } from "../services/settings/read-setting.server";

/** An area as it is stored now, with the version that a change can be made from. */
const settingAnswer = (area: SettingArea) => done({ value: SETTING_AREAS[area].schema, version: z.int() });

/** Reading and changing one area of settings. Bodies are the area's fields, with its `version` where one is known. */
const areaCalls = (
  path: string,
  area: SettingArea,
  what: string,
  failures: { read?: CallFailureMessage; change?: CallFailureMessage } = {},
): Call[] => [
  defineCall({
    method: "GET",
    path,
    auth: "session",
    audience: "employee",
    summary: `Returns the settings of ${what}.`,
    failure: failures.read,
    input: z.object({}),
    answer: settingAnswer(area),
    run: async (context) => ({ status: true, ...(await readSetting(context, area)) }),
  }),
  defineCall({
    method: "PUT",
    path,
    auth: "session",
    audience: "admin",
    summary: `Changes the settings of ${what}.`,
    failure: failures.change,
    input: z.looseObject(versionSchema.shape),
    takes: (SETTING_AREAS[area].schema as z.ZodObject).safeExtend(versionSchema.shape),
    answer: settingAnswer(area),
    run: async (context, input) => ({ status: true, ...(await changeSetting(context, area, input)) }),
  }),
];

/** The calls of the organization's settings. */
export const settingsCalls = callsOf("settings", [
  ...areaCalls("/notificationSettings", "notifications", "notifications"),
  ...areaCalls("/textConsultationSettings", "text-consultation", "text consultation"),
  ...areaCalls("/thirdPartyChatSettings", "third-party-chat", "third-party chat", {
    read: "errors:call.chatSettings",
  }),
]);
