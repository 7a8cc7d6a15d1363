import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

const file = (name: string) => `features/consultations/routes/pharmacy/${name}`;

/** The screens of the pharmacy's desk, of its pharmacies, and of all prescriptions of the organization. */
export const pharmacyRoutes = [
  route(routeOf(paths.pharmacyDesk), file("desk.tsx")),
  route(routeOf(paths.pharmacyPrescription), file("desk-prescription.tsx")),
  route(routeOf(paths.pharmacies), file("pharmacies.tsx")),
  route(routeOf(paths.prescriptionAdmin), file("prescription-admin.tsx")),
  route(routeOf(paths.prescriptionFile), file("prescription-file.ts")),
  route(routeOf(paths.pharmacyReport), file("report.tsx")),
  route(routeOf(paths.pharmacyReportFile), file("report-file.ts")),
];
