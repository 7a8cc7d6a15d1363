import type { OutboxEntry } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { dispensedLine, undoneOf } from "../../domain/pharmacy/desk";
import type { DispenseKind } from "../../domain/pharmacy/dispense";
import { canUndo, changeBy } from "../../domain/pharmacy/dispensing";
import { undoSchema } from "../../schemas/pharmacy/desk";
import {
  commitAtDesk,
  isDoneAlready,
  requireAction,
  type DeskAction,
} from "../../support/pharmacy/commit-at-desk.server";
import { toldToPatient, toldToPrescriber } from "../../support/prescriptions/told.server";
import { reachDeskPrescription, type ReachedAtDesk } from "../../support/pharmacy/reach-desk-prescription.server";

/** What taking an entry back is to the prescription: what was handed out comes back, what came back goes out again. */
const ACTION: Readonly<Record<Exclude<DispenseKind, "UNDONE" | "ANSWERED">, DeskAction>> = {
  DISPENSED: "return",
  RETURNED: "dispense",
  DECLINED: "decline",
};

/**
 * Takes back an entry that was a mistake, by another one that names it: both stay in the record. That a medicine is not
 * safe is taken back only with the reason why it is safe now, and its prescriber and patient are told.
 * @throws InvalidError; ConflictError where it was taken back already, or what it handed out has come back; NotFoundError
 */
export async function undoEntry(context: RequestContext, id: unknown, raw: unknown): Promise<void> {
  await authorize(context, "pharmacy.work");
  const { version, entryId, reason } = parse(undoSchema, raw);
  const reached = await reachDeskPrescription(context, id);
  const { lines, entries } = reached;
  const entry = entries.find((each) => each.id === entryId);
  const line = lines.find((each) => each.id === entry?.lineId);
  if (!entry || !line || entry.kind === "UNDONE" || entry.kind === "ANSWERED") throw new NotFoundError();
  const { quantity } = entry;
  const undone = { lineId: line.id, kind: "UNDONE", quantity, reversesId: entry.id, reason } as const;
  if (isDoneAlready(context, reached, version, [undone])) return;
  requireAction(reached, ACTION[entry.kind], version);
  if (!canUndo({ ...entry, undone: undoneOf(entries).has(entry.id) }, dispensedLine(line, entries)))
    throw new ConflictError("notUndone", [{ field: "", message: "pharmacy:refusal.notUndone" }]);
  const isUnsafe = entry.declineReason === "NOT_SAFE";
  if (isUnsafe && reason === "")
    throw new InvalidError([{ field: "reason", message: "pharmacy:refusal.unsafeTakenBack" }]);
  await commitAtDesk(
    context,
    reached,
    ACTION[entry.kind],
    [
      {
        ...{ lineId: line.id, change: -changeBy(entry) },
        entry: { kind: "UNDONE", quantity, reversesId: entry.id, reason },
      },
    ],
    isUnsafe ? await toldOfSafety(context, reached) : [],
  );
}

/** Whoever was told that it is not safe is told that this was taken back. */
const toldOfSafety = async (context: RequestContext, { prescription }: ReachedAtDesk): Promise<OutboxEntry[]> => [
  toldToPrescriber(context, "prescription.refusalWithdrawn", prescription.prescriberId),
  ...(await toldToPatient(context, "prescription.warningEnded", prescription.patientId)),
];
