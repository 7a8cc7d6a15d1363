import {
  areaSchema,
  type AreaFields,
  type AreaLook,
  type AreaSections,
  type AreaValues,
  type AreaValue,
  type Labelled,
} from "~/screens/setting-area";
import type { OpenedProfile, ProfileCopy } from "../../domain/settings/profile-copy";

/** What of an area is in the profile of the organization, too. */
interface InProfile<F extends AreaFields> {
  /** What is kept there when it is saved. */
  copy?: (value: AreaValue<F>) => ProfileCopy;
  /** What it says before anybody saved it, where the defaults are not it; what it has no field for falls away. */
  start?: (profile: OpenedProfile) => object;
}

type Asked<F extends AreaFields> = AreaValues<F> & {
  fields: Labelled<F>;
  sections?: AreaSections<keyof F & string>;
};

/** Declares an area of the organization's settings, with all that is known of it, in a group of the settings index. */
export const organizationArea = <const F extends AreaFields>(
  group: AreaLook["group"],
  area: Omit<AreaLook, "group" | "sections"> & Asked<F> & InProfile<F>,
) => ({
  ...area,
  group,
  schema: areaSchema<F>(area),
});

/** Declares an area of what a user keeps for themselves, with its screen. */
export const ownArea = <const F extends AreaFields>(area: Omit<AreaLook, "group" | "sections"> & Asked<F>) => ({
  ...area,
  group: "own" as const,
  schema: areaSchema<F>(area),
});

/** Declares one that another screen asks for. */
export const ownValues = <const F extends AreaFields>(area: AreaValues<F>) => ({
  ...area,
  schema: areaSchema<F>(area),
});
