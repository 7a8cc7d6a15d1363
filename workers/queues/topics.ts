import {
  deliverMarketing,
  deliverNotification,
  deliverShortMessage,
  endInbox,
} from "~/features/notifications/public.server";
import { bookFollowUp } from "~/features/consultations/public.server";
import { evaluateReadings, settleMonitoring } from "~/features/monitoring/public.server";
import { sendPaidQuestion } from "~/features/questions/public.server";
import { giveBackCharge, sendPaymentCall } from "~/features/billing/public.server";
import { applyPayment, offerFreedSeat, offerFreedTime, notifySchedule } from "~/features/scheduling/public.server";
import { eraseFile } from "~/features/organization/public.server";
import { followAccountEmail } from "~/features/patients/public.server";
import {
  closeAppointment,
  endUser,
  reopenAppointment,
  settleRooms,
  transferAppointment,
} from "~/features/waiting-room/public.server";
import { isTopic, TOPICS, type Topic, type TopicPayload } from "~/outbox/topics";
import type { RequestContext } from "~/platform/context.server";
import type { OutboxItem } from "~/platform/outbox.server";

type Item<T extends Topic> = OutboxItem & { payload: TopicPayload<T> };

/** Handler of each topic of the outbox. It may run twice for one row, and must then do nothing new. */
const handlers: { readonly [T in Topic]: (context: RequestContext, item: Item<T>) => Promise<void> } = {
  mail: deliverNotification,
  short: deliverShortMessage,
  marketing: deliverMarketing,
  "file.deleted": (context, { payload }) => eraseFile(context, payload),
  "payment.call": (context, { payload }) => sendPaymentCall(context, payload),
  "payment.verified": (context, { payload }) => applyPayment(context, payload),
  "charge.settled": async (context, { payload }) => {
    await sendPaidQuestion(context, payload);
    await settleMonitoring(context, payload);
  },
  "reading.changed": (context, { payload }) => evaluateReadings(context, payload),
  "charge.back": (context, { payload }) => giveBackCharge(context, payload),
  "followUp.booked": (context, { payload }) => bookFollowUp(context, payload),
  "room.shared": (context, { payload }) => settleRooms(context, payload),
  "room.visitReopened": (context, { payload }) => reopenAppointment(context, payload),
  "room.visitMoved": (context, { payload }) => transferAppointment(context, payload),
  "room.visitClosed": (context, { payload }) => closeAppointment(context, payload),
  "schedule.changed": (context, { payload }) => notifySchedule(context, payload),
  "schedule.freed": (context, { payload }) => offerFreedTime(context, payload),
  "session.seatFreed": (context, { payload }) => offerFreedSeat(context, payload),
  "user.emailChanged": (context, { payload }) => followAccountEmail(context, payload),
  "user.ended": async (context, { payload }) => {
    await Promise.all([endUser(context, payload), endInbox(context, payload)]);
  },
};

const handle = <T extends Topic>(context: RequestContext, topic: T, item: OutboxItem): Promise<void> =>
  handlers[topic](context, { ...item, payload: TOPICS[topic].parse(item.payload) as TopicPayload<T> });

/**
 * Handles an outbox row.
 * @throws Error for a topic that this version does not know, ZodError for a payload that is not valid for the topic
 */
export async function doTopic(context: RequestContext, item: OutboxItem): Promise<void> {
  if (!isTopic(item.topic)) throw new Error(`no handler of topic ${item.topic}`);
  await handle(context, item.topic, item);
}
