/** Team user types of the specification. */
export const TEAM_USER_TYPE = { ADMIN: 1, DOCTOR: 2, DOCTOR_AND_ADMIN: 3 } as const;

/** The roles that every organization starts with, by the specification's names. */
export const ROLE = {
  ADMINISTRATOR: "administrator",
  PROVIDER: "healthcare provider",
  OWNER: "primary account owner",
} as const;

const ADMINISTRATION = [
  "metadata.read",
  "appointment.book",
  "appointment.set",
  "appointment.read",
  "appointment.list",
  "appointment.confirm",
  "appointment.cancel",
  "appointment.reschedule",
  "appointment.reject",
  "appointment.noShow",
  "appointment.start",
  "appointment.conclude",
  "appointment.complete",
  "appointment.block",
  "appointment.markPaid",
  "appointment.disable",
  "appointment.undo",
  "patient.read",
  "room.list",
  "room.enter",
  "room.attend",
] as const;

/** What a provider may do with their own visits, patients and room. */
const PRACTICE = ADMINISTRATION.filter(
  (authority) => authority !== "metadata.read" && authority !== "appointment.book",
).map((authority) => `${authority}.own`);

/** The authorities that each role starts with; from there on they are rows of the organization. */
export const DEFAULT_ROLES: Readonly<Record<string, readonly string[]>> = {
  [ROLE.ADMINISTRATOR]: ADMINISTRATION,
  [ROLE.PROVIDER]: ["metadata.read", "appointment.book", ...PRACTICE],
  [ROLE.OWNER]: ADMINISTRATION,
};

/** The roles that a team user type brings with it. */
export function rolesOfTeamUserType(teamUserType: number): string[] {
  if (teamUserType === TEAM_USER_TYPE.ADMIN) return [ROLE.ADMINISTRATOR];
  if (teamUserType === TEAM_USER_TYPE.DOCTOR_AND_ADMIN) return [ROLE.ADMINISTRATOR, ROLE.PROVIDER];
  return [ROLE.PROVIDER];
}
