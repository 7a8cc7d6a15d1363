import type { Stock } from "../house";
import { base, inPath, newId, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const ids = { question: newId, questionService: newId, questionWriter: newId };
type OwnThing = ThingOf<typeof ids>;

function stock(stock: Stock, thing: OwnThing, { now }: About): void {
  stock.add("question_service", {
    ...{ id: thing.questionService, name: "Ask a doctor", price_minor: 0, currency_code: "EUR", follow_ups: 1 },
  });
  stock.add("question", {
    // Somebody of the family has written it for the patient.
    ...{ id: thing.question, patient_id: thing.patient, made_by: thing.questionWriter },
    service_id: thing.questionService,
    ...{ employee_id: thing.employee, title: "My tablets", text: "May I take them with milk?", state: "TAKEN" },
    ...{ currency_code: "EUR", answer_within_hours: 48, follow_ups: 1, created_at: now, asked_at: now, since: now },
    ...{ warn_at: now + 3_600_000, pass_at: now + 7_200_000, due_at: now + 9_000_000 },
  });
  stock.add("question_file", {
    ...{ question_id: thing.question, file_id: thing.file, message_no: 0, name: "file.png" },
    ...{ content_type: "image/png", size_bytes: 100 },
  });
}

const written: Recipe<OwnThing> = { plain: () => ({ body: { intent: "write", title: "A", text: "B" } }) };

const recipes: Recipes<OwnThing> = {
  [`POST ${base}/questions/ask`]: written,
  [`GET ${base}/questions/view/:questionId`]: inPath("questionId", (thing) => thing.question),
  [`POST ${base}/questions/view/:questionId`]: {
    changes: true,
    about: (thing) => ({ params: { questionId: thing.question }, body: { intent: "cancel", version: "1" } }),
  },
  [`GET ${base}/questions/view/:questionId/files/:fileId`]: {
    about: (thing) => ({ params: { questionId: thing.question, fileId: thing.file } }),
  },
  [`POST ${base}/questions/replies`]: { plain: () => ({ body: { intent: "add", title: "A", text: "B" } }) },
  [`POST ${base}/settings/patientquestions/services`]: { plain: () => ({ body: { intent: "add", name: "" } }) },
  "POST /questions/addQuestion": { plain: () => ({ body: { title: "A", text: "B" } }) },
  "POST /questions/answerQuestion": {
    changes: true,
    about: (thing) => ({ body: { questionId: thing.question, text: "Yes." } }),
  },
};

export const questionsInMatrix = { ids, stock, recipes };
