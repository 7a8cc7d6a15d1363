import type { AppointmentState } from "./appointment-states";
import type { AppointmentAction } from "./appointment-transitions";

/** How long whoever did something can undo it, ms. */
export const UNDO_WINDOW_MS = 15 * 60_000;

/** What of an appointment a change may have changed, as it was before. Instants in UTC ms. */
export interface StoodBefore {
  readonly stateId: AppointmentState;
  readonly employeeId: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly localDay: string;
  readonly lane: number;
  readonly sessionId: string | null;
  readonly startedAt: number | null;
  readonly concludedAt: number | null;
  readonly paidAtClinicAt: number | null;
  /** Left out of what was stored before there were credits. */
  readonly paidByCreditAt?: number | null;
  readonly disabledAt: number | null;
  readonly proofDueAt: number | null;
  readonly foundsRelation: boolean;
}

/** A mail that a change asked for. */
export interface ToldOf {
  /** Id of its outbox row. */
  readonly id: string;
  readonly to: { readonly kind: "PATIENT" | "EMPLOYEE"; readonly id: string };
}

/** What undoing the last change of an appointment needs to know: who made it, what stood before, who was told. */
export interface WayBack {
  readonly action: AppointmentAction;
  readonly actorKind: string;
  readonly actorId: string | null;
  /** UTC ms. */
  readonly at: number;
  readonly before: StoodBefore;
  readonly told: readonly ToldOf[];
  /** Outbox rows that the change withdrew, since it made them untrue. */
  readonly withdrew: readonly string[];
  /**
   * Name in the books of the money that it took at the desk; null where it took none. Left out of what was stored before
   * money had a kind.
   */
  readonly taken?: string | null;
  /** Name in the books of the waivers that it took; left out where it took none. */
  readonly waived?: string | null;
}

/**
 * What its patient has heard of a change that can be undone: nothing, from when on (UTC ms), that it was made, or that
 * nothing which we send reaches them.
 */
export type Telling =
  | { readonly is: "untold" }
  | { readonly is: "waits"; readonly at: number }
  | { readonly is: "told" }
  | { readonly is: "unreached" };

/**
 * What the patient has heard of the last change.
 * @param held the mails that have not gone out yet, with when each does (UTC ms)
 * @param reached whether what we send reaches the patient
 */
export function tellingOf(
  { told }: Pick<WayBack, "told">,
  held: readonly { id: string; availableAt: number }[],
  reached: boolean,
): Telling {
  const theirs = told.filter(({ to }) => to.kind === "PATIENT");
  if (theirs.length === 0) return { is: "untold" };
  if (!reached) return { is: "unreached" };
  const waiting = theirs.flatMap(({ id }) => held.filter((each) => each.id === id));
  if (waiting.length < theirs.length) return { is: "told" };
  return { is: "waits", at: Math.min(...waiting.map(({ availableAt }) => availableAt)) };
}

/** The same of several changes that were made at once: once one patient was told, an undo is no secret any more. */
export function tellingOfMany(each: readonly Telling[]): Telling {
  if (each.some(({ is }) => is === "told")) return { is: "told" };
  const from = each.flatMap((telling) => (telling.is === "waits" ? [telling.at] : []));
  if (from.length > 0) return { is: "waits", at: Math.min(...from) };
  return each.some(({ is }) => is === "unreached") ? { is: "unreached" } : { is: "untold" };
}

/** The fields of an appointment that are kept to undo a change of it. */
export const stoodBefore = ({
  stateId,
  employeeId,
  startsAt,
  endsAt,
  localDay,
  lane,
  sessionId,
  startedAt,
  concludedAt,
  paidAtClinicAt,
  paidByCreditAt,
  disabledAt,
  proofDueAt,
  foundsRelation,
}: Required<StoodBefore>): StoodBefore => ({
  ...{ stateId, employeeId, startsAt, endsAt, localDay, lane, sessionId },
  ...{ startedAt, concludedAt, paidAtClinicAt, paidByCreditAt, disabledAt, proofDueAt, foundsRelation },
});
