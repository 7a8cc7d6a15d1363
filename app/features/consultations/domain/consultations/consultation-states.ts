import type { Consultation, ConsultationStatus, PublishStatus } from "./consultation";

export const CONSULTATION_ACTIONS = ["publish", "withdraw", "close", "reopen"] as const;
export type ConsultationAction = (typeof CONSULTATION_ACTIONS)[number];

/** Who acts: whoever consulted, another provider of the patient, or a nurse. */
export const CONSULTATION_ACTORS = ["provider", "colleague", "nurse"] as const;
export type ConsultationActor = (typeof CONSULTATION_ACTORS)[number];

interface Transition {
  by: readonly ConsultationActor[];
  from: { status?: ConsultationStatus; publishStatus?: readonly PublishStatus[] };
  to: Partial<Pick<Consultation, "status" | "publishStatus">>;
}

/** The one table of what may happen to a consultation: what its patient is told is its provider's alone. */
const TRANSITIONS: Readonly<Record<ConsultationAction, Transition>> = {
  publish: {
    by: ["provider"],
    from: { publishStatus: ["UNPUBLISHED", "WITHDRAWN"] },
    to: { publishStatus: "PUBLISHED" },
  },
  withdraw: { by: ["provider"], from: { publishStatus: ["PUBLISHED"] }, to: { publishStatus: "WITHDRAWN" } },
  close: { by: ["provider", "nurse"], from: { status: "OPEN" }, to: { status: "CLOSED" } },
  reopen: { by: ["provider"], from: { status: "CLOSED" }, to: { status: "OPEN" } },
};

type Standing = Pick<Consultation, "status" | "publishStatus">;

/** How a consultation stands after an action; null where it may not happen to it, or not by them. */
export function afterAction(
  action: ConsultationAction,
  by: ConsultationActor,
  { status, publishStatus }: Standing,
): Standing | null {
  const { by: allowed, from, to } = TRANSITIONS[action];
  const fits =
    allowed.includes(by) &&
    (from.status === undefined || from.status === status) &&
    (from.publishStatus === undefined || from.publishStatus.includes(publishStatus));
  return fits ? { status, publishStatus, ...to } : null;
}

/** Whether somebody may do this with a consultation at all, however it stands. */
export const mayEverAct = (action: ConsultationAction, by: ConsultationActor): boolean =>
  TRANSITIONS[action].by.includes(by);

/** What somebody may do with a consultation as it stands. */
export const actionsOf = (by: ConsultationActor, standing: Standing): ConsultationAction[] =>
  CONSULTATION_ACTIONS.filter((action) => afterAction(action, by, standing) !== null);
