import type { Translation } from "../../../message-types";
import type { why as english } from "../../en_US/scheduling/why";

export const why: Translation<typeof english, "es_ES"> = {
  title: "¿Por qué no está disponible esta hora?",
  lead: "Elija médico, servicio, centro y hora. Verá cada regla que impide reservarla y dónde cambiarla.",
  link: "¿Por qué no está disponible una hora?",
  day: "Día",
  time: "Hora",
  ask: "Explicar",
  offered: "Esta hora está disponible para los pacientes",
  offeredText: "{{when}}, con {{who}}.",
  notOffered: "Esta hora no está disponible para los pacientes",
  set: "Reservar una cita",
  change: "Cambiar",
  repeated: "Ese día se atrasa el reloj, por lo que esta hora se repite. Abajo se explican ambas.",
  rules: {
    notGiven: {
      name: "El médico no ofrece este servicio aquí",
      text: "El médico, el servicio y el centro no coinciden.",
    },
    offeringDisabled: {
      name: "El servicio o el centro está desactivado",
      text: "Los pacientes no pueden verlo.",
    },
    onlineBookingOff: {
      name: "Este servicio no se reserva en línea",
      text: "La reserva en línea está desactivada. El personal puede reservar citas.",
    },
    callToBook: {
      name: "Para este servicio se pide llamar",
      text: "Los pacientes ven su teléfono en lugar de las horas.",
    },
    onlyForNewPatients: {
      name: "Este servicio es solo para pacientes nuevos",
      text: "Quienes ya son pacientes no ven sus horas.",
    },
    notForNewPatients: {
      name: "El servicio no está abierto a pacientes nuevos",
      text: "Solo el personal puede reservar sus citas.",
    },
    profileHidden: {
      name: "El perfil del médico está oculto",
      text: "Los pacientes solo ven a médicos aprobados que muestran su perfil.",
    },
    onlyAnyDoctor: {
      name: "Los pacientes no pueden elegir médico",
      text: "Reservan por servicio, con cualquier médico disponible.",
    },
    inPast: { name: "La hora ya pasó", text: "Una hora que ya empezó no se puede reservar." },
    minimumNotice: {
      name: "Falta muy poco tiempo",
      text: "Se reserva con al menos {{minutes}} minutos de antelación.",
    },
    beyondHorizon: { name: "Falta demasiado tiempo", text: "Se reserva con un máximo de {{days}} días de antelación." },
    beforeMinimumDate: {
      name: "El día ya ha pasado",
      text: "Según la fecha de su consulta o del centro, ese día es anterior a hoy.",
    },
    excludedDate: { name: "Ese día está cerrado", text: "Es uno de sus días sin citas." },
    otherOfferingType: {
      name: "El médico no ofrece este tipo de cita",
      text: "El servicio es de un tipo que el médico no ofrece.",
    },
    otherPlace: { name: "El médico no trabaja en este centro", text: "Su horario es en otros centros." },
    noTiming: {
      name: "Fuera del horario del médico",
      text: "El horario del médico en este centro no cubre toda la cita para este servicio.",
    },
    outsideDay: {
      name: "Fuera de las horas del día",
      text: "Toda la cita debe quedar entre las {{from}} y las {{until}}.",
    },
    excludedSlot: { name: "El médico está ausente", text: "Una ausencia o una pausa coincide con la cita." },
    offGrid: {
      name: "No es una hora de inicio",
      text: "Las citas empiezan cada {{minutes}} minutos desde el inicio del horario.",
    },
    skippedByDst: { name: "El reloj se salta esta hora", text: "Ese día el reloj se adelanta y la omite." },
    busy: {
      name: "La hora ya está reservada",
      text: "Coincide con una cita, una hora bloqueada o una hora reservada para un paciente, incluido el tiempo de antes y después.",
    },
    noSession: { name: "Sin sesión de grupo", text: "Este servicio es de grupo y no hay ninguna sesión a esta hora." },
    full: {
      name: "La sesión de grupo está completa",
      text: "Todas las plazas están ocupadas o reservadas para alguien.",
    },
    dailyMaximum: { name: "El día está completo", text: "Un médico tiene como máximo {{most}} citas al día." },
  },
  homes: {
    timings: "Horario de trabajo y ausencias",
    rules: "Reglas de reserva",
    calendar: "Calendario",
    offerings: "Servicios",
    team: "El perfil del médico",
    appointments: "Citas del médico",
  },
};
