import { messageLocaleOf } from "~/i18n/locales";
import { DAY_MS, fromDayNumber } from "~/kernel/time/dates";
import type { Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";
import { tableOf, type TableRows } from "../../domain/table-rows";
import type { Filler } from "./filler.server";

const HOUR_MS = 3_600_000;
/** So many days ago the patient of the printed sign-in agreed to be monitored. */
const SINCE_DAYS = 12;
const REVIEW_DAYS = 7;

const WORDS = {
  en_US: {
    pressure: "Blood pressure at home",
    pressureAim: "To see whether your tablets keep your blood pressure where it should be.",
    pressureHow: "Sit for five minutes before you measure, with your arm on the table.",
    weight: "Weight",
    weightAim: "To notice early when your body holds back water.",
    review: "Your blood pressure comes down well. Please go on measuring every morning and evening.",
  },
  es_ES: {
    pressure: "Tensión en casa",
    pressureAim: "Para ver si las pastillas mantienen su tensión donde debe estar.",
    pressureHow: "Siéntese cinco minutos antes de medir, con el brazo sobre la mesa.",
    weight: "Peso",
    weightAim: "Para notar pronto si su cuerpo retiene líquido.",
    review: "Su tensión baja bien. Siga midiendo cada mañana y cada noche, por favor.",
  },
  ar_BH: {
    pressure: "ضغط الدم في المنزل",
    pressureAim: "لنرى إن كانت أقراصك تُبقي ضغط دمك عند الحد المناسب.",
    pressureHow: "اجلس خمس دقائق قبل القياس، وذراعك على الطاولة.",
    weight: "الوزن",
    weightAim: "لنلاحظ مبكرًا إن كان جسمك يحتبس السوائل.",
    review: "ضغط دمك يتحسن جيدًا. يرجى الاستمرار في القياس كل صباح ومساء.",
  },
} as const;

const NONE = { lowCritical: null, lowWarn: null, highWarn: null, highCritical: null };
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

type NewId = () => string;
type Words = (typeof WORDS)[keyof typeof WORDS];

/** What a plan says with its one measurement, as it is stored. */
const contentOf = (currencyCode: string, aim: string, instructions: string, tracker: object) =>
  JSON.stringify({
    ...{
      aim,
      instructions,
      team: "",
      reviewDays: REVIEW_DAYS,
      missesToTell: 4,
      months: 0,
      priceMinor: 0,
      currencyCode,
    },
    trackers: [
      {
        ...{ fromAge: 0, days: EVERY_DAY, windowMinutes: 180, first: NONE, second: null, inRow: 1 },
        ...{ changeBy: null, changeDays: 7, averageDays: 0, ...tracker },
      },
    ],
  });

const plansOf = (words: Words, currency: string, newId: NewId) => [
  {
    ...{ id: newId(), name: words.pressure },
    content: contentOf(currency, words.pressureAim, words.pressureHow, {
      ...{ tracker: "bloodPressure", times: [480, 1200] },
      first: { ...NONE, highWarn: 135, highCritical: 180 },
      second: { ...NONE, highWarn: 85, highCritical: 110 },
    }),
  },
  {
    ...{ id: newId(), name: words.weight },
    content: contentOf(currency, words.weightAim, "", {
      ...{ tracker: "weight", times: [450], changeBy: 2, changeDays: 3 },
    }),
  },
];

/** The patient measures by the first plan, and the second one is suggested to them. */
function enrolmentsOf(
  { plan: practice, seededAt }: Cast,
  { doctorId, patientId, planIds }: { doctorId: string; patientId: string; planIds: readonly string[] },
  newId: NewId,
) {
  const startedAt = seededAt - SINCE_DAYS * DAY_MS;
  const shared = {
    ...{ patient_id: patientId, plan_version: 1, employee_id: doctorId, zone: practice.timeZone },
    ...{ own_limits: "{}", currency_code: practice.currency },
  };
  return [
    {
      ...{ id: newId(), plan_id: planIds[0] ?? "", ...shared, state: "ACTIVE" },
      ...{ created_at: startedAt - DAY_MS, consent_at: startedAt, started_at: startedAt },
      ...{ start_on: fromDayNumber(Math.floor(startedAt / DAY_MS)), months_begun: 1, month_at: seededAt + 18 * DAY_MS },
      ...{ clock_at: seededAt - 12 * HOUR_MS, last_reading_at: startedAt, review_at: seededAt + 2 * DAY_MS },
    },
    {
      ...{ id: newId(), plan_id: planIds[1] ?? "", ...shared, state: "PROPOSED" },
      ...{ created_at: seededAt - DAY_MS, consent_at: null, started_at: null, start_on: "", months_begun: 0 },
      ...{ month_at: null, clock_at: seededAt, last_reading_at: seededAt, review_at: seededAt },
    },
  ];
}

/**
 * A plan by which the patient of the printed sign-in measures their blood pressure, and another that is suggested to
 * them. What of their measurements alarms, the clock finds at its first look, as it does in a practice.
 */
function monitoringRows(cast: Cast): TableRows[] {
  const { plan: practice, seededAt } = cast;
  const [doctor, patient] = [cast.doctors[0], cast.patients[0]];
  if (!doctor || !patient) return [];
  const words = WORDS[messageLocaleOf(practice.locale)];
  const random = createRandom(`demo/${practice.slug}/monitoring`);
  const newId = () => demoId(seededAt, random);
  const plans = plansOf(words, practice.currency, newId);
  const who = { doctorId: doctor.id, patientId: patient.id, planIds: plans.map(({ id }) => id) };
  const enrolments = enrolmentsOf(cast, who, newId);
  const active = enrolments[0]?.id ?? "";
  const at = seededAt - SINCE_DAYS * DAY_MS;
  return [
    tableOf(
      "monitoring_plan",
      plans.map(({ id, name, content: draft }) => ({ id, name, state: "published", draft, published: 1 })),
    ),
    tableOf(
      "monitoring_plan_version",
      plans.map(({ id, name, content }) => ({ plan_id: id, plan_version: 1, name, content, at })),
    ),
    tableOf("monitoring_enrolment", enrolments),
    tableOf("monitoring_review", [
      {
        ...{ id: newId(), enrolment_id: active, employee_id: doctor.id, at: seededAt - 5 * DAY_MS },
        ...{ text: words.review, shared: 1, minutes: 5 },
      },
    ]),
    tableOf("patient_provider", [{ employee_id: doctor.id, patient_id: patient.id, since: at, assigned: 0 }]),
    tableOf("due_work", [{ due_at: seededAt, kind: "MONITORING", id: active }]),
  ];
}

/** A patient who is monitored at home, and the practice's plans. */
export const monitoring: Filler = { ofPractice: monitoringRows };
