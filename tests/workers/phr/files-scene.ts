import { createHash } from "node:crypto";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { healthRecordKindOf } from "~/features/phr/records";
import { attachFile } from "~/features/phr/services/files/attach-file.server";
import { finishUpload } from "~/features/phr/services/files/finish-upload.server";
import { keepPart } from "~/features/phr/services/files/keep-part.server";
import { openUpload } from "~/features/phr/services/files/open-upload.server";
import { PART_BYTES } from "~/kernel/upload/upload-parts";
import type { RequestContext } from "~/platform/context.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { employeeActor, openPractice, patientActor } from "../support/organization";

/** The people of a practice around one patient's records. */
export async function openFiles(options: { database?: string } = {}) {
  const practice = await openPractice(options);
  const { ids } = practice;
  return {
    practice,
    patient: (at?: number) => practice.as(patientActor(ids.patient, ids.patientUser), at),
    otherPatient: () => practice.as(patientActor(ids.otherPatient, ids.otherPatientUser)),
    nurse: () => practice.as(employeeActor(ids.doctor, { roles: [ROLE.NURSE], userId: "nurse" })),
    doctor: () => practice.as(employeeActor(ids.doctor)),
    admin: () => practice.as(practice.administrator),
    system: (at?: number) => practice.as({ kind: "system", task: "test" }, at),
  };
}
export type Files = Awaited<ReturnType<typeof openFiles>>;

let named = 0;

/** A new record of the patient, which may have files. */
export async function recordOf(context: RequestContext): Promise<string> {
  named += 1;
  const values = { allergen: `Allergen ${named}`, category: "FOOD", reactions: ["RASH"], status: "ACTIVE" };
  return (await saveHealthRecord(context, healthRecordKindOf("ALLERGY"), values)).id;
}

export const fileOf = (bytes: Uint8Array, name: string) => new File([bytes as BlobPart], name);

export const attach = async (context: RequestContext, recordId: string, bytes: Uint8Array, name: string) =>
  (await attachFile(context, recordId, { file: fileOf(bytes, name) })).id;

export const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

export const described = (bytes: Uint8Array, fileName: string) => ({
  fileName,
  bytes: bytes.length,
  firstPartHash: hashOf(bytes.subarray(0, PART_BYTES)),
});

const posted = (body: object) =>
  new Request("http://clinic.localhost/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Begins to send a file. */
export const open = (context: RequestContext, recordId: string, said: object) =>
  openUpload(context, recordId, posted(said));

/** Ends the sending of a file. */
export const finish = (context: RequestContext, address: { recordId: string; uploadId: string }, said: object = {}) =>
  finishUpload(context, address, posted(said));

/** Sends one part, from 1. */
export async function sendPart(
  context: RequestContext,
  { recordId, uploadId, part }: { recordId: string; uploadId: string; part: number },
  bytes: Uint8Array,
) {
  const body = bytes.slice((part - 1) * PART_BYTES, part * PART_BYTES);
  const request = new Request("http://clinic.localhost/", { method: "PUT", body });
  return keepPart(context, { recordId, uploadId, part: String(part) }, request);
}

/** Sends a file in parts from its first to its last. */
export async function sendWhole(context: RequestContext, recordId: string, bytes: Uint8Array, name: string) {
  const { uploadId } = await open(context, recordId, described(bytes, name));
  for (let part = 1; part <= Math.ceil(bytes.length / PART_BYTES); part += 1)
    await sendPart(context, { recordId, uploadId, part }, bytes);
  return finish(context, { recordId, uploadId });
}

/** Rows of the organization's tables. */
export async function rowsOf<Row>(context: RequestContext, text: string, ...more: unknown[]): Promise<Row[]> {
  return (await context.db.raw(text, context.db.organizationId, ...more).all<Row>()).results;
}

/** The keys of what lies in the bucket of the files of an organization. */
export async function keptKeys({ env, organization }: RequestContext): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: `organizations/${organization.id}/files/` });
  return objects.map(({ key }) => key.split("/files/")[1] ?? "");
}

/** Whether something is refused as not there or not theirs, which look alike to whoever asks. */
export const isRefused = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    ({ status }: { status?: number }) => status === 403 || status === 404,
  );
