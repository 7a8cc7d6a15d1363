import type { Translation } from "../../../message-types";
import type { demo as english } from "../../en_US/demo/demo";

export const demo: Translation<typeof english, "es_ES"> = {
  title: "Datos de demostración",
  text: "Médicos, pacientes y citas inventados para hacer pruebas. Puede quitarlos cuando quiera.",
  fill: "Añadir datos de demostración",
  fillText:
    "Médicos, pacientes y citas inventados le muestran cómo es un día de trabajo. Todo está marcado como demo y puede volver a quitarlo.",
  isThereTitle: "Se han añadido los datos de demostración",
  isThereText:
    "Al quitarlos solo se borran los datos de demostración. Lo que usted ha introducido se queda, junto con los datos de demostración que use. Le mostraremos qué se queda.",
  done: {
    filled: "Datos de demostración añadidos. Eche un vistazo al calendario, a los pacientes y al equipo.",
    removed: "Datos de demostración quitados.",
    kept: "Datos de demostración quitados, salvo lo que usted aún usa.",
  },
  refusal: {
    demoIsThere: "Los datos de demostración ya se han añadido.",
    demoIsKept: "Quite primero el resto de los datos de demostración anteriores.",
    hasPeopleOrAppointments: "Ya hay pacientes o citas. Los datos de demostración son para una consulta vacía.",
    teamIsFull: "En el equipo no cabe otro médico.",
    demoNamesAreTaken:
      "Un centro, un departamento o un servicio ya tiene un nombre que usan los datos de demostración. Cámbielo y vuelva a intentarlo.",
  },
  keptTitle: "Conservado porque usted lo usa",
  keptText: "Lo que usted ha introducido usa cada uno de estos datos. Muévalo o termínelo y quite después el resto.",
  removeRest: "Quitar el resto",
  name: "Nombre",
  kind: "Tipo",
  why: "Por qué se queda",
  inUse: "Lo usan otros datos",
  appointments_one: "{{count, number}} cita suya",
  appointments_many: "{{count, number}} de citas suyas",
  appointments_other: "{{count, number}} citas suyas",
  kinds: {
    appointment: "Cita",
    consultation: "Consulta",
    patient: "Paciente",
    employee: "Médico",
    user: "Cuenta",
    service_offering: "Servicio",
    pharmacy: "Farmacia",
    department: "Departamento",
    branch: "Centro",
  },
  words: {
    mark: "demo",
    branch: "Clínica de demostración",
    department: "Medicina general (demo)",
    clinic: "Cita en la clínica (demo)",
    video: "Cita por vídeo (demo)",
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
