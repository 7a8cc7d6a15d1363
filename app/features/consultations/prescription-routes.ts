import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

const files = "features/consultations/routes/prescriptions";

/** The screens of prescriptions. */
export const prescriptionRoutes = [
  route(routeOf(paths.prescriptions), `${files}/list.tsx`),
  route(routeOf(paths.prescriptionCreate), `${files}/create.tsx`),
  route(routeOf(paths.prescriptionEdit), `${files}/edit.tsx`),
  route(routeOf(paths.prescriptionView), `${files}/view.tsx`),
  route(routeOf(paths.prescriptionPrint), `${files}/print.tsx`),
  route(routeOf(paths.prescriptionPdf), `${files}/pdf.ts`),
  route(routeOf(paths.ownPrescriptions), `${files}/own.tsx`),
  route(routeOf(paths.prescriptionCheck), `${files}/check.tsx`),
];
