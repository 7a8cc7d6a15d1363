import type { AppointmentKind } from "../appointments/appointment-kind";
import { mustBePaidToBook } from "./online-payment";

/** How an appointment that is not paid to book is paid for, as far as the settings say. */
export type PayWay = "atClinic" | "notOnline" | "onlineOrAtClinic" | "beforeAppointment" | "afterAppointment";

/** How an appointment of a kind is paid for by its option (specification, section 3); null where it is paid to book. */
export function payWayOf(option: string, kind: AppointmentKind): PayWay | null {
  if (mustBePaidToBook(option)) return null;
  if (option === "ALLOW_OFFLINE_ONLY") return "atClinic";
  if (option.startsWith("PAY_BEFORE_SESSION")) return "beforeAppointment";
  if (option === "PAY_AFTER_SESSION") return "afterAppointment";
  if (option === "" || option === "DISABLED") return kind === "clinic" ? "atClinic" : "notOnline";
  return "onlineOrAtClinic";
}
