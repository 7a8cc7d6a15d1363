import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

const at = "features/consultations/routes/";

/** Consultations and their summaries, the screen that is open through one, and the lists that patients have of theirs. */
export const deskRoutes = [
  route(routeOf(paths.consultation), `${at}consultations/view.tsx`, { id: "consultation" }),
  route(routeOf(paths.consultationPrint), `${at}consultations/print.tsx`, { id: "consultation-print" }),
  route(routeOf(paths.consultationPdf), `${at}consultations/pdf.ts`, { id: "consultation-pdf" }),
  route(routeOf(paths.recordFhir), `${at}consultations/fhir.ts`, { id: "record-fhir" }),
  route(routeOf(paths.newConsultation), `${at}consultations/create.tsx`, { id: "consultation-create" }),
  route(routeOf(paths.openConsultation), `${at}desk/open.tsx`, { id: "consultation-open" }),
  route(routeOf(paths.consultationDesk), `${at}desk/desk.tsx`, { id: "consultation-desk" }),
  route(routeOf(paths.clinicConsultations), `${at}desk/own-list.tsx`, { id: "clinic-consultations" }),
  route(routeOf(paths.videoConsultations), `${at}desk/own-list.tsx`, { id: "video-consultations" }),
];
