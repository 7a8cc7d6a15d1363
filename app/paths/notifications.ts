/* Every URL of notifications that the app links to. */
import { at } from "./at";

/**
 * What the organization has sent, and could not send; `before` is the last one that the page before showed or looked
 * at.
 */
export const sentMessages = at("/secure/providerweb/e/settings/sent-messages");
export const sentMessagesExport = at("/secure/providerweb/e/settings/sent-messages/export");
/** How mails are worded: all of them, and one in one language; `done` names what has just been done. */
export const wordings = at("/secure/providerweb/e/settings/notification-templates");
export const wording = at("/secure/providerweb/e/settings/notification-templates/:template");
export const textWording = at("/secure/providerweb/e/settings/text-templates/:template");
/**
 * What the signed-in user was told of inside the app, and the socket and calls by which an open page hears of more.
 */
export const notifications = at("/secure/providerweb/notifications");
export const userInbox = at("/realtime/userInbox");
/** What a user wants to be told by which way. `done` names what has just been done. */
export const notificationPreferences = at("/secure/providerweb/notifications/preferences");
/** Where a browser says that it shows what its user is told of, and where it says that it does no more. */
export const pushSubscription = at("/api/v4/inapp/pushSubscription");
/** Where a service reports how a message goes; its signature is over this address too. */
export const notificationStatus = at("/notificationStatus/:transport", "delivery");
/** Messages of the practice to the patients who have consented. `done` names what has just been done. */
export const marketing = at("/secure/providerweb/e/marketing");
/** The organization's account for texts and WhatsApp messages. `done` names what has just been done. */
export const messageAccount = at("/secure/providerweb/e/settings/whatsapp/account");
export const unreadNotifications = at("/api/v4/inapp/notification/unreadCount");
/** On which the receiver of a mail says that they want no more of its kind. */
export const unsubscribe = at("/s/unsubscribe/:token");
/** `before` is the last mail that the page before showed. */
export const developmentOutbox = at("/development/outbox");
export const developmentMail = at("/development/outbox/:id");
