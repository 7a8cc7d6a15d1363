/** Team user types of the specification. */
export const TEAM_USER_TYPE = { ADMIN: 1, DOCTOR: 2, DOCTOR_AND_ADMIN: 3 } as const;

/** The roles that every organization starts with, by the specification's names. */
export const ROLE = {
  ADMINISTRATOR: "administrator",
  PROVIDER: "healthcare provider",
  OWNER: "primary account owner",
  NURSE: "nurse",
  PHARMACY: "pharmacy",
  LABORATORY: "laboratory",
  RECEPTIONIST: "receptionist",
  BILLER: "biller",
} as const;

/** The daily work with appointments, patients and rooms. */
const PRACTICE = [
  "appointment.set",
  "appointment.read",
  "appointment.list",
  "appointment.confirm",
  "appointment.cancel",
  "appointment.reschedule",
  "appointment.reject",
  "appointment.noShow",
  "appointment.arrive",
  "appointment.start",
  "appointment.conclude",
  "appointment.complete",
  "appointment.block",
  "appointment.markPaid",
  "appointment.disable",
  "appointment.undo",
  "patient.read",
  "patient.list",
  "patient.update",
  "healthRecord.read",
  "healthRecord.write",
  "room.list",
  "room.enter",
  "room.attend",
] as const;

/** Writing about patients, and reading what was written. */
const CLINICAL = [
  "consultation.read",
  "consultation.write",
  "prescription.read",
  "prescription.write",
  "labOrder.read",
  "labOrder.write",
  "monitoring.work",
  "questionnaire.read",
  "questionnaire.assign",
] as const;

/** What everyone who works here may see of the organization. */
const INSIDE = ["metadata.read", "organization.read", "settings.read"] as const;

const ADMINISTRATION = [
  ...INSIDE,
  ...PRACTICE,
  "appointment.assign",
  "patient.create",
  "patient.disable",
  "consultation.read",
  "prescription.read",
  "labOrder.read",
  "noteTemplate.manage",
  "pharmacy.work",
  "pharmacy.manage",
  "laboratory.work",
  "laboratory.manage",
  "patientCategory.manage",
  "patientImport.manage",
  "feedback.ask",
  "feedback.read",
  "feedback.manage",
  "question.read",
  "question.assign",
  "questionnaire.manage",
  "questionnaire.read",
  "questionnaire.assign",
  "organization.manage",
  "settings.change",
  "payment.review",
  "invoice.read",
  "invoice.issue",
  "invoice.credit",
  "credit.manage",
  "discount.manage",
  "employee.list",
  "employee.manage",
  "employee.profile",
  "employee.timings",
  "role.manage",
  "calendar.connect",
  "apiKey.manage",
  "compliance.accept",
  "demo.manage",
] as const;

/** What a provider may do with their own appointments, patients, room, profile and timings. */
const OWN = [
  ...PRACTICE,
  ...CLINICAL,
  "invoice.read",
  "consultation.sign",
  "prescription.sign",
  "labOrder.review",
  "feedback.ask",
  "feedback.read",
  "question.read",
  "question.answer",
  "employee.profile",
  "employee.timings",
  "calendar.connect",
].map((authority) => `${authority}.own`);

/**
 * A nurse helps everyone's practice, but neither ends an appointment as its doctor nor takes its place out of the list.
 */
const ASSISTANCE = PRACTICE.filter(
  (authority) => !["appointment.conclude", "appointment.complete", "appointment.disable"].includes(authority),
);

/** The front desk: appointments, arrivals, payments and who patients are; nothing of their records, and no settings. */
const RECEPTION = [
  "metadata.read",
  "organization.read",
  "employee.list",
  "appointment.set",
  "appointment.read",
  "appointment.list",
  "appointment.confirm",
  "appointment.cancel",
  "appointment.reschedule",
  "appointment.reject",
  "appointment.noShow",
  "appointment.arrive",
  "appointment.assign",
  "appointment.block",
  "appointment.markPaid",
  "appointment.undo",
  "invoice.read",
  "invoice.issue",
  "patient.read",
  "patient.list",
  "patient.create",
  "patient.update",
] as const;

/**
 * Payments: appointments are theirs to see, what was paid for them is theirs to write down, and payments that are in
 * doubt or to be refunded are theirs to settle.
 */
const BILLING = [
  "metadata.read",
  "organization.read",
  "appointment.read",
  "appointment.list",
  "appointment.markPaid",
  "appointment.undo",
  "payment.review",
  "invoice.read",
  "invoice.issue",
  "invoice.credit",
] as const;

/** The authorities that each role starts with; from there on they are rows of the organization. */
export const DEFAULT_ROLES: Readonly<Record<string, readonly string[]>> = {
  [ROLE.ADMINISTRATOR]: ADMINISTRATION,
  [ROLE.PROVIDER]: [...INSIDE, "employee.list", "patient.create", "healthRecord.open", ...OWN],
  [ROLE.OWNER]: [...ADMINISTRATION, "ownership.reassign"],
  [ROLE.NURSE]: [
    ...INSIDE,
    "employee.list",
    "employee.profile.own",
    "patient.create",
    "appointment.assign",
    ...ASSISTANCE,
    ...CLINICAL,
  ],
  [ROLE.PHARMACY]: [...INSIDE, "pharmacy.work"],
  [ROLE.LABORATORY]: [...INSIDE, "laboratory.work"],
  [ROLE.RECEPTIONIST]: RECEPTION,
  [ROLE.BILLER]: BILLING,
};

/** The roles that a team user type brings with it. */
export function rolesOfTeamUserType(teamUserType: number): string[] {
  if (teamUserType === TEAM_USER_TYPE.ADMIN) return [ROLE.ADMINISTRATOR];
  if (teamUserType === TEAM_USER_TYPE.DOCTOR_AND_ADMIN) return [ROLE.ADMINISTRATOR, ROLE.PROVIDER];
  return [ROLE.PROVIDER];
}
