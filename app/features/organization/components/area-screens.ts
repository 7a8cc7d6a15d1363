import { organizationAreaPaths, ownAreaPaths, SETTING_SCREENS } from "~/paths/setting-areas";
import type { AskedField } from "~/screens/asked-field";
import { askedInArea, type AreaFields, type AreaLook } from "~/screens/setting-area";
import type { SettingsEntry } from "~/screens/settings-entry";
import {
  SETTING_AREAS,
  USER_SETTING_AREAS,
  type SettingArea,
  type UserSettingArea,
} from "../schemas/settings/setting-areas";

/** A screen that shows one area of settings as a form. */
export interface AreaScreen extends SettingsEntry {
  /** Who sees it; who changes it is for the services to say. */
  authority: "settings.read" | "settings.change";
  href: string;
  /** Other addresses of the same screen. */
  also: readonly string[];
  of: { whose: "organization"; area: SettingArea } | { whose: "user"; area: UserSettingArea };
  fields: readonly AskedField[];
  /** Whether a credential is asked for besides. */
  credential: boolean;
  /** Whether something goes by the area; until it does, the screen is in no list. */
  offered: boolean;
}

type Addresses = readonly [string, ...string[]];
/** Those that have a screen of this kind. */
type OwnArea = {
  [Area in UserSettingArea]: (typeof USER_SETTING_AREAS)[Area] extends { words: string } ? Area : never;
}[UserSettingArea];

const addresses: Readonly<Record<SettingArea, Addresses>> = organizationAreaPaths;
const ownAddresses: Readonly<Record<OwnArea, Addresses>> = ownAreaPaths;

function screenOf(
  of: AreaScreen["of"],
  { words, group, fields, credential, seenByAll, reader }: AreaLook & { fields: AreaFields; reader: string | null },
  [first, ...others]: Addresses,
): AreaScreen {
  return {
    of,
    title: `${words}.title`,
    text: `${words}.text`,
    group,
    href: SETTING_SCREENS + first,
    also: others.map((other) => SETTING_SCREENS + other),
    authority: of.whose === "user" || seenByAll ? "settings.read" : "settings.change",
    fields: askedInArea(fields, credential),
    credential: credential !== undefined,
    offered: reader !== null,
  };
}

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

/** Every screen of settings that is one form over one area. */
export const AREA_SCREENS: readonly AreaScreen[] = [
  ...keysOf(addresses).map((area) => screenOf({ whose: "organization", area }, SETTING_AREAS[area], addresses[area])),
  ...keysOf(ownAddresses).map((area) =>
    screenOf({ whose: "user", area }, USER_SETTING_AREAS[area], ownAddresses[area]),
  ),
];

/** The screen at an address. */
export const areaScreenAt = (pathname: string): AreaScreen | undefined =>
  AREA_SCREENS.find(({ href, also }) => href === pathname || also.includes(pathname));
