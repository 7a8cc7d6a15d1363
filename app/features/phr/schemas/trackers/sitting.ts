import { z } from "zod";
import { lineText } from "~/kernel/text-fields";
import { typedClock } from "~/kernel/time/typed-clock";
import { ENTERED_TRACKERS, TRACKER_NAMES } from "../../domain/trackers/trackers";

const id = z.string().trim().min(1).max(64);
const typed = lineText(40).default("");

/** One tracker, by its name. */
export const trackerSchema = z.enum(TRACKER_NAMES, "errors:field.chooseOne");
/** One that somebody enters. */
export const enteredTrackerSchema = z.enum(ENTERED_TRACKERS, "errors:field.chooseOne");

/** Each field of a reading as it was typed; the domain reads its value. */
const entryFields = {
  value: typed,
  value2: typed,
  unit: typed,
  date: typed,
  /** By the reader's clock, such as 8:30 pm, or hh:mm. */
  time: typed.transform(typedClock),
  /** One, or several symptoms: a form sends a field for each. */
  context: z
    .union([lineText(200), z.array(typed).max(20)])
    .default("")
    .transform((named) => [named].flat().join(" ")),
  site: typed,
  note: lineText(200).default(""),
  /** The numbers that were asked about and are meant (sureOf). */
  sure: lineText(200).default(""),
  /** The unit that was meant instead. */
  meantUnit: typed,
};

/** What was measured in one sitting: a tracker's reading and, where it is asked for, the pulse. */
export const sittingSchema = z.object({
  ...entryFields,
  tracker: enteredTrackerSchema,
  patientId: id.optional(),
  pulse: typed,
});

/** A reading that is corrected, as it was read at a version. */
export const correctionSchema = z.object({ ...entryFields, version: z.coerce.number().int().min(1).optional() });

/** Where a list of readings goes on, as its address says it. */
export const afterReadingSchema = z.object({ at: z.coerce.number().int(), id }).optional();

const MOST_CHARACTERS = 1_500_000;

/** A file of readings of one tracker, as its text. */
export const fileSchema = z.object({
  tracker: enteredTrackerSchema,
  patientId: id.optional(),
  text: z
    .string("errors:field.mandatory")
    .max(MOST_CHARACTERS, "trackers:file.tooLarge")
    .trim()
    .min(1, "trackers:file.empty"),
  /** Whether lines that cannot be read are left out; else none is taken. */
  which: z.enum(["all", "fitting"], "errors:field.chooseOne").default("all"),
});
