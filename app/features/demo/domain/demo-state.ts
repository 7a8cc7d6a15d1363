import { DEMO_DOCTORS } from "./own-plan";

/** What decides whether an organization can be filled with demo data, and what there is of it. */
export interface DemoState {
  /** Filled and not taken away again. */
  filled: boolean;
  /** Something of a demonstration that was taken away is still there. */
  kept: boolean;
  hasPatients: boolean;
  hasAppointments: boolean;
  teamSize: number;
}

export interface DemoLimits {
  readonly employeeListLimit: number | null;
  readonly restrictedMode: boolean;
}

export const DEMO_REFUSALS = [
  "demoIsThere",
  "demoIsKept",
  "hasPeopleOrAppointments",
  "teamIsFull",
  "demoNamesAreTaken",
] as const;
export type DemoRefusal = (typeof DEMO_REFUSALS)[number];

/** How many doctors of a demonstration the team has room for. */
export function demoDoctors({ teamSize }: DemoState, { employeeListLimit, restrictedMode }: DemoLimits): number {
  if (restrictedMode) return 0;
  return employeeListLimit === null ? DEMO_DOCTORS : Math.min(DEMO_DOCTORS, Math.max(0, employeeListLimit - teamSize));
}

/** Why the organization cannot be filled; undefined where it can, as far as can be told before it is tried. */
export function demoRefusal(state: DemoState, limits: DemoLimits): DemoRefusal | undefined {
  if (state.filled) return "demoIsThere";
  if (state.kept) return "demoIsKept";
  if (state.hasPatients || state.hasAppointments) return "hasPeopleOrAppointments";
  return demoDoctors(state, limits) === 0 ? "teamIsFull" : undefined;
}
