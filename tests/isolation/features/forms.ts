import type { Stock } from "../house";
import { base, inPath, newId, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const ids = { questionnaire: newId, questionnaireAssignment: newId };
type OwnThing = ThingOf<typeof ids>;

const CONTENT = {
  ...{ title: { en: "How is your back?" }, intro: {}, source: "", loinc: "", bands: [], alarms: [] },
  sections: [
    {
      ...{ id: "s1", title: {} },
      items: [
        {
          ...{ id: "q1", kind: "YES_NO", text: { en: "Does it hurt?" }, help: {}, required: true, options: [] },
          ...{ least: null, most: null, unit: "", loinc: "", showWhen: null },
        },
      ],
    },
  ],
};

function stock(stock: Stock, thing: OwnThing, { now }: About): void {
  const questionnaire = { questionnaire_id: thing.questionnaire };
  stock.add("questionnaire", {
    ...{ id: thing.questionnaire, title: "How is your back?", state: "ACTIVE", published_no: 1 },
    ...{ before_offerings: "[]", created_at: now },
  });
  stock.add("questionnaire_version", {
    ...{ ...questionnaire, version_no: 1, content: JSON.stringify(CONTENT), published_at: now },
  });
  stock.add("questionnaire_assignment", {
    ...{ ...questionnaire, id: thing.questionnaireAssignment, patient_id: thing.patient, version_no: 1 },
    ...{ state: "STARTED", source: "HAND", employee_id: thing.employee, assigned_at: now, since: now },
    ...{ draft: '{"q1":"no"}', submitted_at: now },
  });
  stock.add("questionnaire_response", {
    ...{ assignment_id: thing.questionnaireAssignment, response_no: 1, submitted_at: now, answers: '{"q1":"yes"}' },
  });
}

const own = `${base}/c/questionnaire/assigned`;
const dashboard = `${base}/e/questionnaire/dashboard`;
const form = `${dashboard}/forms/:questionnaireId`;
const ofForm = inPath<OwnThing>("questionnaireId", (thing) => thing.questionnaire);
const assignment = inPath<OwnThing>("assignmentId", (thing) => thing.questionnaireAssignment);
/** An old version: past the door it is refused. */
const changed = (intent?: string): Recipe<OwnThing> => ({
  about: (thing) => ({
    params: { questionnaireId: thing.questionnaire },
    body: { ...(intent !== undefined && { intent }), version: "9" },
  }),
});

const recipes: Recipes<OwnThing> = {
  [`GET ${own}/:assignmentId`]: assignment,
  [`POST ${own}/:assignmentId`]: {
    changes: true,
    about: (thing) => ({
      params: { assignmentId: thing.questionnaireAssignment },
      body: { intent: "save", version: "1", step: "s1", asked: "q1", "answers.q1": "yes" },
    }),
  },
  [`GET ${dashboard}/answers/:assignmentId`]: assignment,
  [`POST ${dashboard}/answers/:assignmentId`]: {
    changes: true,
    about: (thing) => ({
      params: { assignmentId: thing.questionnaireAssignment },
      body: { intent: "withdraw", version: "1" },
    }),
  },
  [`POST ${dashboard}/assign`]: {
    changes: true,
    about: (thing) => ({ body: { patientId: thing.patient, questionnaireId: thing.questionnaire } }),
  },
  [`POST ${dashboard}/forms`]: { plain: () => ({ body: { intent: "add", title: "" } }) },
  [`GET ${form}`]: ofForm,
  [`POST ${form}`]: changed("publish"),
  [`GET ${form}/before`]: ofForm,
  [`POST ${form}/before`]: changed(),
  [`GET ${form}/preview`]: ofForm,
  [`GET ${form}/fhir`]: ofForm,
};

export const formsInMatrix = { ids, stock, recipes };
