import { embedBooking } from "./embed-booking";

embedBooking(document.currentScript);
