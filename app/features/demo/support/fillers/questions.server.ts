import { messageLocaleOf } from "~/i18n/locales";
import { minorUnitDigits } from "~/kernel/codes/minor-units";
import { DAY_MS } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import type { Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import type { Filler } from "./filler.server";
import { QUESTION_WORDS } from "./questions-words";

const HOUR_MS = 60 * MINUTE_MS;
/** Opening hours within which each service is answered. */
const FREE_HOURS = 48;
const PAID_HOURS = 24;
/** How many of them a practice has in a day, about. */
const OPEN_HOURS = 10;
const PRICE = 20;
const FOLLOW_UPS = 2;
/** What is answered, and what waits for the patient, is over after so many days. */
const ENDS_DAYS = 14;
/** Whoever answers is reminded, and others may take it, after such parts of the time to answer. */
const WARNED = 0.5;
const PASSED_ON = 0.8;

/** A question as it stands; how many hours ago it was asked, and since when it stands so. */
interface Told {
  words: "waiting" | "draft" | "infoWanted" | "answered" | "followUp" | "closed";
  state: "ASKED" | "DRAFT" | "INFO_WANTED" | "ANSWERED" | "FOLLOW_UP" | "CLOSED";
  /** The place of its patient in the cast: the first is the one who signs in. */
  patient: 0 | 1;
  asked: number;
  since: number;
}

const TOLD: readonly Told[] = [
  { words: "draft", state: "DRAFT", patient: 0, asked: 2, since: 2 },
  { words: "waiting", state: "ASKED", patient: 0, asked: 5, since: 5 },
  { words: "infoWanted", state: "INFO_WANTED", patient: 0, asked: 30, since: 20 },
  { words: "answered", state: "ANSWERED", patient: 0, asked: 60, since: 40 },
  { words: "followUp", state: "FOLLOW_UP", patient: 1, asked: 80, since: 3 },
  { words: "closed", state: "CLOSED", patient: 0, asked: 900, since: 500 },
];

/** The times of its state, in UTC ms: to answer, or until it is over. */
function timesOf(state: Told["state"], since: number) {
  const ms = (FREE_HOURS / OPEN_HOURS) * DAY_MS;
  if (state === "ASKED" || state === "FOLLOW_UP")
    return { warn_at: since + ms * WARNED, pass_at: since + ms * PASSED_ON, due_at: since + ms };
  const ends = state === "INFO_WANTED" || state === "ANSWERED";
  return { warn_at: null, pass_at: null, due_at: ends ? since + ENDS_DAYS * DAY_MS : null };
}

/** What patients have asked in writing, one in each state that asks for something, and the services they ask by. */
function questionRows({ plan, seededAt, patients, doctors }: Cast): TableRows[] {
  const [doctor] = doctors;
  if (!doctor) return [];
  const words = QUESTION_WORDS[messageLocaleOf(plan.locale)];
  const random = createRandom(`demo/${plan.slug}/questions`);
  const newId = () => demoId(seededAt, random);
  const currency = plan.currency;
  const service = (name: string, hours: number, price: number): Row & { id: string } => ({
    ...{ id: newId(), name, price_minor: price * 10 ** minorUnitDigits(currency), currency_code: currency },
    ...{ answer_within_hours: hours, follow_ups: FOLLOW_UPS, topics: words.topics.join("\n") },
  });
  const free = service(words.free, FREE_HOURS, 0);
  const paid = service(words.paid, PAID_HOURS, PRICE);
  const messages: Row[] = [];
  const due: Row[] = [];
  const rows = TOLD.map(({ words: told, state, patient, asked, since: stands }): Row => {
    const id = newId();
    const [at, since] = [seededAt - asked * HOUR_MS, seededAt - stands * HOUR_MS];
    const { title, text, answer, more } = words[told];
    const answeredAt = state === "INFO_WANTED" || answer === "" ? null : at + 20 * HOUR_MS;
    const say = (message_no: number, kind: string, when: number, said: string) =>
      messages.push({
        ...{ question_id: id, message_no, at: when, kind },
        ...{ employee_id: kind === "FOLLOW_UP" ? null : doctor.id, text: said },
      });
    if (answer !== "") say(1, answeredAt === null ? "INFO" : "ANSWER", answeredAt ?? since, answer);
    if (more !== "") say(2, "FOLLOW_UP", since, more);
    const times = timesOf(state, since);
    const looksAt = times.warn_at ?? times.due_at;
    if (looksAt !== null) due.push({ due_at: looksAt, kind: "QUESTION", id });
    const by = patients[patient]?.id ?? "";
    const isDraft = state === "DRAFT";
    return {
      ...{ id, patient_id: by, made_by: by, service_id: isDraft ? paid.id : free.id },
      ...{ employee_id: answer === "" ? null : doctor.id, title, text, state, currency_code: currency },
      ...{ answer_within_hours: isDraft ? PAID_HOURS : FREE_HOURS, follow_ups: FOLLOW_UPS },
      ...{ follow_ups_used: more === "" ? 0 : 1, created_at: at, asked_at: isDraft ? null : at, since, ...times },
      left_ms: state === "INFO_WANTED" ? (FREE_HOURS - asked + stands) * HOUR_MS : null,
      answered_at: answeredAt,
    };
  });
  const reply = { id: newId(), employee_id: doctor.id, ...words.reply };
  const treated = { employee_id: doctor.id, since: seededAt, assigned: 0 };
  return [
    tableOf("question_service", [free, paid]),
    tableOf("question", rows),
    tableOf("question_message", messages),
    tableOf("saved_reply", [reply]),
    tableOf("due_work", due),
    tableOf(
      "patient_provider",
      [...new Set(rows.filter(({ answered_at }) => answered_at !== null).map(({ patient_id }) => patient_id))].map(
        (patient_id): Row => ({ ...treated, patient_id: patient_id ?? null }),
      ),
    ),
  ];
}

/** Questions in writing with their answers. */
export const questions: Filler = { ofPractice: questionRows };
