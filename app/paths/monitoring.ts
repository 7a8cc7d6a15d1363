/* Every URL of remote monitoring that the app links to. */
import { at } from "./at";

/** A patient's own monitoring, and the patients of those who monitor them. */
export const monitoring = at("/secure/providerweb/monitoring");
/** One patient who is monitored, for staff. */
export const monitoredPatient = at("/secure/providerweb/monitoring/patient/:enrolmentId");
/** Where a plan is proposed to a patient. */
export const proposeMonitoring = at("/secure/providerweb/monitoring/propose");
/** The plans by which patients are monitored. */
export const monitoringPlans = at("/secure/providerweb/settings/remotemonitoringsettings/plans");
export const monitoringPlan = at("/secure/providerweb/settings/remotemonitoringsettings/plans/:planId");
/** Who is in the teams. */
export const monitoringMembers = at("/secure/providerweb/settings/monitoringteams/members");
