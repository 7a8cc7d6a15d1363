import type { Translation } from "../../../message-types";
import type { medicalReports as english } from "../../en_US/phr/medical-reports";

export const medicalReports: Translation<typeof english, "es_ES"> = {
  title: "Informes médicos",
  text: "Análisis, imágenes, cartas y otros informes en un solo lugar.",
  add: "Añadir un informe",
  edit: "Editar {{name}}",
  empty: "No hay informes añadidos",
  emptyText: "Añada los informes de laboratorios, hospitales y otros médicos, para que sus médicos los tengan a mano.",
  onlyMe: "Solo lo ve usted",
  nobodyChosen: "Elija al menos un médico",
  chosenOnly: "Compartido con los médicos elegidos",
  fields: {
    title: "Título",
    titleHint: "Por ejemplo, análisis de sangre o radiografía de tórax.",
    sort: "Tipo de informe",
    date: "Fecha del informe",
    doctor: "Médico",
    facility: "Laboratorio, hospital o consulta",
    findings: "Resultados o hallazgos",
    findingsHint: "Escriba cuanto quiera de lo que dice el informe.",
    note: "Notas",
    sharedWith: "Quién puede verlo",
    providers: "¿Qué médicos?",
    sharedHint: "Si elige «Solo usted», nadie en la clínica podrá ver el informe.",
  },
  sort: {
    LABORATORY: "Análisis de laboratorio",
    IMAGING: "Radiografía, ecografía u otra imagen",
    DISCHARGE: "Informe de alta",
    REFERRAL: "Derivación",
    HISTORY: "Historia y exploración",
    PROGRESS: "Nota de evolución",
    OTHER: "Otro",
  },
  shared: {
    PROVIDERS: "Usted y sus médicos",
    CHOSEN: "Usted y los médicos que elija",
    ONLY_ME: "Solo usted",
  },
};
