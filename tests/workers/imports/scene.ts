import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import type { Meter } from "~/db/meter.server";
import { readImport } from "~/features/imports/services/imports/read-import.server";
import { chunkMessage } from "~/features/imports/services/run/send-next-chunk.server";
import { runChunk } from "~/features/imports/services/run/run-chunk.server";
import { startImport } from "~/features/imports/services/imports/start-import.server";
import { uploadImport } from "~/features/imports/services/uploads/upload-import.server";
import { consume } from "../../../workers/queues/consume";
import { openOrganization, type TestOrganization } from "../support/organization";

interface Asked {
  organizationId: number;
  importId: string;
}

const METRICS = { backlogCount: 0, backlogBytes: 0 };
const SENT = { metadata: { metrics: METRICS } };

/** A queue that keeps what is sent, so that a test hands it on when and as often as it wants. */
export function keptQueue() {
  const asked: Asked[] = [];
  const keep = (body: unknown) => asked.push(chunkMessage.parse(body));
  return {
    asked,
    metrics: () => Promise.resolve(METRICS),
    send: (body: unknown) => {
      keep(body);
      return Promise.resolve(SENT);
    },
    sendBatch: (messages: Iterable<MessageSendRequest>) => {
      for (const { body } of messages) keep(body);
      return Promise.resolve(SENT);
    },
  } satisfies Queue & { asked: Asked[] };
}
export type KeptQueue = ReturnType<typeof keptQueue>;

/** An organization whose administrator brings patients in; its messages are kept in `queue`. */
export async function openImporting(queue: KeptQueue = keptQueue()) {
  const organization = await openOrganization();
  const admin = async () => {
    const context = await organization.as(organization.administrator, Date.now());
    return { ...context, env: { ...context.env, PATIENT_IMPORT: queue } };
  };
  return { organization, queue, admin };
}
export type Importing = Awaited<ReturnType<typeof openImporting>>;

/** A form with a file as a browser sends it. */
export function upload(content: string | Uint8Array, fileName = "patients.csv", notes = ""): Request {
  const form = new FormData();
  form.set("importNotes", notes);
  form.set("patientsFile", new File([content as BlobPart], fileName));
  return new Request("http://clinic.localhost/patientImport", { method: "POST", body: form });
}

/** Sends a file and starts it as it was found, or as `choice` says. */
export async function start(
  { admin }: Importing,
  content: string | Uint8Array,
  choice?: Parameters<typeof startImport>[2],
): Promise<string> {
  const { importId } = await uploadImport(await admin(), upload(content));
  await startImport(await admin(), importId, choice);
  return importId;
}

/** Hands one message to the consumer; false where it comes again. `more` stands in for bindings. */
export async function handOn(body: Asked, queue: KeptQueue, more: Record<string, unknown> = {}): Promise<boolean> {
  const id = crypto.randomUUID();
  const message = { id, timestamp: new Date(), attempts: 1, body: { requestId: "test", ...body } };
  const batch = createMessageBatch("patient-import", [message]);
  const execution = createExecutionContext();
  await consume(batch, { ...bindings, PATIENT_IMPORT: queue, ...more }, execution);
  return (await getQueueResult(batch, execution)).explicitAcks.includes(id);
}

/** As often as the queue itself hands a message on. */
const MOST_TRIES = 6;

/** Hands every message on until none is left; how many there were. @throws Error where one fails again and again */
export async function runOut(queue: KeptQueue): Promise<number> {
  let messages = 0;
  let failed = 0;
  for (let next = queue.asked.shift(); next; next = queue.asked.shift()) {
    messages += 1;
    if (await handOn(next, queue)) continue;
    failed += 1;
    if (failed === MOST_TRIES) throw new Error("a piece of an import failed at every try");
    queue.asked.push(next);
  }
  return messages;
}

export const viewOfImport = async ({ admin }: Importing, id: string) => (await readImport(await admin(), id)).view;

export async function rowsOf<T>(organization: TestOrganization, text: string, ...values: unknown[]): Promise<T[]> {
  const { db } = await organization.as({ kind: "system", task: "test" }, Date.now());
  return (await db.raw(text, db.organizationId, ...values).all<T & Record<string, unknown>>()).results;
}

export const patientsOf = ({ organization }: Importing) =>
  rowsOf<{ id: string; number: number; external: string | null; name: string }>(
    organization,
    `SELECT id, number, external_number AS external, first_name || ' ' || last_name AS name FROM patient
     WHERE organization_id = ?1 ORDER BY number`,
  );

/**
 * A file of so many patients of a kilobyte each (so a piece of a file is a thousand of them), each with an own number,
 * contact and birth date; `fault` makes some rows wrong.
 */
export function fileOf(rows: number, fault: (row: number) => string | null = () => null, noteLength = 900): string {
  const lines = ["MRN,First name,Last name,Date of birth,Email,Mobile,Notes"];
  for (let row = 0; row < rows; row += 1) {
    const born = `19${String(50 + (row % 50))}-0${1 + (row % 9)}-1${row % 10}`;
    const note = row % 7 === 0 ? `"two\nlines, ""quoted"" ${row}"` : "ñ".repeat(noteLength / 2);
    lines.push(
      fault(row) ??
        `N-${row},José ${row},Núñez${row % 97},${born},p${row}@mail.example,+34 6${String(row).padStart(8, "0")},${note}`,
    );
  }
  return `${lines.join("\r\n")}\r\n`;
}

/** Sends a file and does its pieces one after the other; what each cost the organization's database, and its records. */
export async function runMeasured(scene: Importing, file: string) {
  const id = await start(scene, file);
  scene.queue.asked.splice(0);
  const pieces: Meter[] = [];
  const records: number[] = [];
  let before = 0;
  for (let more = true; more;) {
    const context = await scene.organization.as({ kind: "system", task: "test" }, Date.now());
    more = await runChunk(context, id);
    pieces.push(context.db.meter);
    const text = "SELECT records FROM patient_import WHERE organization_id = ?1 AND id = ?2";
    const [now = { records: 0 }] = await rowsOf<{ records: number }>(scene.organization, text, id);
    records.push(now.records - before);
    before = now.records;
  }
  return { id, pieces, records };
}
