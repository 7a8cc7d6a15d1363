import type { Translation } from "../../../message-types";
import type { appointmentRecord as english } from "../../en_US/waiting-room/appointment-record";

export const appointmentRecord: Translation<typeof english, "es_ES"> = {
  title: "Registro de la cita",
  titleForPatient: "Después de su cita",
  tookPlace: "Cuándo",
  onDay: "{{day}}, {{times}}",
  since: "{{day}}, desde las {{time}}",
  video: "Videollamada",
  streamed: {
    title: "Transmitido",
    minutes: "{{minutes}} minutos · {{cost}}",
    rate: "Un minuto transmitido cuesta {{rate}} dólares estadounidenses. Solo cuenta el tiempo en que transmiten ambas partes, una vez por cada una.",
  },
  people: {
    title: "Quién participó",
    from: "{{name}}, entró a las {{time}}",
    companion: "{{name}}, acompañante del paciente",
  },
  summary: "Resumen de la cita",
  reviewNote: "Nota de revisión",
  files: "Archivos",
  conversation_one: "Chat ({{count, number}} mensaje)",
  conversation_many: "Chat ({{count, number}} de mensajes)",
  conversation_other: "Chat ({{count, number}} mensajes)",
  sessionConversation_one: "Chat de la sesión de grupo ({{count, number}} mensaje)",
  sessionConversation_many: "Chat de la sesión de grupo ({{count, number}} de mensajes)",
  sessionConversation_other: "Chat de la sesión de grupo ({{count, number}} mensajes)",
  staffNotes_one: "Notas del personal en la sala de espera ({{count, number}})",
  staffNotes_many: "Notas del personal en la sala de espera ({{count, number}})",
  staffNotes_other: "Notas del personal en la sala de espera ({{count, number}})",
  consultations: "Registros de citas",
  consultation: "{{when}}, {{service}}",
  earlier: "Mostrar registros anteriores",
  latest: "Volver a los últimos registros",
  began: "{{day}}, empezó a las {{time}}",
  onlyMessages: "Solo mensajes. Abra la cita para leerlos.",
};
