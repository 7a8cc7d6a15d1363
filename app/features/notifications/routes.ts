import { route } from "@remix-run/route-config";

/** The screens of the development outbox; in production they do not exist. */
export const notificationsRoutes = [
  route("development/outbox", "features/notifications/routes/outbox.tsx"),
  route("development/outbox/:id", "features/notifications/routes/mail.tsx"),
];
