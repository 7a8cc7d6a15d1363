/* Every URL of credits that the app links to. */
import { at } from "./at";

export const credits = at("/secure/providerweb/settings/credits");
/** Giving credits: `search` finds patients, each `patientId` is one who was chosen, and `step` asks for how many. */
export const creditsAssign = at("/secure/providerweb/settings/credits/assign");
/** The grants of the organization: narrowed by `state`, `patientId` and `search`; `change` is one that is changed. */
export const creditsList = at("/secure/providerweb/settings/credits/list");
/** What happened to credits between the days `from` and `to`. */
export const creditsReport = at("/secure/providerweb/settings/credits/report");
export const creditsReportFile = at("/secure/providerweb/settings/credits/report/file");
/** A patient's own. */
export const ownCredits = at("/secure/providerweb/credits/list");
