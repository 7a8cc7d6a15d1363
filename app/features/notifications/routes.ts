import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

/** What a user was told of; and the screens of the development outbox, which do not exist in production. */
export const notificationsRoutes = [
  route(routeOf(paths.notifications), "features/notifications/routes/notices.tsx"),
  route(routeOf(paths.sentMessages), "features/notifications/routes/sent-messages.tsx"),
  route(routeOf(paths.sentMessagesExport), "features/notifications/routes/sent-messages-export.ts"),
  ...["notifications/preferences", "settings/hpNotifications"].map((path) =>
    route(`secure/providerweb/${path}`, "features/notifications/routes/preferences.tsx", { id: path }),
  ),
  route(routeOf(paths.messageAccount), "features/notifications/routes/message-account.tsx"),
  route(routeOf(paths.marketing), "features/notifications/routes/marketing.tsx"),
  route(routeOf(paths.wordings), "features/notifications/routes/wordings.tsx"),
  route(routeOf(paths.wording), "features/notifications/routes/wording.tsx"),
  route(routeOf(paths.textWording), "features/notifications/routes/text-wording.tsx"),
  route(routeOf(paths.unsubscribe), "features/notifications/routes/unsubscribe.tsx"),
  route(routeOf(paths.developmentOutbox), "features/notifications/routes/outbox.tsx"),
  route(routeOf(paths.developmentMail), "features/notifications/routes/mail.tsx"),
];
