import type { Translation } from "../../../message-types";
import type { records as english } from "../../en_US/common/records";

export const records: Translation<typeof english, "es_ES"> = {
  status: "Estado",
  actions: "Acciones",
  enabled: "Activado",
  disabled: "Desactivado",
  enable: "Activar",
  enableNamed: "Activar {{name}}",
  disable: "Desactivar",
  disableNamed: "Desactivar {{name}}",
  editNamed: "Editar {{name}}",
  created: "Añadido.",
  changed: "Cambios guardados.",
  enabledDone: "Activado de nuevo.",
  disabledDone: "Desactivado.",
  up: "Subir",
  down: "Bajar",
  moved: "Orden cambiado.",
  createdBy: "Registro creado por {{name}} el {{date}}",
  createdOn: "Registro creado el {{date}}",
  what: "Mensaje",
  notThisWay: "No disponible",
  addLine: "Añadir otra línea",
  removeLine: "Quitar",
  removeLineOf: "Quitar la línea {{number}}",
};
