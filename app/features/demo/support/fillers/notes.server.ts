import { messageLocaleOf } from "~/i18n/locales";
import { addDays, DAY_MS } from "~/kernel/time/dates";
import type { Cast, DemoDoctor } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import type { DemoPatient } from "../../domain/patients";
import { createRandom } from "../../domain/random";
import { tableOf, type Row } from "../../domain/table-rows";
import type { Filler } from "./filler.server";

/** What a section says, in English, Spanish and Arabic: its heading and its text. */
type Said = readonly [heading: readonly [string, string, string], text: readonly [string, string, string]];

export interface ToldNote {
  kind: "NOTE" | "PATIENT_SUMMARY" | "SICK_NOTE" | "REFERRAL";
  template: "soap" | "patientSummary" | "sickNote" | "referral";
  title: readonly [string, string, string];
  status: "DRAFT" | "SIGNED";
  isPublished: boolean;
  sections: Readonly<Record<string, Said>>;
}

const ASSESSMENT = ["Assessment", "Valoración", "التقييم"] as const;
const PLAN = ["Plan", "Plan", "الخطة"] as const;

const NOTES: readonly (ToldNote & { daysAgo: number })[] = [
  {
    ...{ kind: "NOTE", template: "soap", status: "SIGNED", isPublished: false, daysAgo: 21 },
    title: ["SOAP note", "Nota SOAP", "ملاحظة SOAP"],
    sections: {
      subjective: [
        ["Subjective", "Subjetivo", "الشكوى"],
        ["Cough for five days, no fever.", "Tos desde hace cinco días, sin fiebre.", "سعال منذ خمسة أيام دون حمى."],
      ],
      objective: [
        ["Objective", "Objetivo", "الفحص"],
        ["Lungs clear, throat red.", "Auscultación limpia, garganta enrojecida.", "الرئتان سليمتان، والحلق محمر."],
      ],
      assessment: [ASSESSMENT, ["Viral infection.", "Infección vírica.", "عدوى فيروسية."]],
      plan: [PLAN, ["Rest and fluids for a week.", "Reposo y líquidos una semana.", "راحة وسوائل لمدة أسبوع."]],
    },
  },
  {
    ...{ kind: "PATIENT_SUMMARY", template: "patientSummary", status: "SIGNED", isPublished: true, daysAgo: 21 },
    title: ["Summary for the patient", "Resumen para el paciente", "ملخص للمريض"],
    sections: {
      talked: [
        ["What we talked about", "De qué hablamos", "ما تحدثنا عنه"],
        ["Your cough and how to get over it.", "Su tos y cómo superarla.", "سعالك وكيف تتعافى منه."],
      ],
      warnings: [
        ["When to get help", "Cuándo pedir ayuda", "متى تطلب المساعدة"],
        [
          "Call us if you have a fever or trouble breathing.",
          "Llámenos si tiene fiebre o le cuesta respirar.",
          "اتصل بنا إذا أصبت بحمى أو بضيق في التنفس.",
        ],
      ],
    },
  },
  {
    ...{ kind: "SICK_NOTE", template: "sickNote", status: "SIGNED", isPublished: true, daysAgo: 21 },
    title: ["Sick note", "Justificante médico", "إجازة مرضية"],
    sections: {
      period: [
        ["Unable to work or attend", "No puede trabajar ni asistir", "غير قادر على العمل أو الحضور"],
        ["", "", ""],
      ],
    },
  },
  {
    ...{ kind: "REFERRAL", template: "referral", status: "SIGNED", isPublished: true, daysAgo: 14 },
    title: ["Referral letter", "Carta de derivación", "رسالة إحالة"],
    sections: {
      recipient: [
        ["To", "Para", "إلى"],
        ["Respiratory clinic, City Hospital", "Neumología, Hospital Central", "عيادة الصدر، مستشفى المدينة"],
      ],
      question: [
        ["Reason for referral", "Motivo de la derivación", "سبب الإحالة"],
        [
          "A cough that comes back each autumn. Please look for asthma. Not urgent.",
          "Tos que vuelve cada otoño. Se ruega valorar asma. No es urgente.",
          "سعال يعود كل خريف. يُرجى تقييم احتمال الربو. الحالة غير عاجلة.",
        ],
      ],
    },
  },
  {
    ...{ kind: "NOTE", template: "soap", status: "DRAFT", isPublished: false, daysAgo: 1 },
    title: ["SOAP note", "Nota SOAP", "ملاحظة SOAP"],
    sections: {
      assessment: [ASSESSMENT, ["Better.", "Mejor.", "تحسّن."]],
      plan: [PLAN, ["", "", ""]],
    },
  },
];

/** Of whom the notes are: the first patients of a practice. */
const PATIENTS = 3;

/** Of whom a note is, by whom and when (UTC ms), and in which consultation if in one. */
export interface NoteAbout {
  cast: Cast;
  patient: DemoPatient;
  doctor: DemoDoctor;
  at: number;
  consultationId: string | null;
}

/** A note as the database holds it. */
export function noteRow(id: string, told: ToldNote, { cast, patient, doctor, at, consultationId }: NoteAbout): Row {
  const language = messageLocaleOf(cast.plan.locale);
  const place = { en_US: 0, es_ES: 1, ar_BH: 2 }[language];
  const isSigned = told.status === "SIGNED";
  const day = new Date(at).toISOString().slice(0, 10);
  const sections = Object.entries(told.sections).map(([id, [heading, text]]) => ({
    ...{ id, code: "", title: heading[place], prompt: "", required: false, text: text[place], copied: false },
    // A sick note says its days: five, from that on which it was written.
    ...(told.kind === "SICK_NOTE" && id === "period" && { asks: "period", text: `${day}/${addDays(day, 4)}` }),
    ...{ version: 1, writer: null, others: [] },
  }));
  return {
    ...{ id, patient_id: patient.id, consultation_id: consultationId, provider_id: doctor.id, creator_id: doctor.id },
    kind: told.kind,
    ...{ title: told.title[place] ?? "", language, template: told.template, sections: JSON.stringify(sections) },
    ...{ status: told.status, publish_status: told.isPublished ? "PUBLISHED" : "UNPUBLISHED", author_only: 0 },
    ...{ signed_at: isSigned ? at : null, signed_by: isSigned ? doctor.id : null },
    ...{ published_at: told.isPublished ? at : null, published_by: told.isPublished ? doctor.id : null },
    ...{ created_at: at, updated_at: at, version: 1 },
  };
}

/** The doctor looks after those they wrote about, whatever appointments they have. */
const treatedRows = ({ doctors: [doctor], seededAt }: Cast, patients: readonly DemoPatient[]): Row[] =>
  doctor
    ? patients.map(({ id }) => ({ employee_id: doctor.id, patient_id: id, since: seededAt - 30 * DAY_MS, assigned: 1 }))
    : [];

/** Notes about the first patients of a practice: signed ones, one that its patient reads, and a draft. */
export const notes: Filler = {
  // What was signed stays for good: what is to be taken away again begins without notes.
  ofPractice: (cast, { passwordHash }) => {
    if (passwordHash === null) return [];
    const random = createRandom(`demo/${cast.plan.slug}/notes`);
    const [doctor] = cast.doctors;
    const patients = cast.patients.slice(0, PATIENTS);
    const rows = patients.flatMap((patient) =>
      NOTES.flatMap(({ daysAgo, ...told }) => {
        const at = cast.seededAt - daysAgo * DAY_MS;
        return doctor ? [noteRow(demoId(at, random), told, { cast, patient, doctor, at, consultationId: null })] : [];
      }),
    );
    return [tableOf("patient_provider", treatedRows(cast, patients)), tableOf("clinical_note", rows)];
  },
};
