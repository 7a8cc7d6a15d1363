import { z } from "zod";

const id = z.string().min(1).max(80);

/** Payload of the outbox topic room.visitClosed: the action that ended the visit. */
export const visitClosedSchema = z.object({ appointmentId: id, outcome: z.string().min(1).max(40) });

/** Payload of the outbox topic room.visitReopened. */
export const visitReopenedSchema = z.object({ appointmentId: id });

/** Payload of the outbox topic room.visitMoved: whose visit it was before. */
export const visitMovedSchema = z.object({ appointmentId: id, fromEmployeeId: id });

/** Payload of the outbox topic user.ended. */
export const userEndedSchema = z.object({ userId: id });
