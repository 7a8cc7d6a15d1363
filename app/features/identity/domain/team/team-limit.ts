/** What the organization's settings say of the size of its team. */
export interface TeamLimitSettings {
  /** The most approved and enabled employees; null for no limit. */
  readonly employeeListLimit: number | null;
  /** In restricted mode the team does not grow at all. */
  readonly restrictedMode: boolean;
  /** After a trial has ended nobody is added. */
  readonly trialState?: "TRAIL" | "TRIALEXPIRED" | null;
}

/** Why nobody can join a team of this size now; undefined where somebody can. */
export function teamRefusal(
  size: number,
  { employeeListLimit, restrictedMode, trialState }: TeamLimitSettings,
): "restrictedMode" | "teamIsFull" | undefined {
  if (restrictedMode || trialState === "TRIALEXPIRED") return "restrictedMode";
  return employeeListLimit !== null && size >= employeeListLimit ? "teamIsFull" : undefined;
}

/** The size below which the team must be for one more to join; null where any size is. */
export const joinableBelow = ({ employeeListLimit, restrictedMode, trialState }: TeamLimitSettings): number | null =>
  restrictedMode || trialState === "TRIALEXPIRED" ? 0 : employeeListLimit;
