import { z } from "zod";
import { mailPayload, shortPayload } from "./mail";

const id = z.string().min(1).max(80);
const ofUser = z.object({ userId: id });

/**
 * What a row of the outbox says, by its topic: ids only. Whoever writes one parses it by `outboxEntry`, and the consumer
 * parses it again: the row may be of the version before.
 */
export const TOPICS = {
  mail: mailPayload,
  short: shortPayload,
  /** One message of the practice to one patient; `to` and `template` are for those who look for mails of all topics. */
  marketing: z.object({
    messageId: id,
    patientId: id,
    to: z.object({ kind: z.literal("PATIENT"), id }).optional(),
    template: z.literal("marketing").optional(),
  }),
  /** `deletedAt`, UTC ms: of the removal that it follows, as that may have been taken back. */
  "file.deleted": z.object({ fileId: id, deletedAt: z.number().optional() }),
  "payment.verified": z.object({ paymentId: id }),
  /** A shared room was made, changed, opened or closed. */
  "room.shared": z.object({ sharedRoomId: id }),
  "room.visitReopened": z.object({ appointmentId: id }),
  /** Whose visit it was before. */
  "room.visitMoved": z.object({ appointmentId: id, fromEmployeeId: id }),
  /** The action that ended the visit. */
  "room.visitClosed": z.object({ appointmentId: id, outcome: z.string().min(1).max(40) }),
  /** The time that a commit took or freed, in UTC ms. */
  "schedule.changed": z.object({
    changes: z.array(z.object({ employeeId: z.string(), from: z.int(), to: z.int(), taken: z.boolean() })),
  }),
  /** A provider's time that became free, in UTC ms; `after` is the last who was looked at, where many wait. */
  "schedule.freed": z.object({
    employeeId: id,
    from: z.int(),
    to: z.int(),
    after: z.object({ createdAt: z.int(), id: z.string() }).optional(),
  }),
  /** Seats that became free; `notTo` is the entry of the waiting list that has just let one go. */
  "session.seatFreed": z.object({ sessionId: id, notTo: z.string().optional() }),
  "user.emailChanged": ofUser,
  /** A session, role or account has changed: sockets of the user show anew what they may. */
  "user.ended": ofUser,
} as const satisfies Record<string, z.ZodType>;

export type Topic = keyof typeof TOPICS;
/** What a row of the topic says. */
export type TopicPayload<T extends Topic> = z.output<(typeof TOPICS)[T]>;
export type FreedTime = TopicPayload<"schedule.freed">;

export const isTopic = (name: string): name is Topic => Object.hasOwn(TOPICS, name);
