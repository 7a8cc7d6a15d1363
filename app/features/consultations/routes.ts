/** The screens of consultations. */
export const consultationRoutes = [];
