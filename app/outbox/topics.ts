import { z } from "zod";
import { mailPayload, shortMessagePayload } from "./mail";

const id = z.string().min(1).max(80);
const ofUser = z.object({ userId: id });

/**
 * Payloads of outbox rows by topic: ids only. `outboxEntry` parses them when they are written, and the consumer parses
 * them again, since the previous version may have written the row.
 */
export const TOPICS = {
  mail: mailPayload,
  short: shortMessagePayload,
  /** A message of the practice to one patient; `to` and `template` are for queries over all topics of messages. */
  marketing: z.object({
    messageId: id,
    patientId: id,
    to: z.object({ kind: z.literal("PATIENT"), id }).optional(),
    template: z.literal("marketing").optional(),
  }),
  /** `deletedAt` is the time of the removal (UTC ms), which may have been undone since. */
  "file.deleted": z.object({ fileId: id, deletedAt: z.number().optional() }),
  /** A gateway is to be called for a payment, which takes longer than the outbox waits. */
  "payment.call": z.object({ paymentId: id }),
  "payment.verified": z.object({ paymentId: id }),
  /** A charge was paid online, or a part of it: what is given once it is paid may be given now. */
  "charge.settled": z.object({ chargeId: id }),
  /** A charge for what was not given was taken back: what was paid for it goes back. */
  "charge.back": z.object({ chargeId: id }),
  /** Readings of a patient were entered, corrected or taken off their list, and somebody monitors patients. */
  "reading.changed": z.object({ patientId: id, trackers: z.array(z.string().max(40)).min(1).max(60) }),
  /** An appointment was booked at the desk of a consultation that was to have one. */
  "followUp.booked": z.object({ consultationId: id, appointmentId: id, employeeId: id }),
  /** A shared room was made, changed, opened or closed. */
  "room.shared": z.object({ sharedRoomId: id }),
  "room.visitReopened": z.object({ appointmentId: id }),
  /** `fromEmployeeId` is the appointment's previous provider. */
  "room.visitMoved": z.object({ appointmentId: id, fromEmployeeId: id }),
  /** `outcome` is the action that ended the appointment. */
  "room.visitClosed": z.object({ appointmentId: id, outcome: z.string().min(1).max(40) }),
  /** Times that a commit took or freed (UTC ms). */
  "schedule.changed": z.object({
    changes: z.array(z.object({ employeeId: z.string(), from: z.int(), to: z.int(), taken: z.boolean() })),
  }),
  /** A provider's time that became free (UTC ms); `after` is the last entry that was looked at, if many wait. */
  "schedule.freed": z.object({
    employeeId: id,
    from: z.int(),
    to: z.int(),
    after: z.object({ createdAt: z.int(), id: z.string() }).optional(),
  }),
  /** Seats that became free; `notTo` is the entry of the waiting list that has just given one up. */
  "session.seatFreed": z.object({ sessionId: id, notTo: z.string().optional() }),
  "user.emailChanged": ofUser,
  /** A session, role or account has changed: the user's sockets close, and come back only with their current rights. */
  "user.ended": ofUser,
} as const satisfies Record<string, z.ZodType>;

export type Topic = keyof typeof TOPICS;
/** Payload of a topic's rows. */
export type TopicPayload<T extends Topic> = z.output<(typeof TOPICS)[T]>;
export type FreedTime = TopicPayload<"schedule.freed">;

export const isTopic = (name: string): name is Topic => Object.hasOwn(TOPICS, name);
