import { z } from "zod";
import { writtenText } from "~/kernel/text-fields";
import { appointmentId, changeAppointmentSchema } from "../change-appointment";

export const MOST_ROOM_CHARACTERS = 40;

/** Into which room; left out for none in particular. */
export const callInSchema = changeAppointmentSchema.extend({
  room: writtenText(MOST_ROOM_CHARACTERS, "errors:field.invalid").optional(),
});

const MOST_ROOMS = 40;

/** The rooms of a location, one a line, each once. */
const rooms = z
  .string()
  .max(4_000, "errors:field.invalid")
  .transform((typed) => [
    ...new Set(
      typed
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ])
  .refine((lines) => lines.every((line) => line.length <= MOST_ROOM_CHARACTERS), "arrivals:settings.roomTooLong")
  .refine((lines) => lines.length <= MOST_ROOMS, "arrivals:settings.tooManyRooms");

/** How patients arrive at one location, as its form says it. */
export const branchArrivalsSchema = z.object({
  branchId: appointmentId,
  rooms,
  kiosk: z.preprocess((value) => value === "on" || value === "true" || value === true, z.boolean()),
  version: z.coerce.number().int().min(0),
});

/** What somebody says at the kiosk. */
export const kioskSchema = z.object({
  code: z.string().max(40).default(""),
  patientName: z.string().max(200).default(""),
  dateOfBirth: z.string().max(100).default(""),
});
