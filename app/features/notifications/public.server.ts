import type { Call } from "~/platform/calls.server";
import { notificationCalls as inboxCalls } from "./api/notification-calls.server";
import { deliveryCalls } from "./api/status-calls.server";

export { deliverNotification } from "./services/deliver-notification.server";
export { deliverMarketing } from "./services/deliver-marketing.server";
export { sendMarketingBatch } from "./services/send-marketing-batch.server";
export { deliverShort } from "./services/deliver-short.server";
export { tellOfVisit } from "./services/tell-of-visit.server";
export { endInbox } from "./services/end-inbox.server";
export { watchInbox } from "./services/watch-inbox.server";

/** Every call about what users are told. */
export const notificationCalls: readonly Call[] = [...inboxCalls, ...deliveryCalls];
