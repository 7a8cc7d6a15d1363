import { z } from "zod";
import { checkbox } from "~/kernel/checkbox-field";
import { lineText, nameText, typedNumber, writtenText } from "~/kernel/text-fields";
import { parseMinutes } from "~/kernel/time/minutes";
import { typedClock } from "~/kernel/time/typed-clock";

export const idSchema = z.string("errors:field.chooseOne").regex(/^[\w-]{1,64}$/, "errors:field.chooseOne");
const version = z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(1, "errors:field.invalid");

const whole = (min: number, max: number) =>
  typedNumber(
    z.coerce
      .number("errors:field.number")
      .int("errors:field.number")
      .min(min, "errors:field.atLeast")
      .max(max, "errors:field.atMost"),
  );
const left = z.literal("").transform(() => null);
/** A limit in the tracker's canonical unit; left out where there is none. */
const limit = z
  .union([
    left,
    typedNumber(
      z.coerce.number("errors:field.number").min(0, "errors:field.atLeast").max(200_000, "errors:field.atMost"),
    ),
  ])
  .nullish()
  .transform((value) => value ?? null);

/** Times of day, as people type them, with commas between them. */
const times = lineText(120).transform((text, { addIssue }) => {
  const read = text
    .split(/[,;،؛]/)
    .map((each) => parseMinutes(typedClock(each.trim())))
    .map((each) => (each.ok && each.value < 1440 ? each.value : -1));
  const found = [...new Set(read)].sort((one, other) => one - other);
  if (found.length === 0 || found.length > 8 || found.some((each) => each < 0))
    addIssue({ code: "custom", message: "monitoring:error.times", input: text });
  return found;
});
const days = z
  .union([z.string(), z.array(z.string())], "errors:field.mandatory")
  .optional()
  .transform((value) => [...new Set([value ?? []].flat().map(Number))].sort((one, other) => one - other))
  .refine((value) => value.length > 0, "errors:field.mandatory")
  .refine((value) => value.every((day) => Number.isInteger(day) && day >= 1 && day <= 7), "errors:field.chooseOne");

/** What a plan says beside its measurements. The price is as people write it. */
export const planSchema = z.object({
  name: nameText(80),
  aim: writtenText(500).optional().default(""),
  instructions: writtenText(2000).optional().default(""),
  team: lineText(80).optional().default(""),
  reviewDays: whole(1, 365),
  missesToTell: whole(1, 20),
  price: z.string().trim().max(24, "errors:field.amount").optional().default(""),
  months: whole(0, 60),
});
export const changedPlanSchema = planSchema.extend({ id: idSchema, version });

/** The unit of the limits; left out for the canonical one. */
const unit = lineText(40).optional().default("");

const bounds = {
  lowCritical: limit,
  lowWarn: limit,
  highWarn: limit,
  highCritical: limit,
};
const secondBounds = {
  secondLowCritical: limit,
  secondLowWarn: limit,
  secondHighWarn: limit,
  secondHighCritical: limit,
};

/** One measurement of a plan; one of the same tracker and age takes the place of that which is there. */
export const planTrackerSchema = z.object({
  id: idSchema,
  version,
  tracker: idSchema,
  unit,
  fromAge: whole(0, 120),
  times,
  days,
  windowMinutes: whole(15, 1440),
  ...bounds,
  ...secondBounds,
  inRow: whole(1, 10),
  changeBy: limit,
  changeDays: whole(1, 90),
  averageDays: whole(0, 30),
});
export const removedTrackerSchema = z.object({ id: idSchema, version, tracker: idSchema, fromAge: whole(0, 120) });
export const planActSchema = z.object({ id: idSchema, version });

export const MOST_TOLD = 6;
/** A team's members in the order in which they are told; what is left open is passed over. */
export const teamSchema = z.object({
  name: lineText(80).min(1, "errors:field.mandatory"),
  members: z.array(z.union([z.literal(""), idSchema])).max(MOST_TOLD, "errors:field.chooseOne"),
});

export const proposeSchema = z.object({
  patientId: idSchema,
  planId: idSchema,
  /** Nobody in particular means whoever proposes it, where they are a provider. */
  employeeId: z
    .union([z.literal(""), idSchema], "errors:field.chooseOne")
    .optional()
    .default(""),
});

const note = writtenText(1000);
export const alertActSchema = z.object({ alertId: idSchema, version, note: note.min(1, "errors:field.mandatory") });
export const reviewSchema = z.object({
  text: writtenText(4000).min(1, "errors:field.mandatory"),
  shared: checkbox,
  minutes: z
    .union([z.literal("").transform(() => 0), whole(0, 600)])
    .optional()
    .default(0),
});
export const versionSchema = z.object({ version });
export const endSchema = versionSchema.extend({ reason: nameText(300) });
export const ownLimitsSchema = versionSchema.extend({
  tracker: idSchema,
  unit,
  asPlan: checkbox,
  ...bounds,
  ...secondBounds,
});

export const consentSchema = versionSchema.extend({ agreed: checkbox });
export const paySchema = z.object({
  gatewayType: z.string().max(40, "errors:field.chooseOne").optional(),
  phone: z.string().max(60, "errors:field.tooLong").optional(),
});
