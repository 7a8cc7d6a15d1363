import { commit, refusedAs, type OutboxEntry, type Write } from "~/db/commit.server";
import { heldMedications } from "~/features/phr/public.server";
import { uuidv7 } from "~/kernel/ids";
import { canonicalJson } from "~/kernel/text/canonical-json";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import {
  dispensedStatement,
  insertEntry,
  insertHistory,
  standAs,
  type NewEntry,
} from "../../data/pharmacy/dispense-write.server";
import { dispensedLine, refusedAtDesk, type DeskEntry, type DeskPrescription } from "../../domain/pharmacy/desk";
import { dispensedAfter, stateByDispensed } from "../../domain/pharmacy/dispensing";
import { prescriptionTransition, type PrescriptionAction } from "../../domain/prescriptions/prescription-states";
import type { ReachedAtDesk } from "./reach-desk-prescription.server";

/** What a desk does by the table of states. */
export type DeskAction = Extract<PrescriptionAction, "dispense" | "return" | "decline">;

/** What the audit calls it. */
const AUDITED = {
  dispense: "prescription.dispense",
  return: "prescription.return",
  decline: "prescription.decline",
  undo: "prescription.undo",
} as const;

const refusal = (code: string) => new ConflictError(code, [{ field: "", message: `pharmacy:refusal.${code}` }]);

/** Somebody at another desk was faster, or the prescriber has changed it. Nothing was written. */
export const meanwhile = () => refusal("meanwhile");

/** @throws ConflictError where the page is of an earlier version, or a prescription that stands so takes no such action */
export function requireAction({ prescription }: ReachedAtDesk, action: DeskAction, version: number): void {
  if (prescription.version !== version) throw meanwhile();
  if (!prescriptionTransition(action, "pharmacy", prescription.state)) throw refusal("notNow");
}

const A_MOMENT = 60_000;

/**
 * Whether the same person has just done the very same with the page that they had before: they pressed twice, or the
 * answer was lost.
 * @param asked the entries that would be written
 */
export function isDoneAlready(
  { now, actor }: RequestContext,
  { prescription, entries }: ReachedAtDesk,
  version: number,
  asked: readonly Repeated[],
): boolean {
  const lastAt = entries.at(-1)?.at ?? 0;
  if (actor.kind !== "employee" || prescription.version !== version + 1 || lastAt < now - A_MOMENT) return false;
  const last = entries.slice(-asked.length);
  const alike = ({
    reason = "",
    declineReason = null,
    product = "",
    batch = "",
    reversesId = null,
    ...entry
  }: Repeated) =>
    canonicalJson([entry.lineId, entry.kind, entry.quantity, reason, declineReason, product, batch, reversesId]);
  return (
    asked.length > 0 &&
    last.every(({ employeeId, at }) => employeeId === actor.employeeId && at === lastAt) &&
    asked.every((entry) => last.some((other) => alike(other) === alike(entry)))
  );
}
type Repeated = Pick<DeskEntry, "lineId" | "kind" | "quantity"> &
  Partial<Pick<DeskEntry, "reason" | "declineReason" | "product" | "batch" | "reversesId">>;

/** What is done with one line: an entry, and by how much it changes what has been handed out. */
export interface LineChange {
  lineId: string;
  change: number;
  entry: Omit<NewEntry, "id" | "prescriptionId" | "lineId" | "employeeId" | "pharmacyId" | "at">;
}

type Changed = Pick<DeskPrescription, "state"> & Pick<ReachedAtDesk, "lines" | "entries">;

/** The medications of the health record that stand refused as unsafe. */
const refusedRecords = ({ state, lines, entries }: Changed, prescription: DeskPrescription): string[] => {
  const { declined } = refusedAtDesk({ prescription: { ...prescription, state }, lines, entries });
  const unsafe = declined.filter(({ declineReason }) => declineReason === "NOT_SAFE").map(({ lineId }) => lineId);
  return lines.flatMap(({ id, recordId }) => (recordId !== null && unsafe.includes(id) ? [recordId] : []));
};

/** What is written in the health record: what is refused now is on hold there, and what is no longer is taken again. */
function held(
  context: RequestContext,
  { prescription, lines, entries }: ReachedAtDesk,
  after: Changed,
  employeeId: string,
) {
  const before = refusedRecords({ state: prescription.state, lines, entries }, prescription);
  const now = refusedRecords(after, prescription);
  const { patientId } = prescription;
  return heldMedications(
    context,
    { patientId, employeeId },
    {
      hold: now.filter((id) => !before.includes(id)),
      release: before.filter((id) => !now.includes(id)),
    },
  );
}

/** A row that is about to be written, as the rules read it. */
const asEntry = ({ product = "", batch = "", expires = "", reason = "", ...row }: NewEntry): DeskEntry => ({
  ...{ product, batch, expires, reason, id: row.id, lineId: row.lineId, kind: row.kind, quantity: row.quantity },
  ...{ priceMinor: row.priceMinor ?? null, declineReason: row.declineReason ?? null },
  ...{ substituted: row.substituted ?? false, counselled: row.counselled ?? false },
  ...{ reversesId: row.reversesId ?? null, employeeId: row.employeeId, pharmacy: null, at: row.at },
});

/**
 * Writes what a desk did, how the prescription stands by it, and its history, in one batch. Of two at once, one is
 * refused.
 * @param outbox what is told with it
 * @throws ConflictError
 */
export async function commitAtDesk(
  context: RequestContext,
  reached: ReachedAtDesk,
  action: DeskAction,
  changes: readonly LineChange[],
  outbox: readonly OutboxEntry[] = [],
): Promise<void> {
  const { db, now, actor, auditActor } = context;
  const { prescription, lines, entries, wasSent, pharmacyId } = reached;
  if (actor.kind !== "employee") throw refusal("notNow");
  const after = lines.map((line) => {
    const change = changes.filter(({ lineId }) => lineId === line.id).reduce((sum, each) => sum + each.change, 0);
    return { ...line, before: line.dispensed, dispensed: dispensedAfter(line.dispensed, change) };
  });
  const states = after.map((line) => dispensedLine(line, entries));
  const state = action === "decline" ? prescription.state : stateByDispensed(states, wasSent ? "SENT" : "SIGNED");
  const { id, patientId } = prescription;
  const place = pharmacyId ?? prescription.pharmacyId;
  const rows = changes.map(({ lineId, entry }) => ({
    ...{ ...entry, id: uuidv7(now), prescriptionId: id, lineId },
    ...{ employeeId: actor.employeeId, pharmacyId: place, at: now },
  }));
  const done = rows.map(asEntry);
  const medications = await held(
    context,
    reached,
    { state, lines: after, entries: [...entries, ...done] },
    actor.employeeId,
  );
  const reason = changes.map(({ entry }) => entry.reason ?? "").find((words) => words !== "") ?? "";
  const writes: Write[] = [
    ...after.flatMap((line) =>
      line.dispensed === line.before ? [] : [dispensedStatement(db, line.id, line.dispensed)],
    ),
    ...rows.map((row) => insertEntry(db, row)),
    insertHistory(db, {
      ...{ id: uuidv7(now), prescriptionId: id, action, fromState: prescription.state, toState: state, reason },
      ...{ actorKind: auditActor.kind, actorId: auditActor.id, at: now },
    }),
    ...medications.writes,
  ];
  await commit(context, {
    guarded: standAs(db, prescription, {
      ...{ state, now, stateAt: state === prescription.state ? prescription.stateAt : now },
    }),
    writes,
    audit: [
      {
        action: AUDITED[changes.some(({ entry }) => entry.kind === "UNDONE") ? "undo" : action],
        ...{ subjectKind: "prescription", subjectId: id, patientId },
        fields: ["dispensed"],
      },
      ...medications.audit,
    ],
    outbox,
    result: null,
  }).catch(refusedAs(meanwhile));
}
