import type { STATE_LETTERS } from "../../../support/expected/transitions";
import type { RequestContext } from "~/platform/context.server";

type Letter = keyof typeof STATE_LETTERS;

/** What an actor may have done last to an appointment of each state, where the state before was NEW. */
export const DONE_LAST: Readonly<Record<Letter, string>> = {
  ...{ N: "assign-provider", C: "confirm", X: "cancel", S: "reschedule", J: "reject", O: "mark-paid", I: "start" },
  ...{ D: "complete", E: "disable", U: "conclude", W: "mark-paid", H: "no-show", B: "disable" },
};

const HISTORY = `INSERT INTO appointment_history (organization_id, appointment_id, version, at, action, actor_kind, actor_id, from_state_id, to_state_id, starts_at)
SELECT ?1, a.id, 2, ?3, ?4, ?5, ?6, 1, a.state_id, a.starts_at FROM appointment a WHERE a.organization_id = ?1 AND a.id = ?2`;
const WAY_BACK = `UPDATE appointment SET version = 2, previous_state_id = 1, undo_until = ?3 + 900000, way_back = json_object('action', ?4,
'actorKind', ?5, 'actorId', ?6, 'at', ?3, 'told', json('[]'), 'withdrew', json('[]'), 'before', json_object('stateId', 1,
'employeeId', employee_id, 'startsAt', starts_at, 'endsAt', ends_at, 'localDay', local_day, 'lane', lane, 'sessionId', session_id,
'startedAt', NULL, 'concludedAt', NULL, 'paidAtClinicAt', NULL, 'disabledAt', NULL, 'proofDueAt', NULL, 'foundsRelation', json('false')))
WHERE organization_id = ?1 AND id = ?2`;

/** As if this very actor had brought an appointment from NEW into its state a second ago. */
export async function madeBy({ db, now, auditActor }: RequestContext, id: string, from: Letter): Promise<void> {
  const values = [id, now - 1_000, DONE_LAST[from], auditActor.kind, auditActor.id];
  for (const text of [HISTORY, WAY_BACK]) await db.raw(text, db.organizationId, ...values).run();
}
