import type { Translation } from "../../../message-types";
import type { bookingPanel as english } from "../../en_US/scheduling/booking-panel";

export const bookingPanel: Translation<typeof english, "es_ES"> = {
  title: "Reservar una cita",
  followUpOf: "Reservar una hora para {{name}}",
  toDesk: "Volver a la consulta",
  problem: "{{field}}: {{problem}}",
  patient: {
    title: "Paciente",
    search: "Nombre, teléfono, fecha de nacimiento o número de paciente",
    missing: "Elija un paciente o añada uno nuevo",
    similar: "Pacientes registrados que podrían ser la misma persona",
    found: "Pacientes encontrados",
    contact: "Añadir fecha de nacimiento y correo electrónico",
    phoneHint: "Sin un número de móvil no podemos enviar SMS al paciente.",
    emailHint: "Sin él, no podemos escribir al paciente sobre la cita.",
  },
  what: {
    title: "Cita",
    anyone: "Cualquiera disponible",
    oneDoctor: "Las citas periódicas son todas con un mismo médico.",
    price: "Precio",
  },
  when: {
    title: "Cuándo",
    mode: "Qué reservar",
    modes: { time: "Una hora", now: "Sin cita, ahora", repeat: "Periódica", wait: "Lista de espera" },
    next: "Próximas horas disponibles",
    none: "No hay horas disponibles en el periodo de reserva",
    taken: "Otra reserva acaba de ocupar la hora {{time}} con {{name}}. Elija otra.",
    changed: "Las horas disponibles han cambiado.",
  },
  now: {
    who: "Quién atiende al paciente",
    free: "Disponible ahora",
    missing: "Elija un médico",
    noGroups: "Los pacientes se unen a una sesión de grupo a su hora. Elija una hora.",
  },
  wait: {
    text: "Ofrecemos al paciente una hora que quede disponible y se la reservamos hasta dos horas.",
    sessions: "Sesión completa",
    noneFull: "Ninguna sesión está completa. Elija una hora para reservar una plaza.",
    chooseSession: "Elija una sesión completa",
    submit: "Añadir a la lista de espera",
    added: "Añadido a la lista de espera",
    notOnline: "Los pacientes no pueden reservar este servicio en línea, así que no podemos ofrecerles una hora.",
    tooMany: "Este paciente ya está en todas las listas de espera posibles",
  },
  told: {
    title: "Detalles",
    agreedHint: "Así se confirma la cita. Si no, queda pendiente de que el paciente la confirme.",
    alreadyHere: "El paciente ya tiene una cita sin terminar: {{time}} con {{name}}.",
    addAgain: "Añadir otra vez de todos modos",
    doNotNotify: "No notificar al paciente",
    doNotNotifyHint:
      "No enviamos ningún mensaje sobre esta reserva. Si el paciente aún no está de acuerdo, pregúntele usted.",
    unreached: "No podemos avisar a este paciente por correo electrónico ni por mensaje de texto. Infórmele usted.",
  },
  submit: "Reservar la cita",
};
