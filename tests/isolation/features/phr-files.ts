import type { Stock } from "../house";
import { stockRecord } from "./health-record";
import { base, newId, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const ids = {
  /** A record that uses the patient's file and a scan. */
  recordWithFiles: newId,
  scan: newId,
  /** A file of which no part has come yet. */
  recordUpload: newId,
};
type OwnThing = ThingOf<typeof ids>;

function stock(stock: Stock, thing: OwnThing, { house, now }: About): Promise<void> {
  const about = { kind: "ALLERGY", said: { allergen: "Nuts" }, now } as const;
  stockRecord(stock, thing, { id: thing.recordWithFiles, ...about });
  stock.add("file", {
    ...{ id: thing.scan, purpose: "HEALTH_RECORD", name: "scan.dcm", content_type: "application/dicom" },
    ...{ size_bytes: 10, sha256: "0".repeat(64), patient_id: thing.patient, created_at: now },
  });
  stock.add("file_use", { file_id: thing.scan, record_id: thing.recordWithFiles, position: 1 });
  stock.add("file_use", { file_id: thing.file, record_id: thing.recordWithFiles, position: 2 });
  stock.add("file_upload", {
    ...{ id: thing.recordUpload, purpose: "HEALTH_RECORD", patient_id: thing.patient },
    ...{ user_id: thing.patientUser, name: "letter.pdf" },
    ...{ size_bytes: 10, part_bytes: 10_485_760, upload_id: thing.recordUpload, created_at: now },
    object_key: `organizations/${house.organization.organizationId}/files/${thing.recordUpload}`,
  });
  return Promise.resolve();
}

const at = `${base}/health_files/:recordId`;
const of = (more: (thing: OwnThing) => Record<string, string>, body?: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({
    params: { recordId: thing.recordWithFiles, ...more(thing) },
    ...(body && { body, ...(!("intent" in body) && { json: true }) }),
  }),
});
const none = () => ({});

const recipes: Recipes<OwnThing> = {
  [`GET ${at}`]: of(none),
  // Without a file: past the door it is refused.
  [`POST ${at}`]: of(none, { intent: "detach" }),
  [`GET ${at}/file/:fileId`]: of((thing) => ({ fileId: thing.file })),
  [`GET ${at}/thumbnail/:fileId`]: of((thing) => ({ fileId: thing.file })),
  [`GET ${at}/dicom/:fileId`]: of((thing) => ({ fileId: thing.scan })),
  [`POST ${at}/uploads`]: of(none, { fileName: "" }),
  // Its part is missing: past the door it is refused.
  [`POST ${at}/uploads/:uploadId`]: of((thing) => ({ uploadId: thing.recordUpload }), {}),
  [`POST ${at}/uploads/:uploadId/:part`]: of((thing) => ({ uploadId: thing.recordUpload, part: "1" }), {}),
};

export const phrFilesInMatrix = { ids, stock, recipes };
