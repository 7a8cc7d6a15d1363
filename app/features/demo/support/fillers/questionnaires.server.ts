import { READY_FORMS, type Content, type Item } from "~/features/forms/public.server";
import { messageLocaleOf } from "~/i18n/locales";
import { DAY_MS } from "~/kernel/time/dates";
import type { Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import type { Filler } from "./filler.server";
import { QUESTIONNAIRE_WORDS } from "./questionnaire-words";

/** PHQ-9 as it was sent: how many days ago, the score of each item, and the place of its patient in the cast. */
const SENT = [
  { ago: 96, scores: [2, 2, 3, 2, 1, 2, 1, 1, 0], state: "REVIEWED", attention: 0, patient: 0 },
  { ago: 52, scores: [1, 1, 2, 2, 1, 1, 1, 0, 0], state: "REVIEWED", attention: 0, patient: 0 },
  { ago: 6, scores: [1, 1, 1, 1, 0, 1, 0, 0, 0], state: "SUBMITTED", attention: 1, patient: 0 },
  { ago: 1, scores: [2, 2, 2, 1, 1, 2, 1, 0, 1], state: "SUBMITTED", attention: 2, patient: 1 },
] as const;
const DUE_DAYS = 5;
const CREATED_DAYS = 120;

const PLAIN = { help: {}, required: false, options: [], least: null, most: null, unit: "", loinc: "", showWhen: null };

/** The practice's own questionnaire, in its language. */
function ownContent(locale: Cast["plan"]["locale"]): Content {
  const spoken = messageLocaleOf(locale);
  const language = ({ en_US: "en", es_ES: "es", ar_BH: "ar" } as const)[spoken];
  const words = QUESTIONNAIRE_WORDS[spoken];
  const say = (text: string) => ({ [language]: text });
  const items: Item[] = [
    {
      ...{ ...PLAIN, id: "pain", kind: "SCALE", text: say(words.pain), required: true, least: 0, most: 10 },
      options: words.painEnds.map((text, place) => ({ code: `end-${place}`, text: say(text), score: null })),
    },
    { ...PLAIN, id: "fall", kind: "YES_NO", text: say(words.fall), required: true },
    {
      ...{ ...PLAIN, id: "when", kind: "DATE", text: say(words.when) },
      showWhen: { any: false, conditions: [{ item: "fall", operator: "=", value: "yes" }] },
    },
    { ...PLAIN, id: "medicines", kind: "TEXT", text: say(words.medicines) },
  ];
  return {
    ...{ title: say(words.title), intro: say(words.intro), source: "", loinc: "", bands: [], alarms: [] },
    sections: [{ id: "s1", title: {}, items }],
  };
}

const bandOf = (score: number) => READY_FORMS.PHQ9.bands.findLastIndex(({ least }) => score >= least);

/** PHQ-9 over some months, with an answer that cannot wait, and a questionnaire to fill in before an appointment. */
function questionnaireRows({ plan, seededAt, patients, doctors }: Cast): TableRows[] {
  const [doctor] = doctors;
  if (!doctor) return [];
  const random = createRandom(`demo/${plan.slug}/questionnaires`);
  const newId = () => demoId(seededAt, random);
  const own = ownContent(plan.locale);
  const createdAt = seededAt - CREATED_DAYS * DAY_MS;
  const made = (content: Content): Row & { id: string } => ({
    ...{ id: newId(), title: Object.values(content.title)[0] ?? "", state: "ACTIVE", published_no: 1 },
    ...{ before_offerings: "[]", created_at: createdAt },
  });
  const [phq, before] = [made(READY_FORMS.PHQ9), made(own)];
  const version = (id: string, content: Content): Row => ({
    ...{ questionnaire_id: id, version_no: 1, content: JSON.stringify(content), published_at: createdAt },
  });
  const assigned = { version_no: 1, source: "HAND", employee_id: doctor.id, is_reminded: 0, draft: "{}" };
  const items = READY_FORMS.PHQ9.sections[0]?.items ?? [];
  const responses: Row[] = [];
  const sent = SENT.map(({ ago, scores, state, attention, patient }): Row => {
    const id = newId();
    const at = seededAt - ago * DAY_MS;
    const score = scores.reduce<number>((sum, each) => sum + each, 0);
    const answers = scores.map((each, place) => [items[place]?.id, items[place]?.options[each]?.code]);
    const result = { submitted_at: at, score, band: bandOf(score) };
    responses.push({
      ...{ ...result, assignment_id: id, response_no: 1, answers: JSON.stringify(Object.fromEntries(answers)) },
      is_flagged: attention === 2 ? 1 : 0,
    });
    return {
      ...{ ...assigned, ...result, id, questionnaire_id: phq.id, patient_id: patients[patient]?.id ?? "", state },
      ...{ assigned_at: at - DAY_MS, since: at, due_at: null, attention },
    };
  });
  const dueAt = seededAt + DUE_DAYS * DAY_MS;
  // The columns are those of what was sent, in their order.
  const open: Row & { id: string } = {
    ...{ ...assigned, submitted_at: null, score: null, band: null, id: newId() },
    ...{ questionnaire_id: before.id, patient_id: patients[0]?.id ?? "", state: "ASSIGNED" },
    ...{ assigned_at: seededAt, since: seededAt, due_at: dueAt, attention: 0 },
  };
  return [
    tableOf("questionnaire", [phq, before]),
    tableOf("questionnaire_version", [version(phq.id, READY_FORMS.PHQ9), version(before.id, own)]),
    tableOf("questionnaire_assignment", [...sent, open]),
    tableOf("questionnaire_response", responses),
    tableOf("due_work", [{ due_at: dueAt - DAY_MS, kind: "QUESTIONNAIRE", id: open.id }]),
  ];
}

/** Questionnaires, and what patients have answered. */
export const questionnaires: Filler = { ofPractice: questionnaireRows };
