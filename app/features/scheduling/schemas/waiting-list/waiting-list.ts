import { z } from "zod";
import { appointmentId } from "../appointments/change-appointment";
import { checkbox } from "~/kernel/checkbox-field";

/**
 * What a patient waits for: an earlier time for an appointment, a seat of a full session, or any time of an offering at
 * a place.
 */
export const joinWaitingListSchema = z.object({
  appointmentId: appointmentId.optional(),
  sessionId: appointmentId.optional(),
  serviceOfferingId: appointmentId.optional(),
  branchId: appointmentId.optional(),
  employeeId: appointmentId.optional(),
});
export type JoinWaitingList = z.infer<typeof joinWaitingListSchema>;

/**
 * Whom staff put on the list, a patient or somebody new, and what for: a seat of a full session, or any time of a
 * service at a location, with one doctor or with anyone.
 */
export const addToWaitingListSchema = z.object({
  patientId: appointmentId.optional(),
  new: z.string().optional(),
  sessionId: appointmentId.optional(),
  serviceOfferingId: appointmentId,
  employeeId: appointmentId,
  branchId: appointmentId,
  idempotencyKey: z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional(),
});
export type AddToWaitingList = z.infer<typeof addToWaitingListSchema>;

export const waitingEntrySchema = z.object({ waitingId: appointmentId });

/** The page of the list; `after` is the last entry of the page before. */
export const listWaitingSchema = z.object({ after: z.string().max(100).optional().catch(undefined) });

/** How an offered time is taken: with one of the patient's credits, where one pays for it. */
export const takeOfferSchema = z.object({ payWithCredit: checkbox });
