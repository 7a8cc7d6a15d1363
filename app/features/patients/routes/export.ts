import { defineLoader } from "~/platform/http/screen.server";
import { exportPatients } from "../services/patients/export-patients.server";

/** The list of patients as a file, narrowed as the list is. */
export const loader = defineLoader(({ app, url }) =>
  exportPatients(app, Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""))),
);
