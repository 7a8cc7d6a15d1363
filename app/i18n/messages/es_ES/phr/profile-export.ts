import type { Translation } from "../../../message-types";
import type { profileExport as english } from "../../en_US/phr/profile-export";

export const profileExport: Translation<typeof english, "es_ES"> = {
  title: "Perfil de salud de {{name}}",
  name: "Nombre",
  born: "Fecha de nacimiento",
  gender: "Sexo",
  everything: {
    mails: "Mensajes que le enviamos",
    channel: "Enviado por",
    title: "Todo sobre {{name}}",
    lead: "Lo que {{practice}} guarda de usted y usted puede leer. Los programas encuentran lo mismo como datos en este archivo.",
    documents: "Cartas, recetas y resultados",
    appointments: "Citas",
    messages: "Mensajes de la cita del {{when}}",
    message: "Mensaje",
    from: "De",
    questions: "Sus preguntas",
    feedback: "Lo que dijo de sus citas",
    files: "Archivos",
    payments: "Pagos",
  },
  nothing: "Nada anotado",
  take: "Imprimir o descargar",
  print: "Imprimir",
  open: "Imprimir o descargar",
  formats: {
    pdf: "Descargar en PDF",
    csv: "Hoja de cálculo (CSV)",
    json: "Datos (JSON)",
    fhir: "Datos para otros sistemas (FHIR)",
  },
  columns: {
    list: "Lista",
    entry: "Entrada",
    date: "Fecha",
    code: "Código",
    field: "Detalle",
    value: "Valor",
    recordedAt: "Registrado el (UTC)",
    recordedBy: "Registrado por",
  },
};
