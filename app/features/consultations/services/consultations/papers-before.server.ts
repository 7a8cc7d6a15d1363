import { employeeNames } from "~/features/identity/public.server";
import { reachRecords, type ReachedRecords } from "~/features/phr/public.server";
import { backPage, type BackMark, type BackWanted } from "~/kernel/time/back-page";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import {
  consultationsBefore,
  labOrdersBefore,
  notesBefore,
  prescriptionsBefore,
} from "../../data/consultations/papers-before.server";
import { mayNote } from "../../domain/notes/note-states";
import { stateOn } from "../../domain/prescriptions/validity";
import { noteActorOf } from "../../support/notes/reach-note.server";

/** From what on, for each kind of paper; a kind that is left out is not read. */
export interface PapersWanted {
  notes?: BackWanted | undefined;
  prescriptions?: BackWanted | undefined;
  orders?: BackWanted | undefined;
  consultations?: BackWanted | undefined;
}

/** What may be on the list of staff at all; the table of the states says who reads what of it. */
const STATUSES = ["DRAFT", "SIGNED", "AMENDED", "ENTERED_IN_ERROR"] as const;

const NOTHING = { lines: [], end: null };

/** The papers that this person may read of those that are wanted, and how far back each was looked at. */
async function readPapers(context: RequestContext, reached: ReachedRecords, wanted: PapersWanted) {
  const { db, actor } = context;
  const of = (page: BackWanted) => ({ patientId: reached.patient.id, ...page });
  const drafts =
    reached.role === "nurse" ? "all" : actor.kind === "employee" ? { employeeId: actor.employeeId } : "none";
  const reads = (authority: "consultation.read" | "prescription.read" | "labOrder.read", page?: BackWanted) =>
    verdictOf(context, authority) === "allowed" ? page : undefined;
  const notes = reads("consultation.read", wanted.notes);
  const prescriptions = reads("prescription.read", wanted.prescriptions);
  const orders = reads("labOrder.read", wanted.orders);
  const consultations = reads("consultation.read", wanted.consultations);
  const [noteRows, prescriptionRows, orderRows, consultationRows] = await Promise.all([
    notes && notesBefore(db, of(notes), STATUSES),
    prescriptions && prescriptionsBefore(db, of(prescriptions), drafts),
    orders && labOrdersBefore(db, of(orders), reached.role === "provider" || reached.role === "nurse"),
    consultations && consultationsBefore(db, of(consultations)),
  ]);
  return {
    notes: notes && noteRows ? backPage(noteRows, notes.most, (row) => readNote(reached, row)) : NOTHING,
    prescriptions:
      prescriptions && prescriptionRows
        ? backPage(prescriptionRows, prescriptions.most, ({ state, validUntil, ...row }) => ({
            ...row,
            state: stateOn({ state, validUntil }, reached.facts.today),
          }))
        : NOTHING,
    orders: orders && orderRows ? backPage(orderRows, orders.most, (row) => row) : NOTHING,
    // What came of an appointment is there with the appointment.
    consultations:
      consultations && consultationRows
        ? backPage(consultationRows, consultations.most, (row) => (row.appointmentId === null ? row : null))
        : NOTHING,
  };
}

type NoteRow = Awaited<ReturnType<typeof notesBefore>>[number];

const readNote = (reached: ReachedRecords, row: NoteRow): NoteRow | null =>
  mayNote("read", noteActorOf(reached, row.providerId), row) ? row : null;

/**
 * The notes, prescriptions, laboratory orders and consultations without an appointment of a patient before a place in
 * time, the newest first of each, for staff who may read the record: one round trip, and one for the names of those
 * who wrote them. Reading them is audited.
 * @throws NotFoundError for a patient who is not theirs; ForbiddenError
 */
export async function papersBefore(context: RequestContext, patientId: string, wanted: PapersWanted) {
  await authorize(context, "healthRecord.read");
  const reached = await reachRecords(context, "healthRecord.read", patientId);
  const [papers] = await Promise.all([
    readPapers(context, reached, wanted),
    auditRead(context, {
      action: "consultation.read",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["timeline"],
    }),
  ]);
  const { notes, prescriptions, orders, consultations } = papers;
  const all = [notes, prescriptions, orders, consultations].flatMap(
    ({ lines }): readonly (BackMark & { providerId: string })[] => lines,
  );
  const names = await employeeNames(context, [...new Set(all.map(({ providerId }) => providerId))]);
  return { ...papers, providers: Object.fromEntries(names) };
}

export type PapersBefore = Awaited<ReturnType<typeof papersBefore>>;
