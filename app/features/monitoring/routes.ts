import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

const at = "features/monitoring/routes/";

/** The screens of plans and teams, and on which a plan is suggested. What shows measurements is a page of its own. */
export const monitoringRoutes = [
  route(routeOf(paths.proposeMonitoring), `${at}propose.tsx`, { id: "monitoring-propose" }),
  route(routeOf(paths.monitoringPlans), `${at}plans.tsx`, { id: "monitoring-plans" }),
  route(routeOf(paths.monitoringPlan), `${at}plan.tsx`, { id: "monitoring-plan" }),
  route(routeOf(paths.monitoringMembers), `${at}members.tsx`, { id: "monitoring-members" }),
];
