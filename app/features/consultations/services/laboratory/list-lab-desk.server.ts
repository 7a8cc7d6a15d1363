import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { laboratoriesStatement } from "../../data/laboratory/catalogue.server";
import { deskRows, doneRows, emergencyRows } from "../../data/laboratory/lab-desk-read.server";
import { openCriticals } from "../../data/laboratory/urgent-read.server";
import { STATES_OF_WORKLIST, WORKLISTS } from "../../domain/laboratory/worklists";
import { peopleOfOrders } from "../../support/laboratory/people-of-orders.server";

/** So many tests a list shows; whoever has more works them off from the top. */
const MOST = 100;

/**
 * A list of the laboratory's desk: emergencies first, then who has waited longest, and of what is done the newest first;
 * and above every list the emergencies that are not done, and the critical values of which nobody has said yet that they
 * know.
 */
export async function listLabDesk(
  context: RequestContext,
  asked: { list?: string | null | undefined; laboratoryId?: string | null | undefined },
) {
  await authorize(context, "laboratory.work");
  const { actor } = context;
  const employeeId = actor.kind === "employee" ? actor.employeeId : null;
  const list = WORKLISTS.find((name) => name === asked.list) ?? "collect";
  const laboratoryId = asked.laboratoryId || undefined;
  const [rows, laboratories, criticals, running] = await Promise.all([
    (list === "done" ? doneRows : deskRows)(context.db, {
      states: STATES_OF_WORKLIST[list],
      ...{ laboratoryId, most: MOST + 1 },
    }),
    laboratoriesStatement(context.db),
    openCriticals(context.db, { most: 20 }),
    emergencyRows(context.db, MOST),
    auditRead(context, {
      action: "labOrder.list",
      subjectKind: "labOrder",
      subjectId: null,
      patientId: null,
      fields: ["desk"],
    }),
  ]);
  const emergencies = [...new Map(running.map((row) => [row.orderId, row])).values()];
  const peopleOf = await peopleOfOrders(context, [...rows, ...criticals, ...emergencies]);
  return {
    ...{ list, laboratoryId: laboratoryId ?? null, more: rows.length > MOST },
    rows: rows.slice(0, MOST).map((row) => {
      const { names, person } = peopleOf(row);
      const isOwn = row.state === "ENTERED" && row.enteredBy === employeeId;
      return { ...row, ...names, isOwn, birthDate: person.birthDate, patientNumber: person.number };
    }),
    laboratories: laboratories.map(({ id, name }) => ({ id, name })),
    emergencies: emergencies.map(({ orderId, number, orderedAt, ...people }) => ({
      ...{ orderId, number, orderedAt },
      patientName: peopleOf(people).names.patientName,
    })),
    criticals: criticals.map((critical) => ({ ...critical, ...peopleOf(critical).names })),
  };
}
