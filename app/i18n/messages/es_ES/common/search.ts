import type { Translation } from "../../../message-types";
import type { search as english } from "../../en_US/common/search";

export const search: Translation<typeof english, "es_ES"> = {
  title: "Buscar",
  lead: "Encuentre pacientes, citas, personas del equipo, páginas y ajustes.",
  field: "Nombre, teléfono, fecha de nacimiento o número",
  all: "Ver todos los resultados",
  allPatients: "Buscar entre todos los pacientes",
  none: "No se ha encontrado nada",
  noneText: "Revise la ortografía o pruebe con un teléfono o una fecha de nacimiento.",
  patientNumber: "Paciente n.º {{number}}",
  groups: {
    patients: "Pacientes",
    appointments: "Citas",
    doctors: "Citas de los médicos",
    team: "Equipo",
    acts: "Acciones",
    pages: "Páginas",
    settings: "Ajustes",
  },
  acts: {
    book: "Reservar una cita",
    bookAlso: "fijar nueva dar agenda",
    newPatient: "Nuevo paciente",
    newPatientAlso: "añadir registrar crear",
    walkIn: "Añadir a un paciente sin cita",
    walkInAlso: "llegada ahora recepción",
    series: "Reservar citas periódicas",
    seriesAlso: "serie semanal repetir",
    group: "Nueva sesión de grupo",
    groupAlso: "añadir crear clase",
    waitingList: "Abrir la lista de espera",
    waitingListAlso: "antes hueco cola",
    teamMember: "Añadir a una persona al equipo",
    teamMemberAlso: "nuevo invitar empleado compañero médico enfermera",
  },
};
