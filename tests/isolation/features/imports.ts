import type { Stock } from "../house";
import { newId, base, inPath, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const ids = {
  /** A file of patients that was brought in. */
  import: newId,
  /** A file of patients of which a part is still to come. */
  upload: newId,
};
type OwnThing = ThingOf<typeof ids>;

const importInPath = (body: Record<string, unknown> = {}): Recipe<OwnThing> => ({
  shared: true,
  about: (thing) => ({ params: { importId: thing.import }, body }),
});

function stock(stock: Stock, thing: OwnThing, { house, now }: About): Promise<void> {
  stock.add("patient_import", {
    id: thing.import,
    status: "DONE",
    file_name: "patients.csv",
    // The file of a patient stands in for the one that was brought in.
    r2_key: `organizations/${house.organization.organizationId}/files/${house.files.own}`,
    bytes: 10,
    encoding: "utf-8",
    delimiter: ",",
    header: '["First name","Last name"]',
    mapping: '{"firstName":0,"lastName":1}',
    cursor: 10,
    created_by: house.ids.doctor,
    created_at: now,
    touched_at: now,
    ended_at: now,
  });
  stock.add("patient_import_upload", {
    id: thing.upload,
    r2_key: `organizations/${house.organization.organizationId}/imports/${thing.upload}`,
    bucket_upload_id: thing.upload,
    file_name: "old.csv",
    bytes: 10,
    last_modified: now,
    first_part_hash: "0".repeat(64),
    created_by: house.ids.doctor,
    created_at: now,
    touched_at: now,
  });
  return Promise.resolve();
}

const recipes: Recipes<OwnThing> = {
  [`GET ${base}/patientimport/:importId`]: importInPath(),
  // What has ended cannot be ended again: nothing changes for those who ask after.
  [`POST ${base}/patientimport/:importId`]: importInPath({ intent: "terminate" }),
  "DELETE /patientImport/:importId": importInPath(),
  "POST /patientImport/uploads": { plain: () => ({ body: { fileName: "" } }) },
  "POST /patientImport/uploads/:uploadId": inPath("uploadId", (thing) => thing.upload, { shared: true }),
  "DELETE /patientImport/uploads/:uploadId": inPath("uploadId", (thing) => thing.upload, {
    shared: true,
    changes: true,
  }),
  "PUT /patientImport/uploads/:uploadId/:part": {
    shared: true,
    about: (thing) => ({ params: { uploadId: thing.upload, part: "1" } }),
  },
  "GET /patientImport/download/:importId": importInPath(),
  "GET /patientImport/refused/:importId": importInPath(),
  "GET /patientImport/leftOut/:importId": importInPath(),
};

export const importsInMatrix = { ids, stock, recipes };
