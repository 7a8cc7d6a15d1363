import { deliverMarketing, deliverNotification, deliverShort, endInbox } from "~/features/notifications/public.server";
import { applyPayment, offerFreedSeat, offerFreedTime, tellSchedule } from "~/features/scheduling/public.server";
import { eraseFile } from "~/features/organization/public.server";
import { followAccountEmail } from "~/features/patients/public.server";
import { closeVisit, endUser, reopenVisit, settleRooms, transferVisit } from "~/features/waiting-room/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { OutboxItem } from "~/platform/outbox.server";

/** What is done for each topic of the outbox. A handler may run twice for one item and must then do nothing new. */
export const topics: Readonly<Record<string, (context: RequestContext, item: OutboxItem) => Promise<void>>> = {
  mail: deliverNotification,
  short: deliverShort,
  marketing: deliverMarketing,
  "file.deleted": (context, { payload }) => eraseFile(context, payload),
  "payment.verified": (context, { payload }) => applyPayment(context, payload),
  "room.shared": (context, { payload }) => settleRooms(context, payload),
  "room.visitReopened": (context, { payload }) => reopenVisit(context, payload),
  "room.visitMoved": (context, { payload }) => transferVisit(context, payload),
  "room.visitClosed": (context, { payload }) => closeVisit(context, payload),
  "schedule.changed": (context, { payload }) => tellSchedule(context, payload),
  "schedule.freed": (context, { payload }) => offerFreedTime(context, payload),
  "session.seatFreed": (context, { payload }) => offerFreedSeat(context, payload),
  "user.emailChanged": (context, { payload }) => followAccountEmail(context, payload),
  "user.ended": async (context, { payload }) => {
    await Promise.all([endUser(context, payload), endInbox(context, payload)]);
  },
};
