import type { Translation } from "../../message-types";
import type { demo as english } from "../en_US/demo";

export const demo: Translation<typeof english, "es_ES"> = {
  title: "Datos de demostración",
  text: "Médicos, pacientes y citas inventados para echar un vistazo; se quitan cuando quiera.",
  fill: "Llenar con datos de demostración",
  fillText:
    "Eche primero un vistazo: médicos, pacientes y citas inventados le muestran cómo es un día de trabajo. Todo está marcado como demo y se puede volver a quitar.",
  isThereTitle: "Los datos de demostración están puestos",
  isThereText:
    "Al quitarlos desaparece exactamente lo que se creó. Lo que usted ha introducido se queda, y también aquello a lo que se refiere: se le dirá qué es.",
  done: {
    filled: "Los datos de demostración están puestos. Eche un vistazo: el calendario, los pacientes, el equipo.",
    removed: "Los datos de demostración se han quitado.",
    kept: "Los datos de demostración se han quitado, salvo lo que usted aún usa.",
  },
  refusal: {
    demoIsThere: "Los datos de demostración ya están puestos.",
    demoIsKept: "Libere primero lo que se ha conservado.",
    hasPeopleOrVisits: "Ya hay pacientes o citas. Los datos de demostración son para una consulta vacía.",
    teamIsFull: "En el equipo no cabe otro médico.",
    demoNamesAreTaken:
      "Una sede, un departamento o un servicio tiene ya el nombre que usaría la demostración. Cámbielo y vuelva a intentarlo.",
  },
  keptTitle: "Conservado, porque usted lo usa",
  keptText:
    "Algo suyo se refiere a cada uno de estos, por eso no se quitó. Mueva o termine lo que se refiere a ello y quite después el resto.",
  removeRest: "Quitar el resto",
  name: "Nombre",
  kind: "Qué es",
  why: "Por qué se queda",
  inUse: "Otros datos se refieren a ello",
  visits_one: "{{count, number}} cita suya",
  visits_many: "{{count, number}} de citas suyas",
  visits_other: "{{count, number}} citas suyas",
  kinds: {
    appointment: "Cita",
    patient: "Paciente",
    employee: "Médico",
    user: "Cuenta",
    service_offering: "Servicio",
    department: "Departamento",
    branch: "Sede",
  },
  words: {
    mark: "demo",
    branch: "Clínica de demostración",
    department: "Medicina general (demo)",
    clinic: "Consulta (demo)",
    video: "Videoconsulta (demo)",
    designation: "Médico de familia",
    about: "No es un médico real: forma parte de los datos de demostración.",
    lunch: "Comida",
    meeting: "Reunión de equipo",
    room: "Sala de espera de demostración",
    reason1: "Revisión",
    reason2: "Tos desde hace una semana",
    reason3: "Tensión arterial",
    reason4: "Resultados de una prueba",
  },
};
