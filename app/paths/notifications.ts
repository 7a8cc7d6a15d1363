import { at } from "./at";

/** Every URL of notifications that the app links to. */
export const notificationsPaths = {
  /**
   * What the organization has sent, and could not send; `before` is the last one that the page before showed or looked
   * at.
   */
  sentMessages: at("/secure/providerweb/e/settings/sent-messages"),
  /** How mails are worded: all of them, and one in one language; `done` names what has just been done. */
  wordings: at("/secure/providerweb/e/settings/notification-templates"),
  wording: at("/secure/providerweb/e/settings/notification-templates/:template"),
  textWording: at("/secure/providerweb/e/settings/text-templates/:template"),
  /**
   * What the signed-in user was told of inside the app, and the socket and calls by which an open page hears of more.
   */
  notifications: at("/secure/providerweb/notifications"),
  userInbox: at("/realtime/userInbox"),
  /** What a user wants to be told by which way. `done` names what has just been done. */
  notificationPreferences: at("/secure/providerweb/notifications/preferences"),
  /** Where a browser says that it shows what its user is told of, and where it says that it does no more. */
  pushSubscription: at("/api/v4/inapp/pushSubscription"),
  /** Where a service reports how a message goes; its signature is over this address too. */
  notificationStatus: at("/notificationStatus/:transport", "delivery"),
  /** Messages of the practice to the patients who have consented. `done` names what has just been done. */
  marketing: at("/secure/providerweb/e/marketing"),
  /** The organization's account for texts and WhatsApp messages. `done` names what has just been done. */
  messageAccount: at("/secure/providerweb/e/settings/whatsapp/account"),
  unreadNotifications: at("/api/v4/inapp/notification/unreadCount"),
  /** On which the receiver of a mail says that they want no more of its kind. */
  unsubscribe: at("/s/unsubscribe/:token"),
  /** `before` is the last mail that the page before showed. */
  developmentOutbox: at("/development/outbox"),
  developmentMail: at("/development/outbox/:id"),
} as const;
