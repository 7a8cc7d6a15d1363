import { entryOf } from "~/screens/record-kind";
import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";
import { sharedRoomKind } from "../schemas/shared-rooms/shared-room";

/** The waiting rooms' rows of the settings index. */
export const settingsEntries: readonly SettingsEntry[] = [
  entryOf(sharedRoomKind, { href: paths.sharedRooms(), group: "portal" }),
];
