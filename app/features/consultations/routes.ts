import { pharmacyRoutes } from "./pharmacy-routes";

/** The screens of consultations. */
export const consultationRoutes = [...pharmacyRoutes];
