import { organizationAreaPaths, ownAreaPaths, SETTING_SCREENS } from "~/paths/setting-areas";
import type { AskedField } from "~/screens/asked-field";
import { askedInArea, type AreaFields, type AreaLook, type SectionName } from "~/screens/setting-area";
import type { SettingsEntry } from "~/screens/settings-entry";
import {
  SETTING_AREAS,
  USER_SETTING_AREAS,
  type SettingArea,
  type UserSettingArea,
} from "../schemas/settings/setting-areas";

/** A form of an area: the whole of it, or a part with a title. */
export interface AreaPart {
  /** Empty for an area that is one form. */
  name: SectionName | "";
  fields: readonly AskedField[];
  /** The fields of the area that it saves. */
  saves: readonly string[];
}

/** A screen that shows one area of settings as a form. */
export interface AreaScreen extends SettingsEntry {
  /** Who sees it; who changes it is for the services to say. */
  authority: "settings.read" | "settings.change";
  href: string;
  /** Other addresses of the same screen. */
  also: readonly string[];
  of: { whose: "organization"; area: SettingArea } | { whose: "user"; area: UserSettingArea };
  /** What is asked, part by part: each is a form that saves alone. */
  parts: readonly AreaPart[];
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

const keysOf = <Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>) => Object.keys(table) as Key[];

function partsOf({ fields, credential, sections }: AreaLook & { fields: AreaFields }): AreaPart[] {
  if (!sections) return [{ name: "", fields: askedInArea(fields, credential), saves: Object.keys(fields) }];
  return keysOf(sections).map((name) => {
    const saves: readonly string[] = sections[name] ?? [];
    const own = Object.fromEntries(saves.flatMap((each) => (fields[each] ? [[each, fields[each]]] : [])));
    return { name, fields: askedInArea(own, undefined), saves };
  });
}

function screenOf(
  of: AreaScreen["of"],
  area: AreaLook & { fields: AreaFields; reader: string | null },
  [first, ...others]: Addresses,
): AreaScreen {
  const { words, group, credential, seenBy, reader } = area;
  const concerns = area.concerns ?? seenBy;
  return {
    of,
    title: `${words}.title`,
    text: `${words}.text`,
    group,
    href: SETTING_SCREENS + first,
    also: others.map((other) => SETTING_SCREENS + other),
    authority: of.whose === "user" || seenBy ? "settings.read" : "settings.change",
    ...(concerns !== undefined && { concerns }),
    parts: partsOf(area),
    credential: credential !== undefined,
    offered: reader !== null,
  };
}

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
