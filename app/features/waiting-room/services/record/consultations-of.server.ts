import { auditStatement } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  consultationsQuery,
  recordFilesQuery,
  type RecordedRow,
} from "../../data/record/appointment-record-read.server";
import { courseOf, type Consultation } from "../../domain/record/appointment-record";
import { consultationMark, consultationsPageSchema } from "../../schemas/record/consultations-page";
import { hasKeptChat, notesOf } from "../../support/chat/kept-chat.server";
import { readableOf } from "./read-appointment-record.server";

const PAGE = 10;

/** A page of a patient's consultations, the latest first. */
export interface Consultations {
  list: Consultation[];
  /** Where the list goes on; null at its end. */
  next: string | null;
  /** Whether this is the beginning of the list. */
  isFirst: boolean;
}

/** Those in which something was written, sent or said; of the others there is nothing to read. */
async function withSomething(context: RequestContext, rows: readonly RecordedRow[], withFiles: ReadonlySet<string>) {
  const has = await Promise.all(
    rows.map(async ({ appointmentId, summary, reviewNote }) => {
      if (summary !== "" || reviewNote !== "" || withFiles.has(appointmentId)) return true;
      const kept = await Promise.all([appointmentId, notesOf(appointmentId)].map((name) => hasKeptChat(context, name)));
      return kept.includes(true);
    }),
  );
  return rows.filter((_, index) => has[index]);
}

/**
 * The consultations of a patient with their notes and files, for staff who may read the record; a provider sees those
 * with themselves. Reading them is audited. `before` is where the page begins, as the address has it.
 */
export async function consultationsOf(
  context: RequestContext,
  patientId: string,
  before: string | null,
): Promise<Consultations> {
  await authorize(context, "appointment.list");
  const { actor, db } = context;
  const mark = consultationsPageSchema.parse(before);
  if (actor.kind !== "employee") return { list: [], next: null, isFirst: mark === null };
  const employeeId = actor.authorities.has("appointment.list") ? null : actor.employeeId;
  const wanted = { patientId, employeeId, before: mark, limit: PAGE + 1 };
  const found = await consultationsQuery(db, actor.employeeId, wanted);
  const readable = await readableOf(context, found.slice(0, PAGE));
  const last = found.length > PAGE ? found[PAGE - 1] : undefined;
  const next = last ? consultationMark({ startsAt: last.startsAt, id: last.appointmentId }) : null;
  if (readable.length === 0) return { list: [], next, isFirst: mark === null };
  const files = await recordFilesQuery(
    db,
    readable.map(({ appointmentId }) => appointmentId),
  );
  const shown = await withSomething(context, readable, new Set(files.map(({ appointmentId }) => appointmentId)));
  if (shown.length > 0)
    await db.rawBatch(
      shown.map(({ appointmentId }) =>
        auditStatement(context, {
          ...{ action: "consultation.read", subjectKind: "appointment", subjectId: appointmentId, patientId },
          fields: ["summary", "reviewNote", "files"],
        }),
      ),
    );
  const list = shown.map((row) => ({
    appointmentId: row.appointmentId,
    startsAt: row.startsAt,
    timeZone: row.timeZone,
    offering: row.offering,
    doctorTitle: row.doctorTitle,
    doctorName: row.doctorName,
    course: courseOf(row, []),
    summary: row.summary,
    signature: row.signature,
    reviewNote: row.reviewNote,
    files: files.filter(({ appointmentId }) => appointmentId === row.appointmentId),
  }));
  return { list, next, isFirst: mark === null };
}
