import type { SettingsEntry } from "~/i18n/settings-entry";
import { AREA_SCREENS } from "./area-screens";

/** The organization's rows of the settings index. */
export const settingsEntries: readonly SettingsEntry[] = [...AREA_SCREENS];
