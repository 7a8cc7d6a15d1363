import type { Translation } from "../../../message-types";
import type { lists as english } from "../../en_US/common/lists";

export const lists: Translation<typeof english, "es_ES"> = {
  title: "Herramientas de la lista",
  views: "Vistas guardadas",
  saveView: "Guardar esta vista",
  viewName: "Nombre de la vista",
  viewNameHint: "Por ejemplo: Ausencias de esta semana. Solo usted la ve.",
  saved: "Vista guardada.",
  removed: "Vista eliminada.",
  removeNamed: "Eliminar la vista {{name}}",
  tooManyViews: "Tiene 20 vistas guardadas de esta lista. Elimine una primero.",
  columns: "Columnas",
  columnsShown: "Columnas que se muestran",
  export: "Exportar (CSV)",
  cut: "Este archivo contiene solo las primeras {{total}} filas. Filtre la lista para exportar el resto.",
  apply: "Mostrar resultados",
  filter: "Buscar y filtrar",
  from: "Desde",
  to: "Hasta",
  order: "Orden",
  newestFirst: "Las más recientes primero",
  oldestFirst: "Las más antiguas primero",
  searchOn: "Puede haber más resultados más adelante.",
};
