import { defineLoader } from "~/platform/http/screen.server";
import { exportAppointments } from "../../services/lists/export-appointments.server";

/** The list of appointments as a file, narrowed as the list is; `type` is video for the list of those. */
export const loader = defineLoader(({ app, url }) =>
  exportAppointments(
    app,
    url.searchParams.get("list") === "videoAppointments" ? "videoAppointments" : "appointments",
    Object.fromEntries(url.searchParams),
  ),
);
