import { embedBooking } from "./embedding/embed-booking";

embedBooking(document.currentScript);
