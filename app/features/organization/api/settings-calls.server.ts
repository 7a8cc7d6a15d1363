import { z } from "zod";
import { defineCall, type Call } from "~/platform/calls.server";
import { versionSchema, type SettingArea } from "../schemas/setting-areas";
import { changeSetting } from "../services/change-setting.server";
import { readSetting } from "../services/read-setting.server";

/** Reading and changing one area of settings. Bodies are the area's fields, with its `version` where one is known. */
const areaCalls = (path: string, area: SettingArea, what: string): Call[] => [
  defineCall({
    method: "GET",
    path,
    auth: "session",
    audience: "employee",
    summary: `Returns the settings of ${what}.`,
    input: z.object({}),
    run: async (context) => ({ status: true, ...(await readSetting(context, area)) }),
  }),
  defineCall({
    method: "PUT",
    path,
    auth: "session",
    audience: "admin",
    summary: `Changes the settings of ${what}.`,
    input: z.looseObject(versionSchema.shape),
    run: async (context, input) => ({ status: true, ...(await changeSetting(context, area, input)) }),
  }),
];

/** The calls of the organization's settings. */
export const settingsCalls: readonly Call[] = [
  ...areaCalls("/notificationSettings", "notifications", "notifications"),
  ...areaCalls("/textConsultationSettings", "text-consultation", "text consultation"),
  ...areaCalls("/thirdPartyChatSettings", "third-party-chat", "third-party chat"),
];
