import { employeeNames } from "~/features/identity/public.server";
import { localDate, patientNames } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { handedOrDeclined } from "../../data/pharmacy/handed-or-declined.server";
import { findPrescription, readQueue } from "../../data/pharmacy/desk-read.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { isFoundBy, isOver, soughtPrescription, type DeskPrescription } from "../../domain/pharmacy/desk";
import type { DeskRow } from "../../domain/pharmacy/desk-view";
import { stillDeclined } from "../../domain/pharmacy/dispensing";
import { isLive } from "../../domain/prescriptions/validity";
import { deskSchema } from "../../schemas/pharmacy/desk";
import { isForDesk, pharmacyOf } from "../../support/pharmacy/reach-desk-prescription.server";

const PAGE = 25;

/** Rows of a list in words: who it is for, who signed it, and what is on it. */
async function rowsOf(context: RequestContext, found: readonly DeskPrescription[]): Promise<DeskRow[]> {
  const { db, now, profile } = context;
  const ids = found.map(({ id }) => id);
  const [patients, prescribers, lines, entries] = await Promise.all([
    patientNames(context, [...new Set(found.map(({ patientId }) => patientId))]),
    employeeNames(context, [...new Set(found.map(({ prescriberId }) => prescriberId))]),
    linesOf(db, ids),
    handedOrDeclined(db, ids),
  ]);
  const today = localDate(now, profile.timeZone);
  return found.map((prescription) => {
    const { id, number, state, signedAt, stateAt, patientId, prescriberId } = prescription;
    const own = lines.filter(({ prescriptionId }) => prescriptionId === id);
    const declined = isLive(state) ? stillDeclined(entries, own) : [];
    return {
      ...{ id, number, state, signedAt, stateAt, isOver: isOver(prescription, today) },
      patient: patients.get(patientId) ?? "",
      prescriber: prescribers.get(prescriberId) ?? "",
      medicines: own.map(({ name }) => name),
      isDeclined: state === "SENT" && declined.length === own.length,
      declined: declined.map(({ lineId, declineReason }) => ({
        ...{ name: own.find((line) => line.id === lineId)?.name ?? "", declineReason },
      })),
    };
  });
}

/**
 * A page of one of the desk's queues: what was sent to this pharmacy or to any, or, of a search, the one that a number or
 * a scanned code names. A page costs the same however many there are.
 * @throws ForbiddenError
 */
export async function listDesk(context: RequestContext, raw: unknown) {
  await authorize(context, "pharmacy.work");
  const { queue, find = "", at, after } = parse(deskSchema, raw);
  const pharmacyId = await pharmacyOf(context);
  const sought = soughtPrescription(find);
  const page = async () => {
    if (find === "") {
      const place = at === undefined || after === undefined ? undefined : { at, id: after };
      return readQueue(context.db, { queue, pharmacyId, after: place, size: PAGE + 1, now: context.now });
    }
    const found = sought && (await findPrescription(context.db, sought));
    return found && isFoundBy(sought, found) && isForDesk(found, pharmacyId) ? [found] : [];
  };
  const [found] = await Promise.all([
    page(),
    auditRead(context, {
      action: "prescription.list",
      subjectKind: "prescription",
      fields: ["desk"],
    }),
  ]);
  const rows = await rowsOf(context, found.slice(0, PAGE));
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return { queue, find, rows, next: last ? { at: last.stateAt, after: last.id } : null, now: context.now };
}
