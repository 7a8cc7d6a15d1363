import type { Translation } from "../../message-types";
import type { patients as english } from "../en_US/patients";

export const patients: Translation<typeof english, "es_ES"> = {
  list: {
    title: "Pacientes",
    search: "Buscar un paciente por nombre, teléfono o correo",
    empty: "Todavía no hay pacientes",
    emptySearch: "Nadie coincide con «{{search}}»",
    emptyHint: "Compruebe cómo está escrito o añada al paciente.",
    add: "Añadir un paciente",
    found_one: "{{count, number}} paciente",
    found_many: "{{count, number}} de pacientes",
    found_other: "{{count, number}} pacientes",
  },
  details: {
    title: "Paciente",
    age_one: "{{count, number}} año",
    age_many: "{{count, number}} de años",
    age_other: "{{count, number}} años",
    born: "Fecha de nacimiento: {{date}}",
    contact: "Contacto",
    appointments: "Citas",
    nextVisit: "Próxima cita",
    lastVisit: "Última cita",
    noVisits: "Todavía no hay citas",
    setAppointment: "Programar una cita",
    number: "Número de paciente",
    disabled: "Esta cuenta está desactivada",
  },
};
