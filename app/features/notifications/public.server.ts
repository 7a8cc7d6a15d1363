export { notificationCalls } from "./api/notification-calls.server";
export { deliverNotification } from "./services/deliver-notification.server";
export { tellOfVisit } from "./services/tell-of-visit.server";
export { endInbox } from "./services/end-inbox.server";
export { watchInbox } from "./services/watch-inbox.server";
