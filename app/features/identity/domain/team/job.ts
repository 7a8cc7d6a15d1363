import { ROLE, rolesOfTeamUserType, TEAM_USER_TYPE } from "./roles";

/** What somebody does here, as a form asks for it: a team user type, or the nurse who assists. */
export const JOBS = ["1", "2", "3", "nurse"] as const;
export type Job = (typeof JOBS)[number];

/** How messages call a job. */
export const JOB_NAMES = {
  "1": "admin",
  "2": "doctor",
  "3": "doctorAndAdmin",
  nurse: "nurse",
} as const satisfies Record<Job, string>;

/** The team user type and the roles of a job. A nurse is doctor-access-only by type and has a role of their own. */
export function rolesOfJob(job: Job): { teamUserType: number; roleNames: string[] } {
  if (job === "nurse") return { teamUserType: TEAM_USER_TYPE.DOCTOR, roleNames: [ROLE.NURSE] };
  const teamUserType = Number(job);
  return { teamUserType, roleNames: rolesOfTeamUserType(teamUserType) };
}

/** The job of an employee by what they hold. */
export function jobOf({ teamUserType, roles }: { teamUserType: number; roles: readonly string[] }): Job {
  if (roles.includes(ROLE.NURSE) && !roles.includes(ROLE.PROVIDER)) return "nurse";
  return JOBS.find((job) => job === String(teamUserType)) ?? "2";
}

/** Whether a job brings the administration, which the owner of the organization must have. */
export const administers = (job: Job): boolean => job === "1" || job === "3";
