import { notificationCalls as inboxCalls } from "./api/notification-calls.server";
import { deliveryCalls } from "./api/status-calls.server";

export { deliverNotification } from "./services/mail/deliver-notification.server";
export { deliverMarketing } from "./services/marketing/deliver-marketing.server";
export { sendMarketingBatch } from "./services/marketing/send-marketing-batch.server";
export { deliverShort } from "./services/texts/deliver-short.server";
export { tellOfVisit } from "./services/mail/tell-of-visit.server";
export { endInbox } from "./services/inbox/end-inbox.server";
export { watchInbox } from "./services/inbox/watch-inbox.server";

/** Every call about what users are told. */
export const notificationCalls = [...inboxCalls, ...deliveryCalls];
