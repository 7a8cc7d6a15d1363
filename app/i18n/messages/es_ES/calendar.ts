import type { Translation } from "../../message-types";
import type { calendar as english } from "../en_US/calendar";

export const calendar: Translation<typeof english, "es_ES"> = {
  title: "Calendario",
  text: "La cuadrícula en que empiezan las citas, las horas del día y por qué pueden reservar los pacientes",
  rulesTitle: "Reglas de reserva",
  rulesText: "Antelación, hasta cuándo, límites, días sin citas y cuánto tiempo se puede deshacer una acción",
  slotDuration: "Las citas empiezan cada",
  slotDurationHint: "Contado desde el comienzo del horario de cada médico.",
  dayStart: "El día empieza a las",
  dayEnd: "El día termina a las",
  dayHint: "Ninguna cita queda fuera, diga lo que diga el horario. 00:00 como final es medianoche.",
  bookBy: "Los pacientes pueden reservar",
  byProvider: "Eligiendo un médico",
  byService: "Eligiendo solo un servicio; la clínica asigna el médico",
  minimumNotice: "Antelación mínima, en minutos",
  minimumNoticeHint: "Tiempo entre la reserva y la cita. 0 es sin antelación; 1440 es un día.",
  horizon: "Con cuántos días de antelación se puede reservar",
  dailyMaximum: "Máximo de citas de un médico al día",
  dailyMaximumHint: "Déjelo vacío si no hay límite.",
  minimumDate: "El primer día que se puede reservar",
  minimumDateOf: { place: "Hoy en la sede", organization: "Hoy en la organización" },
  excludedDates: "Días sin citas",
  excludedDatesHint: "Uno por línea, como 2026-12-25. Las citas reservadas siguen reservadas.",
  undoWindow: "Segundos para deshacer una acción",
  undoWindowHint: "El correo espera ese tiempo. Con 0 se envía enseguida.",
  problem: {
    oneWay: "Elija al menos una forma; si no, nadie puede reservar",
    dates: "Escriba cada día como año-mes-día, por ejemplo 2026-12-25",
    tooManyDates: "366 días como máximo",
  },
};
