import type { Translation } from "../../../message-types";
import type { healthProfile as english } from "../../en_US/phr/health-profile";

export const healthProfile: Translation<typeof english, "es_ES"> = {
  toPatient: "Paciente",
  add: "Añadir",
  all_one: "{{count, number}} entrada en la lista",
  all_many: "Todas las entradas ({{count, number}})",
  all_other: "Las {{count, number}} entradas",
  nothingNow: "Nada en este momento. Lo que ya pasó está en la lista.",
  notAsked: "Sin datos. Nadie ha indicado todavía que no haya nada.",
  nothingEntered: "Sin datos",
  number: "Número de paciente",
  person: {
    born: "fecha de nacimiento: {{date}}",
    blood: "grupo sanguíneo {{blood}}",
    called: "prefiere que le llamen {{name}}",
    speaks: "habla {{language}}",
  },
  vitals: {
    title: "Últimas mediciones",
    none: "Aún no hay mediciones",
  },
  areas: {
    title: "Historial de salud",
    text: "Todo lo que se guarda aquí, por apartados.",
    link: "Todos los apartados",
  },
  trackers: {
    title: "Seguimiento de la salud",
    text: "Peso, presión arterial, glucosa y otras mediciones a lo largo del tiempo.",
  },
  details: {
    title: "Datos personales",
    page: "Perfil personal",
    link: "Perfil personal",
    text: "Nombre, fecha de nacimiento, datos de contacto, dirección y contactos de emergencia.",
    textWithInsurance: "Nombre, fecha de nacimiento, datos de contacto, dirección, seguro y contactos de emergencia.",
  },
  address: { title: "Dirección", none: "No consta ninguna dirección" },
  contacts: { title: "Contactos de emergencia", none: "Aún no hay contactos de emergencia" },
  insurance: { edit: "Editar el seguro" },
  basic: { title: "Perfil básico", text: "Quién es el paciente y cómo contactar con él." },
  done: {
    saved: "Cambios guardados.",
    created: "Seguro añadido.",
    changed: "Seguro actualizado.",
    disabled: "Seguro quitado.",
    enabled: "Seguro restaurado.",
  },
};
