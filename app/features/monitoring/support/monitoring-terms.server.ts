import { settingsOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readTeams } from "../data/plans.server";

const HOUR = 3_600_000;

/** What the practice has set of monitoring. */
export interface MonitoringTerms {
  /** Whether patients are monitored now. */
  isOn: boolean;
  /** After so long without a reading that is due a patient is reminded once more; 0 for never. */
  againMs: number;
  /** What every patient who is monitored reads. */
  instructions: string;
  /** The teams by name, with their members in the order in which they are told. */
  teams: { name: string; members: string[] }[];
}

/** The settings of remote monitoring and of its teams. A team that was taken off the list has nobody. */
export async function monitoringTerms(context: RequestContext): Promise<MonitoringTerms> {
  const [settings, known] = await Promise.all([
    settingsOf(context, ["remote-monitoring", "monitoring-teams"]),
    readTeams(context.db),
  ]);
  const monitoring = settings["remote-monitoring"];
  const names = settings["monitoring-teams"].names.split("\n").filter(Boolean);
  return {
    isOn: monitoring.enabled,
    againMs: monitoring.reminderHours * HOUR,
    instructions: monitoring.instructions,
    teams: names.map((name) => ({ name, members: known.find((team) => team.name === name)?.members ?? [] })),
  };
}

/** Whom an enrolment's alerts go to, in their order: whoever reviews it, then its team. */
export const toldInOrder = (
  { employeeId, team }: { employeeId: string; team: string },
  { teams }: Pick<MonitoringTerms, "teams">,
): string[] => [...new Set([employeeId, ...(teams.find(({ name }) => name === team)?.members ?? [])])];
