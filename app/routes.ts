import { index, route, type RouteConfig } from "@remix-run/route-config";
import { billingRoutes } from "./features/billing/routes";
import { consultationRoutes } from "./features/consultations/routes";
import { deskRoutes } from "./features/consultations/desk-routes";
import { demoRoutes } from "./features/demo/routes";
import { identityRoutes } from "./features/identity/routes";
import { noteRoutes } from "./features/consultations/note-routes";
import { organizationRoutes } from "./features/organization/routes";
import { appointmentRoutes } from "./features/scheduling/appointment-routes";
import { feedbackRoutes } from "./features/feedback/routes";
import { monitoringRoutes } from "./features/monitoring/routes";
import { formRoutes } from "./features/forms/routes";
import { questionRoutes } from "./features/questions/routes";
import { fileRoutes } from "./features/organization/file-routes";
import { integrationRoutes } from "./features/organization/integration-routes";
import { importRoutes } from "./features/imports/routes";
import { prescriptionRoutes } from "./features/consultations/prescription-routes";
import { recordFileRoutes } from "./features/phr/file-routes";
import { phrRoutes } from "./features/phr/routes";
import { patientRoutes } from "./features/patients/routes";
import { laboratoryRoutes } from "./features/consultations/laboratory-routes";
import { notificationsRoutes } from "./features/notifications/routes";
import { waitingRoomRoutes } from "./features/waiting-room/routes";
import { timingsRoutes } from "./features/scheduling/timings-routes";
import { frontPageRoutes } from "./features/scheduling/front-page-routes";
import { bookingRoutes } from "./features/scheduling/booking-routes";
import { paths } from "./paths";
import { routeOf } from "./paths/at";

export default [
  index("features/scheduling/routes/front-page/front-page.tsx"),
  ...frontPageRoutes,
  route(routeOf(paths.statement), "pages/statement.tsx"),
  route(routeOf(paths.manifest), "pages/install/manifest.ts"),
  route(routeOf(paths.appIcon), "pages/install/app-icon.ts"),
  route(routeOf(paths.offline), "pages/install/offline.tsx"),
  route(routeOf(paths.entry), "pages/entry.tsx"),
  route(routeOf(paths.bookingShort), "pages/book.ts"),
  route(routeOf(paths.home), "pages/home.tsx"),
  route(routeOf(paths.profile), "pages/profile.tsx"),
  route(routeOf(paths.everything), "pages/everything.ts"),
  route(routeOf(paths.deleteAccount), "pages/delete-account.tsx"),
  route(routeOf(paths.chat), "pages/third-party-chat.tsx"),
  route(routeOf(paths.patientSignup), "pages/signup.tsx"),
  route(routeOf(paths.search), "pages/search/search.tsx"),
  route(routeOf(paths.searchSuggestions), "pages/search/suggestions.ts"),
  ...identityRoutes,
  ...patientRoutes,
  ...phrRoutes,
  ...recordFileRoutes,
  ...consultationRoutes,
  ...laboratoryRoutes,
  ...prescriptionRoutes,
  ...deskRoutes,
  ...importRoutes,
  ...feedbackRoutes,
  ...questionRoutes,
  ...monitoringRoutes,
  route(routeOf(paths.monitoring), "pages/monitoring/monitoring.tsx"),
  route(routeOf(paths.monitoredPatient), "pages/monitoring/monitored-patient.tsx"),
  ...formRoutes,
  route(routeOf(paths.patient), "pages/patient/details.tsx"),
  ...organizationRoutes,
  ...appointmentRoutes,
  ...timingsRoutes,
  ...waitingRoomRoutes,
  ...noteRoutes,
  ...billingRoutes,
  ...notificationsRoutes,
  ...demoRoutes,
  route(routeOf(paths.settings), "pages/settings.tsx"),
  route("secure/providerweb/settings/hpAdminSettingsList", "pages/settings.tsx", { id: "settings-of-professional" }),
  route("secure/providerweb/c/service-based-appointment", "pages/patient-booking.ts"),
  route("secure/providerweb/c/service-based-appointment/video", "pages/patient-booking.ts", {
    id: "patient-booking-video",
  }),
  route("secure/providerweb/c/service-based-appointment/in-person", "pages/patient-booking.ts", {
    id: "patient-booking-clinic",
  }),
  route(routeOf(paths.logo), "pages/logo.ts"),
  route("secure/providerweb/help/api", "pages/help-api/help-api.tsx"),
  ...fileRoutes,
  ...integrationRoutes,
  route(routeOf(paths.logout), "pages/errors/logout.tsx"),
  route("s/500", "pages/errors/server-error.tsx", { id: "server-error" }),
  route("app/static/error", "pages/errors/server-error.tsx", { id: "static-error" }),
  route(routeOf(paths.notFound), "pages/errors/unknown.tsx", { id: "not-found" }),
  ...bookingRoutes,
  route("*", "pages/errors/unknown.tsx"),
] satisfies RouteConfig;
