import type { Translation } from "../../message-types";
import type { visitRecord as english } from "../en_US/visit-record";

export const visitRecord: Translation<typeof english, "es_ES"> = {
  title: "Registro de la cita",
  titleForPatient: "Después de su cita",
  tookPlace: "Tuvo lugar",
  onDay: "{{day}}, {{times}}",
  since: "{{day}}, desde las {{time}}",
  video: "Por vídeo",
  people: {
    title: "Quién estuvo presente",
    from: "{{name}}, desde las {{time}}",
    companion: "{{name}}, acompañante",
  },
  summary: "Resumen",
  reviewNote: "Notas para el personal",
  files: "Archivos",
  conversation_one: "Conversación ({{count, number}} mensaje)",
  conversation_many: "Conversación ({{count, number}} mensajes)",
  conversation_other: "Conversación ({{count, number}} mensajes)",
  sessionConversation_one: "Conversación de la sesión de grupo ({{count, number}} mensaje)",
  sessionConversation_many: "Conversación de la sesión de grupo ({{count, number}} mensajes)",
  sessionConversation_other: "Conversación de la sesión de grupo ({{count, number}} mensajes)",
  staffNotes_one: "Notas de la sala de espera, para el personal ({{count, number}})",
  staffNotes_many: "Notas de la sala de espera, para el personal ({{count, number}})",
  staffNotes_other: "Notas de la sala de espera, para el personal ({{count, number}})",
  consultations: "Consultas",
  consultation: "{{when}}: {{service}} con {{name}}",
  nothingWritten: "Sin notas ni archivos.",
  earlier: "Mostrar consultas anteriores",
  latest: "Volver a las últimas consultas",
};
