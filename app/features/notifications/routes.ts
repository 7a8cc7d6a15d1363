import { route } from "@remix-run/route-config";

/** What a user was told of; and the screens of the development outbox, which do not exist in production. */
export const notificationsRoutes = [
  route("secure/providerweb/notifications", "features/notifications/routes/notices.tsx"),
  route("secure/providerweb/e/settings/sent-messages", "features/notifications/routes/sent-messages.tsx"),
  ...["notifications/preferences", "settings/hpNotifications"].map((path) =>
    route(`secure/providerweb/${path}`, "features/notifications/routes/preferences.tsx", { id: path }),
  ),
  route("secure/providerweb/e/settings/whatsapp/account", "features/notifications/routes/message-account.tsx"),
  route("secure/providerweb/e/marketing", "features/notifications/routes/marketing.tsx"),
  route("secure/providerweb/e/settings/notification-templates", "features/notifications/routes/wordings.tsx"),
  route("secure/providerweb/e/settings/notification-templates/:template", "features/notifications/routes/wording.tsx"),
  route("secure/providerweb/e/settings/text-templates/:template", "features/notifications/routes/text-wording.tsx"),
  route("s/unsubscribe/:token", "features/notifications/routes/unsubscribe.tsx"),
  route("development/outbox", "features/notifications/routes/outbox.tsx"),
  route("development/outbox/:id", "features/notifications/routes/mail.tsx"),
];
