import { seenFields } from "../appointments/seen-appointment";
import { z } from "zod";
import { optionalNameText, writtenText } from "~/kernel/text-fields";
import { MOST_APPOINTMENTS, SERIES_EVERY } from "../../domain/series/series-days";
import { appointmentId, MOST_NOTE_CHARACTERS } from "../appointments/change-appointment";
import { checkbox } from "~/kernel/checkbox-field";
import { wantedTimeFields } from "../waiting-list/wanted-time";

const empty = (value: unknown) => (value === "" ? undefined : value);
const title = optionalNameText(120).default("");
/** How many there can be follows from where the session meets. */
const seats = z.coerce
  .number({ error: "errors:field.number" })
  .int("errors:field.number")
  .min(1, "errors:field.atLeast");
const idempotencyKey = z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional();

/**
 * A session that staff make, or one that comes again: its offering, with whom, where and when. Without seats it has as
 * many as its offering says.
 */
export const createSessionSchema = z.object({
  serviceOfferingId: appointmentId,
  employeeId: appointmentId,
  branchId: appointmentId,
  ...wantedTimeFields,
  title,
  capacity: z.preprocess(empty, seats.optional()),
  every: z.preprocess(empty, z.enum(SERIES_EVERY, "errors:field.chooseOne").optional()),
  sessions: z.preprocess(
    empty,
    z.coerce
      .number({ error: "errors:field.number" })
      .int("errors:field.number")
      .min(1, "appointment-kinds:series.appointmentsRange")
      .max(MOST_APPOINTMENTS, "appointment-kinds:series.appointmentsRange")
      .default(1),
  ),
  override: checkbox,
  idempotencyKey,
});
export type CreateSession = z.infer<typeof createSessionSchema>;

const version = z.preprocess(empty, z.coerce.number().int().positive().optional());

/** What is said of a session beside its time; the version that the form was made from. */
export const editSessionSchema = z.object({ sessionId: appointmentId, title, capacity: seats, version });

/** Where a session goes: another time, another provider, or both. */
export const moveSessionSchema = z.object({
  sessionId: appointmentId,
  ...wantedTimeFields,
  ...seenFields,
  employeeId: z.preprocess(empty, appointmentId.optional()),
  override: checkbox,
  version,
});

/** Which session, and what its participants are told. */
export const changeSessionSchema = z.object({
  sessionId: appointmentId,
  note: writtenText(MOST_NOTE_CHARACTERS, "errors:field.invalid").optional(),
});

/** The sessions from a day on (the organization's today when it is left out). */
export const listSessionsSchema = z.object({ from: wantedTimeFields.day });
