import { ADMIN_CALL, ADMIN_SCREEN, PUBLIC_THING, entry, screens, type Permissions } from "./expectations";

export const importsPermissions: Permissions = {
  ...entry([...screens("GET", ["/patientimport"]), ...screens("POST", ["/patientimport"])], ADMIN_SCREEN),
  ...entry([...screens("GET", ["/patientimport/:importId"]), ...screens("POST", ["/patientimport/:importId"])], {
    ...ADMIN_SCREEN,
    admin: PUBLIC_THING,
  }),
  ...entry(["GET /patientImport", "POST /patientImport", "POST /patientImport/uploads"], ADMIN_CALL),
  ...entry(["POST /patientImport/uploads/:uploadId", "DELETE /patientImport/uploads/:uploadId"], {
    ...ADMIN_CALL,
    admin: PUBLIC_THING,
  }),
  "PUT /patientImport/uploads/:uploadId/:part": { ...ADMIN_CALL, admin: PUBLIC_THING },
  ...entry(
    [
      "DELETE /patientImport",
      "GET /patientImport/download",
      "GET /patientImport/leftOut",
      "GET /patientImport/refused",
    ].map((path) => `${path}/:importId`),
    { ...ADMIN_CALL, admin: PUBLIC_THING },
  ),
};
