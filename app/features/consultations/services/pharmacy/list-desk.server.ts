import { employeeNames } from "~/features/identity/public.server";
import { localDate, patientIdentities, readPatientByNumber, soughtPatients } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readerFormat } from "~/platform/reader-format.server";
import { handedOrDeclined } from "../../data/pharmacy/handed-or-declined.server";
import { findPrescription, readQueue } from "../../data/pharmacy/desk-read.server";
import { countQueues, prescriptionsOfPatients } from "../../data/pharmacy/desk-search.server";
import { sentElsewhere } from "../../data/pharmacy/sent-elsewhere.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import type { TypedNumber } from "../../domain/desks/typed-number";
import { endsSoon, isFoundBy, isOver, soughtPrescription, type DeskPrescription } from "../../domain/pharmacy/desk";
import type { DeskRow } from "../../domain/pharmacy/desk-view";
import { refusedOf } from "../../domain/pharmacy/refusal";
import { isLive } from "../../domain/prescriptions/validity";
import { deskSchema } from "../../schemas/pharmacy/desk";
import { isForDesk, pharmacyOf } from "../../support/pharmacy/reach-desk-prescription.server";
import { called, declinedMedicines } from "../../support/prescriptions/shown-prescription.server";

const PAGE = 25;

/** Rows of a list in words: who it is for, who signed it, and what is on it. */
async function rowsOf(
  context: RequestContext,
  found: readonly DeskPrescription[],
): Promise<Omit<DeskRow, "foundAs">[]> {
  const { db, now, profile } = context;
  const ids = found.map(({ id }) => id);
  const [patients, prescribers, lines, entries] = await Promise.all([
    patientIdentities(context, [...new Set(found.map(({ patientId }) => patientId))]),
    employeeNames(context, [...new Set(found.map(({ prescriberId }) => prescriberId))]),
    linesOf(db, ids),
    handedOrDeclined(db, ids),
  ]);
  const today = localDate(now, profile.timeZone);
  const speech = { ...createTranslator(context.locale), format: readerFormat(context) };
  return found.map((prescription) => {
    const { id, number, state, signedAt, stateAt, validUntil, patientId, prescriberId } = prescription;
    const patient = patients.get(patientId);
    const own = lines.filter(({ prescriptionId }) => prescriptionId === id);
    const { declined, refusal } = refusedOf(state, entries, own);
    return {
      ...{ id, number, state, signedAt, stateAt, validUntil, isOver: isOver(prescription, today) },
      endsSoon: isLive(state) && endsSoon(prescription, today),
      patient: patient?.name ?? "",
      ...{ birthDate: patient?.birthDate ?? "", patientNumber: patient?.number ?? null },
      prescriber: prescribers.get(prescriberId) ?? "",
      medicines: own.map((line) => called(line, speech)),
      isDeclined: state === "SENT" && declined.length === own.length,
      declined: declinedMedicines(declined, own),
      refusal,
    };
  });
}

interface SoughtHere {
  found: readonly DeskPrescription[];
  /** The one that a number or a code names. */
  exactId?: string;
  /** By which it was found: a page is opened with it again. */
  code?: string;
  /** A number that was typed: those beside the one of that number are of the patient who has it. */
  number?: number;
}

/** What a number names: the prescription, then those of the patient, where it can be either's. */
async function ofNumber(context: RequestContext, sought: TypedNumber, pharmacyId: string | undefined) {
  const { db } = context;
  const { number, of } = sought;
  const [found, patient] = await Promise.all([
    of === "patient" ? undefined : findPrescription(db, { number }),
    of === "paper" ? undefined : readPatientByNumber(db, number),
  ]);
  const own = found && isFoundBy({ number }, found) && isForDesk(found, pharmacyId) ? [found] : [];
  const theirs = patient
    ? await prescriptionsOfPatients(db, { patientIds: [patient.id], pharmacyId, most: PAGE + 1 })
    : [];
  return { own, theirs: theirs.filter(({ id }) => id !== own[0]?.id) };
}

/**
 * What somebody typed means: the prescription of a number and those of the patient of that number, the one of a scanned
 * code, and only where there is none what was sent to this desk for the patients of that name, phone or birth date.
 */
async function soughtRows(context: RequestContext, find: string, pharmacyId: string | undefined): Promise<SoughtHere> {
  const { db } = context;
  const sought = soughtPrescription(find);
  if (sought && "number" in sought) {
    const { own, theirs } = await ofNumber(context, sought, pharmacyId);
    const found = [...own, ...theirs];
    if (found.length > 0 || sought.of !== "either")
      return { found, number: sought.number, ...(own[0] && { exactId: own[0].id }) };
  } else if (sought) {
    const found = await findPrescription(db, sought);
    if (found && isForDesk(found, pharmacyId)) return { found: [found], exactId: found.id, code: sought.code };
  }
  const patientIds = await soughtPatients(context, find);
  if (patientIds.length === 0) return { found: [] };
  return { found: await prescriptionsOfPatients(db, { patientIds, pharmacyId, most: PAGE + 1 }) };
}

/**
 * A page of one of the desk's queues: what was sent to this pharmacy or to any, with how much waits in each queue; or what
 * a search finds by a number, a scanned code or a patient. A page costs the same however many there are.
 * @throws ForbiddenError
 */
export async function listDesk(context: RequestContext, raw: unknown) {
  await authorize(context, "pharmacy.work");
  const { db, now } = context;
  const { queue, find = "", at, after } = parse(deskSchema, raw);
  const pharmacyId = await pharmacyOf(context);
  const place = at === undefined || after === undefined ? undefined : { at, id: after };
  const isSearch = find !== "";
  // Where it was, and what ended: whoever prepared one looks in either.
  const looksElsewhere = !isSearch && place === undefined && (queue === "SENT" || queue === "ENDED");
  const [sought, listed, counts, elsewhere] = await Promise.all([
    isSearch ? soughtRows(context, find, pharmacyId) : null,
    isSearch ? [] : readQueue(db, { queue, pharmacyId, after: place, size: PAGE + 1, now }),
    isSearch ? null : countQueues(db, pharmacyId),
    looksElsewhere && pharmacyId !== undefined ? sentElsewhere(db, pharmacyId, now) : [],
    auditRead(context, {
      action: "prescription.list",
      subjectKind: "prescription",
      fields: ["desk"],
    }),
  ]);
  const found = sought?.found ?? listed;
  const rows = (await rowsOf(context, found.slice(0, PAGE))).map((row) => ({
    ...row,
    code: row.id === sought?.exactId ? sought.code : undefined,
    foundAs:
      sought?.number === undefined ? null : row.id === sought.exactId ? ("number" as const) : ("patient" as const),
  }));
  const more = found.length > PAGE;
  const last = more && !isSearch ? rows.at(-1) : undefined;
  return {
    ...{ queue, find, rows, counts, more, now, elsewhere, number: sought?.number ?? null },
    next: last ? { at: last.stateAt, after: last.id } : null,
  };
}
