import { z } from "zod";
import { durationField } from "~/kernel/duration-field";
import type { AreaFields } from "~/screens/setting-area";
import type { ProfileCopy } from "../../domain/settings/profile-copy";
import { bookingAreas } from "./areas/booking";
import { connectionsAreas } from "./areas/connections";
import { messagesAreas } from "./areas/messages";
import { ownAreas } from "./areas/own";
import { portalAreas } from "./areas/portal";
import { practiceAreas } from "./areas/practice";
import { recordsAreas } from "./areas/records";
import { securityAreas } from "./areas/security";

/** The areas of settings of an organization, by the group of the settings index that each stands in. */
export const SETTING_AREAS = {
  ...practiceAreas,
  ...portalAreas,
  ...securityAreas,
  ...recordsAreas,
  ...messagesAreas,
  ...bookingAreas,
  ...connectionsAreas,
} as const;

export type SettingArea = keyof typeof SETTING_AREAS;
export type SettingOf<Area extends SettingArea> = z.infer<(typeof SETTING_AREAS)[Area]["schema"]>;

/** What a user keeps for themselves. */
export const USER_SETTING_AREAS = ownAreas;

export type UserSettingArea = keyof typeof USER_SETTING_AREAS;
export type UserSettingOf<Area extends UserSettingArea> = z.infer<(typeof USER_SETTING_AREAS)[Area]["schema"]>;

/** What of an area is kept with the profile too; undefined for an area that the profile knows nothing of. */
export const profileCopyOf = <Area extends SettingArea>(area: Area, value: SettingOf<Area>): ProfileCopy | undefined =>
  (SETTING_AREAS[area].copy as ((value: SettingOf<Area>) => ProfileCopy) | undefined)?.(value);

/** What comes in with every change: the version that the form was made from; 0 where nothing was stored yet. */
export const versionSchema = z.object({ version: z.coerce.number().int().min(0).optional() });

/** A form of one part of an area: its own fields, and the version that it was made from. */
export const partOfForm = (form: z.ZodObject<FormShape>, saves: readonly string[]): z.ZodObject<FormShape> =>
  z.object(
    Object.fromEntries(Object.entries(form.shape).filter(([name]) => name === "version" || saves.includes(name))),
  );

type FormShape = Record<string, z.ZodType>;

/** A form that asks for a credential besides, which is sealed and never shown again. */
export const withSecret = (form: z.ZodObject<FormShape>): z.ZodObject<FormShape> =>
  form.extend({ secretKey: z.string().optional() });

/**
 * An area as its form sends it: a switch that is off is not sent at all, nor is a list of which nothing is chosen, and
 * a length of time comes with its unit. What refuses is the area's own schema.
 */
export function areaFormSchema(schema: z.ZodObject, fields: AreaFields): z.ZodObject<FormShape> {
  const shape: FormShape = { version: z.coerce.number().int().min(0) };
  for (const [name, field] of Object.entries(schema.shape)) {
    const inner = field instanceof z.ZodDefault ? field.def.innerType : undefined;
    if (fields[name]?.kind === "duration") shape[name] = durationField(field as z.ZodType<number>);
    else if (inner instanceof z.ZodBoolean) shape[name] = z.boolean().default(false);
    else if (inner instanceof z.ZodArray) shape[name] = inner.default([]);
    else shape[name] = field as z.ZodType;
  }
  return z.object(shape);
}
