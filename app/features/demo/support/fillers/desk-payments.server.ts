import { demoId } from "../../domain/demo-id";
import type { Cast } from "../../domain/cast";
import { createRandom } from "../../domain/random";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";

/** As what most money comes at the desk. */
const KINDS = ["CASH", "CARD", "CARD", "CASH", "TRANSFER"] as const;

/**
 * As what the appointments of a practice whose books are opened afterwards were paid at the desk: the entry of each takes
 * its kind from here, by the name that it will have.
 * @param agreed what those with a discount cost
 */
export function deskPaymentRows(
  cast: Cast,
  appointments: readonly DemoAppointment[],
  agreed: readonly Row[],
): TableRows[] {
  const agreedOf = new Map(agreed.map(({ appointment_id: id, total_minor: total }) => [id, Number(total)]));
  const random = createRandom(`demo/${cast.plan.slug}/desk`);
  const rows = appointments.flatMap(({ id, patient, branch, offering, steps }): Row[] => {
    const step = steps.find(({ action }) => action === "mark-paid");
    const amount = agreedOf.get(id) ?? offering.cost[branch.key] ?? 0;
    if (!step || !patient || amount === 0) return [];
    const own = random.fork(id);
    const rowId = demoId(step.at, own);
    const kind = own.pick(KINDS);
    return [
      {
        ...{ id: rowId, taking_id: rowId, act: "TAKEN", patient_id: patient.id, appointment_id: id, kind, at: step.at },
        ...{ amount_minor: amount, currency_code: branch.currency, reference: kind === "CARD" ? rowId.slice(-6) : "" },
        ...{ entry_key: `appointment:${id}:${steps.length}:paidAtClinic`, actor_kind: step.actor.kind },
        actor_id: step.actor.id,
      },
    ];
  });
  return rows.length === 0 ? [] : [tableOf("desk_payment", rows)];
}
