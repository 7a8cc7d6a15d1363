import type { Translation } from "../../message-types";
import type { rooms as english } from "../en_US/rooms";

export const rooms: Translation<typeof english, "es_ES"> = {
  chat: {
    seen: "Visto",
    writing: "Escribe ahora: {{names}}",
    note: "Nota para el personal",
    notes: "Notas sobre {{name}}",
    notesHint: "Solo el personal puede leer estas notas. El paciente nunca las recibe.",
  },
  replies: { choose: "Elija una respuesta preparada" },
  desk: {
    waitedFor_one: "espera desde hace {{count, number}} minuto",
    waitedFor_many: "espera desde hace {{count, number}} de minutos",
    waitedFor_other: "espera desde hace {{count, number}} minutos",
    nextKey: "Pulse Alt+N para hacer pasar al siguiente paciente.",
    arrived: "{{name}} está esperando",
    sound: "Avisar con un sonido cuando llegue alguien",
    soundBlocked: "El navegador no permite un sonido hasta que pulse algo en esta página.",
    late: "Voy con retraso",
    lateBy: "¿Cuántos minutos?",
    tellAll: "Avisar a todos los que esperan",
    onTime: "Vuelvo a ir a la hora",
    toldLate_one: "Todos los que esperan leen que lleva {{count, number}} minuto de retraso.",
    toldLate_many: "Todos los que esperan leen que lleva {{count, number}} de minutos de retraso.",
    toldLate_other: "Todos los que esperan leen que lleva {{count, number}} minutos de retraso.",
    guests: "Quién ha venido a esta cita",
    remove: "Sacar a {{name}}",
  },
  wait: {
    range: "Probablemente tardará entre {{from, number}} y {{to, number}} minutos.",
    upTo: "Probablemente tardará menos de {{to, number}} minutos.",
    late_one: "El médico lleva alrededor de {{count, number}} minuto de retraso. Gracias por su paciencia.",
    late_many: "El médico lleva alrededor de {{count, number}} de minutos de retraso. Gracias por su paciencia.",
    late_other: "El médico lleva alrededor de {{count, number}} minutos de retraso. Gracias por su paciencia.",
  },
  briefing: {
    title: "Antes de su cita",
    done: "Gracias. El médico tiene sus respuestas.",
    send: "Enviar las respuestas",
  },
};
