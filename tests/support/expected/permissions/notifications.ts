import { ADMIN_SCREEN, OWN_ACCOUNT, PUBLIC_THING, entry, screens, type Permissions } from "./expectations";

export const notificationsPermissions: Permissions = {
  "GET /development/outbox": "allowed",
  "GET /development/outbox/:id": PUBLIC_THING,
  // What somebody was told of is theirs alone.
  ...entry(screens("GET", ["/notifications"]), OWN_ACCOUNT("allowed")),
  ...entry(screens("GET", ["/e/settings/sent-messages", "/e/settings/sent-messages/export"]), ADMIN_SCREEN),
  // How mails are worded: each has a name that every organization has.
  ...entry(
    screens(
      "GET",
      ["", "/:template"].map((name) => `/e/settings/notification-templates${name}`),
    ),
    ADMIN_SCREEN,
  ),
  ...entry(screens("POST", ["/e/settings/notification-templates/:template"]), ADMIN_SCREEN),
  ...entry(
    (["GET", "POST"] as const).flatMap((method) => screens(method, ["/e/settings/text-templates/:template"])),
    ADMIN_SCREEN,
  ),
  ...entry(screens("POST", ["/e/settings/sent-messages"]), { ...ADMIN_SCREEN, admin: "not-found" }),
  ...entry(screens("POST", ["/notifications"]), OWN_ACCOUNT("allowed")),
  ...entry(
    (["GET", "POST"] as const).flatMap((method) =>
      screens(method, ["/notifications/preferences", "/settings/hpNotifications"]),
    ),
    OWN_ACCOUNT("allowed"),
  ),
  ...entry(
    (["GET", "POST"] as const).flatMap((method) => screens(method, ["/e/settings/whatsapp/account", "/e/marketing"])),
    ADMIN_SCREEN,
  ),
  // The signed token of a mail is its permission; one not signed here is gone.
  ...entry(["GET /s/unsubscribe/:token", "POST /s/unsubscribe/:token"], "gone"),
  "POST /notificationStatus/:transport": "refused",
  ...entry(
    [
      "GET /api/v4/inapp/notification",
      "PUT /api/v4/inapp/notification/read",
      "PUT /api/v4/inapp/notification/read/all",
      "GET /api/v4/inapp/notification/unreadCount",
      "POST /api/v4/inapp/pushSubscription",
      "DELETE /api/v4/inapp/pushSubscription",
    ],
    OWN_ACCOUNT("allowed"),
  ),
};
