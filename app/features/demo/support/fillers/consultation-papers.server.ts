import type { Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";
import { tableOf, type TableRows } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";
import { consultationsOfSignIn } from "./desk.server";
import { noteRow, type ToldNote } from "./notes.server";
import { prescribedIn } from "./prescriptions.server";

/** What is written in a consultation: the doctor's note, and the summary that its patient reads. */
const notesAbout = (reason: string): readonly ToldNote[] => [
  {
    ...{ kind: "NOTE", template: "soap", status: "SIGNED", isPublished: false },
    title: ["SOAP note", "Nota SOAP", "ملاحظة SOAP"],
    sections: {
      subjective: [
        ["Subjective", "Subjetivo", "الشكوى"],
        [`${reason}. Sleeps and eats well.`, `${reason}. Duerme y come bien.`, `${reason}. النوم والشهية جيدان.`],
      ],
      objective: [
        ["Objective", "Objetivo", "الفحص"],
        [
          "Blood pressure 124/78, pulse 68, no fever.",
          "Tensión arterial 124/78, pulso 68, sin fiebre.",
          "ضغط الدم 124/78، والنبض 68، ولا توجد حمى.",
        ],
      ],
      assessment: [
        ["Assessment", "Valoración", "التقييم"],
        ["No sign of anything serious.", "Sin signos de gravedad.", "لا توجد علامات تدعو إلى القلق."],
      ],
      plan: [
        ["Plan", "Plan", "الخطة"],
        [
          "Paracetamol if needed. Review if it does not get better within two weeks.",
          "Paracetamol si lo necesita. Revisar si no mejora en dos semanas.",
          "باراسيتامول عند الحاجة. تُعاد المراجعة إن لم يحدث تحسن خلال أسبوعين.",
        ],
      ],
    },
  },
  {
    ...{ kind: "PATIENT_SUMMARY", template: "patientSummary", status: "SIGNED", isPublished: true },
    title: ["Summary for the patient", "Resumen para el paciente", "ملخص للمريض"],
    sections: {
      talked: [
        ["What we talked about", "De qué hablamos", "ما تحدثنا عنه"],
        [`${reason}.`, `${reason}.`, `${reason}.`],
      ],
      found: [
        ["What we found", "Qué encontramos", "ما وجدناه"],
        [
          "Your blood pressure and pulse are good. There is no sign of anything serious.",
          "Su tensión y su pulso están bien. No hay signos de nada grave.",
          "ضغط دمك ونبضك جيدان. ولا توجد علامات تدعو إلى القلق.",
        ],
      ],
      warnings: [
        ["When to get help", "Cuándo pedir ayuda", "متى تطلب المساعدة"],
        [
          "Call us if it gets worse or you have a fever.",
          "Llámenos si empeora o tiene fiebre.",
          "اتصل بنا إذا ساءت حالتك أو أصبت بحمى.",
        ],
      ],
    },
  },
];

/**
 * What was signed in the consultations of the patient of the printed sign-in: notes and a summary in each, and a
 * prescription in the last. They refer to consultations, so they are written once all appointments are.
 */
export function consultationPapers(cast: Cast, appointments: readonly DemoAppointment[]): TableRows[] {
  const random = createRandom(`demo/${cast.plan.slug}/consultation papers`);
  const held = consultationsOfSignIn(appointments).map(({ appointment, consultation }) => ({
    ...{ appointment, id: String(consultation["id"]), at: Number(consultation["published_at"]) },
  }));
  const notes = held.flatMap(({ appointment: { patient, doctor, reason }, id: consultationId, at }) =>
    patient
      ? notesAbout(reason).map((told) =>
          noteRow(demoId(at, random), told, { cast, patient, doctor, at, consultationId }),
        )
      : [],
  );
  const last = held.at(-1);
  return [
    ...(notes.length > 0 ? [tableOf("clinical_note", notes)] : []),
    ...(last ? prescribedIn(cast, last.appointment, last.id, last.at) : []),
  ];
}
