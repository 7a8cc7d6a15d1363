import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

const at = "features/forms/routes/questionnaires/";

/** The screens on which questionnaires are filled in, and on which they are built, handed out and read. */
export const formRoutes = [
  route(routeOf(paths.ownQuestionnaires), `${at}assigned.tsx`, { id: "own-questionnaires" }),
  route(routeOf(paths.ownQuestionnaire), `${at}fill-in.tsx`, { id: "own-questionnaire" }),
  route(routeOf(paths.questionnaires), `${at}dashboard.tsx`, { id: "questionnaires" }),
  route(routeOf(paths.assignQuestionnaire), `${at}assign.tsx`, { id: "questionnaire-assign" }),
  route(routeOf(paths.questionnaireAnswers), `${at}answers.tsx`, { id: "questionnaire-answers" }),
  route(routeOf(paths.questionnaireForms), `${at}forms.tsx`, { id: "questionnaire-forms" }),
  route(routeOf(paths.questionnaireForm), `${at}form.tsx`, { id: "questionnaire-form" }),
  route(routeOf(paths.questionnaireBefore), `${at}before.tsx`, { id: "questionnaire-before" }),
  route(routeOf(paths.questionnairePreview), `${at}preview.tsx`, { id: "questionnaire-preview" }),
  route(routeOf(paths.questionnaireExport), `${at}fhir.ts`, { id: "questionnaire-fhir" }),
];
