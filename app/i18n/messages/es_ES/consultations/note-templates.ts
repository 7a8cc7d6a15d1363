import type { Translation } from "../../../message-types";
import type { noteTemplates as english } from "../../en_US/consultations/note-templates";

export const noteTemplates: Translation<typeof english, "es_ES"> = {
  soap: {
    name: "Nota SOAP",
    subjective: { title: "Subjetivo", prompt: "Lo que cuenta el paciente: molestias, evolución, qué alivia y qué no" },
    objective: { title: "Objetivo", prompt: "Lo que se encuentra: exploración, mediciones, resultados" },
    assessment: { title: "Valoración", prompt: "Diagnóstico o sospecha, y por qué" },
    plan: { title: "Plan", prompt: "Tratamiento, pruebas, consejos, cuándo volver" },
  },
  free: { name: "Nota libre", text: { title: "Nota", prompt: "Lo que importa, con sus palabras" } },
  followUp: {
    name: "Seguimiento",
    interval: { title: "Desde la última cita", prompt: "Evolución, efectos secundarios, qué se ha tomado y hecho" },
    examination: { title: "Exploración", prompt: "Qué se encuentra ahora" },
    assessment: { title: "Valoración", prompt: "Mejor, igual o peor, y por qué" },
    plan: { title: "Plan", prompt: "Qué sigue, qué cambia, cuándo volver" },
  },
  mentalHealth: {
    name: "Salud mental",
    reason: { title: "Motivo", prompt: "Por qué acude ahora" },
    history: { title: "Antecedentes", prompt: "Evolución, tratamientos previos, familia, trabajo, sueño, sustancias" },
    mentalState: {
      title: "Estado mental",
      prompt: "Aspecto, conducta, ánimo, pensamiento, percepción, orientación, conciencia del problema",
    },
    risk: { title: "Riesgo", prompt: "De dañarse o dañar a otros, y qué le protege" },
    assessment: { title: "Valoración", prompt: "Diagnóstico y cómo evoluciona" },
    plan: { title: "Plan", prompt: "Terapia, medicamentos, a quién llamar en una crisis" },
  },
  child: {
    name: "Niño",
    reason: { title: "Motivo", prompt: "Quién acompaña al niño y por qué" },
    history: { title: "Antecedentes", prompt: "Evolución, parto, vacunas, alergias" },
    development: { title: "Crecimiento y desarrollo", prompt: "Peso, talla, hitos, alimentación, sueño, escuela" },
    examination: { title: "Exploración", prompt: "Peso, talla y qué se encuentra" },
    assessment: { title: "Valoración", prompt: "Diagnóstico o sospecha" },
    plan: { title: "Plan", prompt: "Tratamiento, consejos a los padres, cuándo volver enseguida" },
  },
  procedure: {
    name: "Procedimiento",
    indication: { title: "Indicación", prompt: "Por qué se hizo" },
    consent: { title: "Consentimiento", prompt: "Qué se explicó, quién consintió y cómo" },
    description: { title: "Qué se hizo", prompt: "Pasos, anestesia, material" },
    findings: { title: "Hallazgos", prompt: "Qué se vio" },
    complications: { title: "Complicaciones", prompt: "Ninguna, o cuáles" },
    aftercare: { title: "Cuidados posteriores", prompt: "Cura de la herida, medicamentos, cuándo volver" },
  },
  referral: {
    name: "Carta de derivación",
    recipient: { title: "Para", prompt: "Nombre, especialidad, dirección" },
    question: { title: "Motivo de la derivación", prompt: "Qué se pide al destinatario y con qué urgencia" },
    history: { title: "Antecedentes", prompt: "Qué llevó a esto" },
    examination: { title: "Hallazgos", prompt: "Qué se encontró, con resultados" },
    medicines: { title: "Medicamentos y alergias", prompt: "Qué toma y qué no debe tomar" },
  },
  sickNote: {
    name: "Justificante médico",
    period: {
      title: "No puede trabajar ni asistir",
      prompt: "Ambos días se incluyen. Deje vacío el último si está abierto.",
    },
    limits: { title: "Qué es posible", prompt: "Trabajo más ligero o más corto, si lo hay" },
    remarks: { title: "Observaciones", prompt: "Sin diagnóstico: lo lee una empresa o una escuela" },
  },
  patientSummary: {
    name: "Resumen para el paciente",
    talked: { title: "De qué hablamos", prompt: "Con palabras sencillas" },
    found: { title: "Qué se encontró", prompt: "Con palabras sencillas y las cifras que importan" },
    steps: { title: "Qué hacer", prompt: "Medicamentos, pruebas, ejercicios, uno por línea" },
    warnings: { title: "Cuándo pedir ayuda", prompt: "Con qué signos y a quién llamar" },
    next: { title: "Próxima cita", prompt: "Cuándo, dónde y con quién" },
  },
};
