import { notificationCalls as inboxCalls } from "./api/notification-calls.server";
import { deliveryCalls } from "./api/status-calls.server";

export { countUnsent } from "./services/mail/count-unsent.server";
export { deliverNotification } from "./services/mail/deliver-notification.server";
export { deliverMarketing } from "./services/marketing/deliver-marketing.server";
export { sendMarketingBatch } from "./services/marketing/send-marketing-batch.server";
export { deliverShortMessage } from "./services/texts/deliver-short-message.server";
export { listOwnMessages } from "./services/mail/list-own-messages.server";
export { messagesBefore } from "./services/mail/messages-before.server";
export { notifyOfAppointment } from "./services/mail/notify-of-appointment.server";
export { endInbox } from "./services/inbox/end-inbox.server";
export { watchInbox } from "./services/inbox/watch-inbox.server";

/** Every call about what users are told. */
export const notificationCalls = [...inboxCalls, ...deliveryCalls];
