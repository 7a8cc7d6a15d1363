import { index, route, type RouteConfig } from "@remix-run/route-config";
import { billingRoutes } from "./features/billing/routes";
import { identityRoutes } from "./features/identity/routes";
import { organizationRoutes } from "./features/organization/routes";
import { appointmentRoutes } from "./features/scheduling/appointment-routes";
import { fileRoutes } from "./features/organization/file-routes";
import { integrationRoutes } from "./features/organization/integration-routes";
import { importRoutes } from "./features/imports/routes";
import { patientRoutes } from "./features/patients/routes";
import { notificationsRoutes } from "./features/notifications/routes";
import { waitingRoomRoutes } from "./features/waiting-room/routes";
import { timingsRoutes } from "./features/scheduling/timings-routes";
import { bookingRoutes } from "./features/scheduling/booking-routes";

export default [
  index("pages/start.ts"),
  route("secure/providerweb", "pages/entry.tsx"),
  route("secure/providerweb/home", "pages/home.tsx"),
  route("secure/providerweb/home/chat", "pages/third-party-chat.tsx"),
  route("secure/providerweb/signup", "pages/signup.tsx"),
  ...identityRoutes,
  ...patientRoutes,
  ...importRoutes,
  route("secure/providerweb/patients/details/:patientId", "pages/patient/details.tsx"),
  ...organizationRoutes,
  ...appointmentRoutes,
  ...timingsRoutes,
  ...waitingRoomRoutes,
  ...billingRoutes,
  ...notificationsRoutes,
  route("secure/providerweb/settings", "pages/settings.tsx"),
  route("secure/providerweb/settings/hpAdminSettingsList", "pages/settings.tsx", { id: "settings-of-professional" }),
  route("secure/providerweb/c/service-based-appointment", "pages/patient-booking.ts"),
  route("secure/providerweb/c/service-based-appointment/video", "pages/patient-booking.ts", {
    id: "patient-booking-video",
  }),
  route("secure/providerweb/c/service-based-appointment/in-person", "pages/patient-booking.ts", {
    id: "patient-booking-clinic",
  }),
  route("logo/:fileId", "pages/logo.ts"),
  route("secure/providerweb/help/api", "pages/help-api/help-api.tsx"),
  ...fileRoutes,
  ...integrationRoutes,
  route("app/logout", "pages/errors/logout.tsx"),
  route("s/500", "pages/errors/server-error.tsx", { id: "server-error" }),
  route("app/static/error", "pages/errors/server-error.tsx", { id: "static-error" }),
  route("404", "pages/errors/unknown.tsx", { id: "not-found" }),
  ...bookingRoutes,
  route("*", "pages/errors/unknown.tsx"),
] satisfies RouteConfig;
