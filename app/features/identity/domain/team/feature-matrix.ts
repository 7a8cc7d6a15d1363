/** The parts of the product, each with the authority that opens it. */
export const FEATURES = {
  appointments: "appointment.list",
  setAppointments: "appointment.set",
  waitingRoom: "room.list",
  patients: "patient.list",
  addPatient: "patient.create",
  settings: "settings.read",
  changeSettings: "settings.change",
  branchesAndServices: "organization.manage",
  team: "employee.manage",
  ownProfile: "employee.profile",
  timings: "employee.timings",
  calendarConnection: "calendar.connect",
  apiKeys: "apiKey.manage",
  compliance: "compliance.accept",
  ownership: "ownership.reassign",
} as const;

export type Feature = keyof typeof FEATURES;

/** How far a feature is open to a role: everyone's things, one's own, or not at all. */
export type FeatureReach = "all" | "own" | "none";

const FEATURE_NAMES = Object.keys(FEATURES).filter((name): name is Feature => Object.hasOwn(FEATURES, name));

function reachOf(authorities: readonly string[], feature: Feature): FeatureReach {
  const authority = FEATURES[feature];
  if (authorities.includes(authority)) return "all";
  return authorities.includes(`${authority}.own`) ? "own" : "none";
}

/** Which features each role opens, as data. */
export const featureMatrix = (roles: readonly { id: string; name: string; authorities: readonly string[] }[]) =>
  roles.map(({ id, name, authorities }) => ({
    id,
    name,
    features: FEATURE_NAMES.map((feature) => ({ feature, reach: reachOf(authorities, feature) })),
  }));
