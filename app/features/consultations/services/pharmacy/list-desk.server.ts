import { employeeNames } from "~/features/identity/public.server";
import { localDate, patientIdentities, soughtPatients } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readerFormat } from "~/platform/reader-format.server";
import { handedOrDeclined } from "../../data/pharmacy/handed-or-declined.server";
import { findPrescription, readQueue } from "../../data/pharmacy/desk-read.server";
import { countQueues, prescriptionsOfPatients } from "../../data/pharmacy/desk-search.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { endsSoon, isFoundBy, isOver, soughtPrescription, type DeskPrescription } from "../../domain/pharmacy/desk";
import type { DeskRow } from "../../domain/pharmacy/desk-view";
import { stillDeclined } from "../../domain/pharmacy/dispensing";
import { isLive } from "../../domain/prescriptions/validity";
import { deskSchema } from "../../schemas/pharmacy/desk";
import { isForDesk, pharmacyOf } from "../../support/pharmacy/reach-desk-prescription.server";
import { called } from "../../support/prescriptions/shown-prescription.server";

const PAGE = 25;

/** Rows of a list in words: who it is for, who signed it, and what is on it. */
async function rowsOf(context: RequestContext, found: readonly DeskPrescription[]): Promise<DeskRow[]> {
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
    const declined = isLive(state) ? stillDeclined(entries, own) : [];
    return {
      ...{ id, number, state, signedAt, stateAt, validUntil, isOver: isOver(prescription, today) },
      endsSoon: isLive(state) && endsSoon(prescription, today),
      patient: patient?.name ?? "",
      ...{ birthDate: patient?.birthDate ?? "", patientNumber: patient?.number ?? null },
      prescriber: prescribers.get(prescriberId) ?? "",
      medicines: own.map((line) => called(line, speech)),
      isDeclined: state === "SENT" && declined.length === own.length,
      declined: declined.map(({ lineId, declineReason }) => ({
        ...{ name: own.find((line) => line.id === lineId)?.name ?? "", declineReason },
      })),
    };
  });
}

/**
 * What somebody typed means: the one prescription of a number or a scanned code, and only where there is none what was
 * sent to this desk for the patients of that name, number or birth date.
 */
async function soughtRows(context: RequestContext, find: string, pharmacyId: string | undefined) {
  const { db } = context;
  const sought = soughtPrescription(find);
  const [found, patientIds] = await Promise.all([
    sought && findPrescription(db, sought),
    soughtPatients(context, find),
  ]);
  if (sought && found && isFoundBy(sought, found) && isForDesk(found, pharmacyId)) {
    // A page is opened with the code again, where that is what it was found by.
    return { found: [found], exactId: found.id, code: "code" in sought ? sought.code : undefined };
  }
  const theirs =
    patientIds.length === 0 ? [] : await prescriptionsOfPatients(db, { patientIds, pharmacyId, most: PAGE + 1 });
  return { found: theirs, exactId: undefined, code: undefined };
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
  const [sought, listed, counts] = await Promise.all([
    isSearch ? soughtRows(context, find, pharmacyId) : null,
    isSearch ? [] : readQueue(db, { queue, pharmacyId, after: place, size: PAGE + 1, now }),
    isSearch ? null : countQueues(db, pharmacyId),
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
  }));
  const more = found.length > PAGE;
  const last = more && !isSearch ? rows.at(-1) : undefined;
  return { queue, find, rows, counts, more, next: last ? { at: last.stateAt, after: last.id } : null, now };
}
