import { employeeNames } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";
import { deskEntriesOf } from "../../data/pharmacy/desk-read.server";
import { historyOf } from "../../data/prescriptions/prescriptions-read.server";
import { undoneOf } from "../../domain/pharmacy/desk";
import type { SaidEntry } from "../../domain/pharmacy/desk-view";
import type { Happened } from "../../domain/prescriptions/happened";

/** What a pharmacy did is told by its entries, which name the medicine and the amount. */
const AT_DESK: readonly string[] = ["dispense", "return", "decline"];

/**
 * What happened to a prescription, the newest first, with the names of everybody.
 * @param pharmacy where it is now, for what was sent before histories said where to
 */
export async function prescriptionHistory(
  context: RequestContext,
  prescriptionId: string,
  { lines, pharmacy }: { lines: readonly (SaidEntry["line"] & { id: string })[]; pharmacy: string | null },
): Promise<Happened[]> {
  const [history, entries] = await Promise.all([
    historyOf(context.db, prescriptionId),
    deskEntriesOf(context.db, prescriptionId),
  ]);
  const moves = history.filter(({ action }) => !AT_DESK.includes(action));
  const ofStaff = moves.flatMap(({ actorKind, actorId }) => (actorKind === "employee" ? (actorId ?? []) : []));
  const names = await employeeNames(context, [
    ...new Set([...ofStaff, ...entries.map(({ employeeId }) => employeeId)]),
  ]);
  const nameOf = (id: string | null) => names.get(id ?? "") ?? "";
  const undone = undoneOf(entries);
  const lastSent = moves.find(({ action }) => action === "send")?.id;
  const happened = [
    ...moves.map(({ id, at, action, reason, actorId }): Happened => {
      const sentTo = id === lastSent ? (pharmacy ?? "") : "";
      return { id, at, by: nameOf(actorId), action, reason: reason || sentTo, entry: null };
    }),
    ...entries.flatMap((entry): Happened[] => {
      const { id, at, lineId, reversesId, employeeId } = entry;
      const line = lines.find((each) => each.id === lineId);
      if (!line) return [];
      const undoes = entries.find((each) => each.id === reversesId)?.kind ?? null;
      const { name, quantity, medicine } = line;
      const said = { ...entry, line: { name, quantity, medicine }, undoes, isUndone: undone.has(id) };
      return [{ id, at, by: nameOf(employeeId), action: "", reason: "", entry: said }];
    }),
  ];
  return happened.sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
}
