import { ROLE, rolesOfTeamUserType, TEAM_USER_TYPE } from "./roles";

/** What somebody does here, as a form asks for it: a team user type, or a role that sees no patients of its own. */
export const JOBS = ["1", "2", "3", "nurse", "receptionist", "biller", "pharmacy", "laboratory"] as const;
export type Job = (typeof JOBS)[number];

/** How messages call a job. */
export const JOB_NAMES = {
  "1": "admin",
  "2": "doctor",
  "3": "doctorAndAdmin",
  nurse: "nurse",
  receptionist: "receptionist",
  biller: "biller",
  pharmacy: "pharmacy",
  laboratory: "laboratory",
} as const satisfies Record<Job, string>;

/** The jobs that are a role of their own; by type they are doctor-access-only. */
const ROLE_OF_JOB: Partial<Record<Job, string>> = {
  nurse: ROLE.NURSE,
  receptionist: ROLE.RECEPTIONIST,
  biller: ROLE.BILLER,
  pharmacy: ROLE.PHARMACY,
  laboratory: ROLE.LABORATORY,
};

/** The team user type and the roles of a job. */
export function rolesOfJob(job: Job): { teamUserType: number; roleNames: string[] } {
  const role = ROLE_OF_JOB[job];
  if (role !== undefined) return { teamUserType: TEAM_USER_TYPE.DOCTOR, roleNames: [role] };
  const teamUserType = Number(job);
  return { teamUserType, roleNames: rolesOfTeamUserType(teamUserType) };
}

/** The job of an employee by what they hold. */
export function jobOf({ teamUserType, roles }: { teamUserType: number; roles: readonly string[] }): Job {
  const byType = JOBS.find((job) => job === String(teamUserType)) ?? "2";
  if (byType !== "2" || roles.includes(ROLE.PROVIDER)) return byType;
  return JOBS.find((job) => roles.includes(ROLE_OF_JOB[job] ?? "")) ?? byType;
}

/** Whether a job brings the administration, which the owner of the organization must have. */
export const administers = (job: Job): boolean => job === "1" || job === "3";
