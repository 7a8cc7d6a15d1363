import { commit } from "~/db/commit.server";
import { readPatientByNumber, readRecord } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import { outboxEntry } from "~/outbox/outbox-entry";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, InvalidError, RateLimitedError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { readDenialBefore } from "../../data/access/audited-looks.server";
import { insertOpening, liveOpening } from "../../data/access/record-openings.server";
import { OPEN_FOR_MS, SAME_OPENING_MS, WRONG_PATIENTS } from "../../domain/access/opening-reasons";
import { openRecordSchema } from "../../schemas/access/open-record";
import { auditDenial } from "../../support/access/audit-denial.server";

/** What the audit calls somebody who names a patient who is not there. */
const OPENER = "recordOpener";

async function limitWrongPatients({ db, now }: RequestContext, employeeId: string): Promise<void> {
  const { most, withinMs } = WRONG_PATIENTS;
  const first = await readDenialBefore(db, { subjectKind: OPENER, subjectId: employeeId, skip: most - 1 });
  if (first !== null && first > now - withinMs) throw new RateLimitedError(Math.ceil((first + withinMs - now) / 1_000));
}

/**
 * Opens the record of a patient whom somebody does not look after, for twelve hours and for a reason that the patient
 * can read; a mail tells them of it. Whoever looks after them needs no opening, and none is written.
 * @param raw number and birth date of the patient, the reason, and words that OTHER needs
 * @returns the patient's id, and until when the record is open (UTC ms); null where it needs no opening
 * @throws InvalidError, alike for a number that there is not and for another birth date; RateLimitedError
 */
export async function openHealthRecord(
  context: RequestContext,
  raw: unknown,
): Promise<{ patientId: string; until: number | null }> {
  await authorize(context, "healthRecord.open");
  const { actor, db, now } = context;
  if (actor.kind !== "employee") throw new ForbiddenError();
  const { employeeId } = actor;
  const { number, birthDate, reason, note } = parse(openRecordSchema, raw);
  await limitRate(context, "LOGIN_LIMIT", `recordOpening:${employeeId}`);
  await limitWrongPatients(context, employeeId);
  const found = await readPatientByNumber(db, number);
  if (!found || found.birthDate !== birthDate) {
    const denied = { subjectKind: OPENER, subjectId: employeeId, patientId: found?.id ?? null };
    await auditDenial(context, { authority: "healthRecord.open", ...denied });
    throw new InvalidError([{ field: "number", message: "record-access:notFound" }]);
  }
  const patientId = found.id;
  const [record, live] = await Promise.all([
    readRecord(db, patientId, employeeId),
    liveOpening(db, employeeId, patientId, now),
  ]);
  if (record?.isOwn) return { patientId, until: null };
  const until = now + OPEN_FOR_MS;
  if (live && live.reason === reason && live.note === note && live.until > until - SAME_OPENING_MS)
    return { patientId, until: live.until };
  const id = uuidv7(now);
  await commit(context, {
    writes: [insertOpening(db, { id, employeeId, patientId, reason, note, at: now, until })],
    audit: [{ action: "healthRecord.open", subjectKind: "recordOpening", subjectId: id, patientId, fields: ["until"] }],
    outbox:
      found.userId === null
        ? []
        : [outboxEntry(context, "mail", { template: "security.recordOpened", to: { kind: "USER", id: found.userId } })],
    result: null,
  });
  return { patientId, until };
}
