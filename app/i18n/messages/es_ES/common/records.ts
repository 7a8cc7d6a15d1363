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
  disableText: "Puede deshacerlo justo después.",
  editNamed: "Editar {{name}}",
  created: "Añadido.",
  changed: "Cambios guardados.",
  enabledDone: "Se ha vuelto a activar {{name}}.",
  disabledDone: "Se ha desactivado {{name}}.",
  up: "Subir",
  down: "Bajar",
  moved: "Orden cambiado.",
  unmoved: "El orden ha cambiado entretanto, así que no se ha movido nada.",
  createdBy: "Registro creado por {{name}} el {{date}}",
  createdOn: "Registro creado el {{date}}",
  what: "Mensaje",
  notThisWay: "No disponible",
};
