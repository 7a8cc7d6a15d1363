import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readAuditOfPatient } from "../../data/access/audited-looks.server";
import { openingsOfPatient } from "../../data/access/record-openings.server";
import { OPEN_FOR_MS } from "../../domain/access/opening-reasons";
import { burstsOf, isOthers, seenBy, type Burst, type Look } from "../../domain/access/seen";
import { seenSchema } from "../../schemas/access/seen";
import { reachRecords } from "../../support/access/reach-records.server";
import { auditDenial } from "../../support/access/audit-denial.server";
import { authorNames } from "../../support/records/author-names.server";

/** So many rows of the patient's audit a page goes through, whatever they say. */
export const ROWS_A_PAGE = 200;

type Opening = Awaited<ReturnType<typeof openingsOfPatient>>[number];

/** The opening by which somebody read; null for whoever looked after the patient. */
function reasonOf(openings: readonly Opening[], { actorKind, actorId, from, to }: Burst) {
  const open = openings.find(
    ({ employeeId, at, until }) => actorKind === "employee" && employeeId === actorId && at <= to && from < until,
  );
  return open ? { reason: open.reason, note: open.note } : null;
}

/**
 * Who has seen a patient's record: names, times, what was read, and why it was opened; the newest first, what one
 * person read within ten minutes as one. It is the patient's, and of those who manage the record for them: nobody
 * else's, and nobody can take anything off it. A page reads a bounded number of rows, however much is written.
 * @param raw `patientId`, and `before`, where the page before said to go on
 * @throws NotFoundError for everybody else
 */
export async function listRecordReaders(context: RequestContext, raw: unknown) {
  await authorize(context, "healthRecord.read");
  const { patientId, before = Number.MAX_SAFE_INTEGER } = parse(seenSchema, raw);
  const { patient, role, isSelf } = await reachRecords(context, "healthRecord.read", patientId);
  if (role !== "patient") {
    await auditDenial(context, { authority: "healthRecord.read", patientId: patient.id, subjectKind: "recordSeen" });
    throw new NotFoundError();
  }
  const [rows] = await Promise.all([
    readAuditOfPatient(context.db, { patientId: patient.id, before, limit: ROWS_A_PAGE }),
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: "recordSeen",
      patientId: patient.id,
      fields: ["list"],
    }),
  ]);
  const looks = rows.flatMap((row): Look[] => {
    const { at, actorKind, actorId, outcome } = row;
    const what = seenBy(row);
    return what !== null && isOthers(row, patient.id) && outcome === "DONE" ? [{ at, actorKind, actorId, what }] : [];
  });
  const bursts = burstsOf(looks);
  const oldest = bursts.at(-1)?.from ?? 0;
  const [names, openings] = await Promise.all([
    authorNames(
      context,
      bursts.map(({ actorKind, actorId }) => ({ authorKind: actorKind, authorId: actorId })),
    ),
    bursts.length === 0 ? [] : openingsOfPatient(context.db, patient.id, oldest - OPEN_FOR_MS, bursts[0]?.to ?? oldest),
  ]);
  return {
    ...{ patient, isSelf },
    lines: bursts.map((burst) => ({
      ...burst,
      name: burst.actorId === null ? null : (names.get(burst.actorId) ?? null),
      opening: reasonOf(openings, burst),
    })),
    next: rows.length === ROWS_A_PAGE ? (rows.at(-1)?.seq ?? null) : null,
  };
}

export type RecordReader = Awaited<ReturnType<typeof listRecordReaders>>["lines"][number];
