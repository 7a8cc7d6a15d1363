import type { Translation } from "../../message-types";
import type { why as english } from "../en_US/why";

export const why: Translation<typeof english, "es_ES"> = {
  title: "¿Por qué no se ofrece esta hora?",
  lead: "Elija profesional, servicio, lugar y hora: se nombra cada regla que impide reservarla y dónde se cambia.",
  link: "¿Por qué no se ofrece una hora?",
  day: "Día",
  time: "Hora",
  ask: "Explicar",
  offered: "Esta hora se ofrece a los pacientes",
  offeredText: "{{when}}, con {{who}}.",
  notOffered: "Esta hora no se ofrece a los pacientes",
  set: "Fijar una cita",
  change: "Cambiar",
  repeated: "Ese día el reloj marca esta hora dos veces porque se atrasa. Se explica cada una.",
  rules: {
    notGiven: {
      name: "El profesional no presta este servicio aquí",
      text: "El profesional, el servicio y el lugar no van juntos.",
    },
    offeringDisabled: {
      name: "El servicio o el lugar está desactivado",
      text: "Los pacientes no ven ninguno de los dos.",
    },
    onlineBookingOff: {
      name: "Este servicio no se reserva en línea",
      text: "Su reserva en línea está desactivada; el personal puede fijar citas.",
    },
    callToBook: {
      name: "Para este servicio se pide llamar",
      text: "Su página muestra el teléfono en lugar de las horas.",
    },
    onlyForNewPatients: {
      name: "Este servicio es solo para pacientes nuevos",
      text: "Quien ya ha venido antes no ve sus horas.",
    },
    notForNewPatients: {
      name: "El servicio no está abierto a pacientes nuevos",
      text: "Solo el personal fija sus citas.",
    },
    profileHidden: {
      name: "El perfil del profesional no se muestra",
      text: "Los pacientes solo ven a profesionales aprobados que muestran su perfil.",
    },
    onlyAnyDoctor: {
      name: "Los pacientes no pueden elegir profesional",
      text: "Reservan por servicio, con cualquiera que esté libre.",
    },
    inPast: { name: "La hora ya pasó", text: "Una hora que ya empezó no se puede reservar." },
    minimumNotice: { name: "Es demasiado pronto", text: "Se reserva con al menos {{minutes}} minutos de antelación." },
    beyondHorizon: { name: "Es demasiado lejos", text: "Se reserva con un máximo de {{days}} días de antelación." },
    beforeMinimumDate: {
      name: "El día ya terminó",
      text: "Según la fecha que cuenta en su organización o en el lugar, ese día es anterior a hoy.",
    },
    excludedDate: { name: "Ese día está cerrado", text: "El día está entre los días sin citas." },
    otherOfferingType: {
      name: "El profesional no da citas de este tipo",
      text: "El servicio es de un tipo distinto de los suyos.",
    },
    otherPlace: { name: "El profesional no trabaja en este lugar", text: "Su horario es en otros lugares." },
    noTiming: {
      name: "Fuera del horario del profesional",
      text: "Ningún horario suyo en este lugar cubre toda la cita para este servicio.",
    },
    outsideDay: {
      name: "Fuera de las horas del día",
      text: "Toda la cita debe quedar entre las {{from}} y las {{until}}.",
    },
    excludedSlot: { name: "El profesional está ausente", text: "Una ausencia o una pausa cubre parte de la cita." },
    offGrid: {
      name: "No coincide con el inicio de un turno",
      text: "Las citas empiezan cada {{minutes}} minutos desde el inicio del horario.",
    },
    skippedByDst: { name: "El reloj se salta esta hora", text: "Ese día se adelanta y la pasa de largo." },
    busy: {
      name: "La hora está ocupada",
      text: "Una cita, un bloqueo o una reserva en curso, con su margen, coincide con ella.",
    },
    noSession: { name: "Sin sesión de grupo", text: "Este servicio se da en grupo y ninguno se reúne a esta hora." },
    full: { name: "La sesión de grupo está llena", text: "Todas las plazas están ocupadas o reservadas." },
    dailyMaximum: { name: "El día está completo", text: "Un profesional tiene como máximo {{most}} citas al día." },
  },
  homes: {
    timings: "Horarios y ausencias",
    rules: "Reglas de reserva",
    calendar: "Calendario",
    offerings: "Servicios",
    team: "El perfil del profesional",
    visits: "Citas del profesional",
  },
};
