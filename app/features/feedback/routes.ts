import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

/** The screens on which patients say how an appointment was, and on which that is read. */
export const feedbackRoutes = [
  route(routeOf(paths.feedback), "features/feedback/routes/list.tsx"),
  route(routeOf(paths.feedbackLink), "features/feedback/routes/answer-by-link.tsx"),
  route(routeOf(paths.ownFeedback), "features/feedback/routes/answer-own.tsx"),
  route(routeOf(paths.providerFeedback), "features/feedback/routes/published.tsx"),
];
