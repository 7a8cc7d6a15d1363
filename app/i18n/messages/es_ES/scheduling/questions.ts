import type { Translation } from "../../../message-types";
import type { questions as english } from "../../en_US/scheduling/questions";

export const questions: Translation<typeof english, "es_ES"> = {
  back: "Servicios",
  manage: "Preguntas",
  manageNamed: "Preguntas antes de reservar: {{name}}",
  required: "Obligatoria",
  list: {
    title: "Preguntas antes de reservar: {{offering}}",
    text: "Los pacientes responden a estas preguntas antes de reservar este servicio. Verá sus respuestas en la cita.",
    empty: "Todavía no hay preguntas",
    emptyText: "Pregunte lo que necesita saber antes de la cita, como alergias o el motivo con más detalle.",
    enabled: "Activa",
    disabled: "Inactiva",
    disable: "Desactivar",
    enable: "Activar",
    disableNamed: "Desactivar: {{name}}",
    enableNamed: "Activar: {{name}}",
    editNamed: "Editar: {{name}}",
    add: "Añadir una pregunta",
    edit: "Editar la pregunta",
    created: "Pregunta añadida.",
    enabledDone: "Pregunta activada.",
    disabledDone: "Pregunta desactivada. Las respuestas existentes se conservan.",
  },
  kinds: { TEXT: "Texto", YES_NO: "Sí o no", ONE_OF: "Una opción" },
  form: {
    text: "Pregunta",
    textHint: "Lo que lee el paciente. Las respuestas anteriores conservan el texto de entonces.",
    kind: "Tipo de respuesta",
    options: "Opciones",
    optionsHint: "Una por línea, para una pregunta con opciones.",
    required: "Los pacientes deben responderla para reservar",
    twoOptions: "Introduzca de 2 a 20 opciones, una por línea, de 100 caracteres como máximo.",
  },
};
