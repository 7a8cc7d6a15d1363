import { defineLoader } from "~/platform/http/screen.server";
import { exportReadings } from "../../services/trackers/export-readings.server";

/** The readings of a tracker, as a download. */
export const loader = defineLoader(({ app, url }) =>
  exportReadings(app, url.searchParams.get("tracker"), url.searchParams.get("patient") ?? undefined),
);
