import type { Translation } from "../../../message-types";
import type { profileExport as english } from "../../en_US/phr/profile-export";

export const profileExport: Translation<typeof english, "es_ES"> = {
  title: "Perfil de salud de {{name}}",
  name: "Nombre",
  born: "Fecha de nacimiento",
  gender: "Sexo",
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
