import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

const at = "features/questions/routes/";

/** The screens on which patients ask in writing, and on which they are answered. */
export const questionRoutes = [
  route(routeOf(paths.textQuestions), `${at}list.tsx`, { id: "text-questions" }),
  route(routeOf(paths.askQuestion), `${at}ask.tsx`, { id: "text-question-ask" }),
  route(routeOf(paths.textQuestion), `${at}view.tsx`, { id: "text-question" }),
  route(routeOf(paths.textQuestionFile), `${at}file.ts`, { id: "text-question-file" }),
  route(routeOf(paths.savedReplies), `${at}replies.tsx`, { id: "text-question-replies" }),
  route(routeOf(paths.questionServices), `${at}services.tsx`, { id: "text-question-services" }),
];
