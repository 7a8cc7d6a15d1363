import { paths } from "~/paths";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";

type Values = Record<string, string | number | undefined>;

/** Where a booking with one provider starts. */
export const bookWithHref = (kind: AppointmentKind, providerId: string, values: Values = {}) =>
  kind === "video" ? paths.bookVideoWith(providerId, values) : paths.bookClinicWith(providerId, values);

/** Where a booking of one offering starts. */
export const bookServiceHref = (kind: AppointmentKind, serviceId: string, values: Values = {}) =>
  kind === "video" ? paths.bookVideoService(serviceId, values) : paths.bookService(serviceId, values);
