import { defineLoader } from "~/platform/http/screen.server";
import { exportQuestionnaire } from "../../services/questionnaires/manage-questionnaires.server";

/** A questionnaire in FHIR R4, as a download. */
export const loader = defineLoader(async ({ app, params: { questionnaireId = "" } }) =>
  Response.json(await exportQuestionnaire(app, questionnaireId), {
    headers: {
      "content-type": "application/fhir+json",
      "content-disposition": 'attachment; filename="questionnaire.json"',
    },
  }),
);
