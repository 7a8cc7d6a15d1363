/* The address of the booking panel, by itself for the small script that opens it. */
import { at } from "./at";

/**
 * Where staff book: a page, and a drawer in front of the others. The address may say for whom (`patient`), with whom
 * (`provider`, an id or 'any'), what (`service`), where (`place`) and when (`at` in UTC ms, or `day`), why (`reason`),
 * what to book (`mode`), the consultation to whose desk it leads back (`desk`), that it decided on this (`follows`), and
 * whose waiting it ends (`waiting`).
 */
export const bookingPanel = at("/secure/providerweb/appointments/booking_panel");
