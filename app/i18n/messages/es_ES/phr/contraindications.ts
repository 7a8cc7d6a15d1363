import type { Translation } from "../../../message-types";
import type { contraindications as english } from "../../en_US/phr/contraindications";

export const contraindications: Translation<typeof english, "es_ES"> = {
  title: "Contraindicaciones",
  text: "Tratamientos y otras cosas que deben evitarse, y por qué. Esta lista la llevan sus médicos.",
  add: "Añadir una contraindicación",
  edit: "Editar {{name}}",
  empty: "No hay contraindicaciones registradas",
  emptyText: "No se ha registrado nada que deba evitarse.",
  because: "Motivo:",
  since: "Desde {{date}}",
  until: "Hasta {{date}}",
  ended: "Ya no se aplica",
  fields: {
    what: "¿Qué debe evitarse?",
    whatHint: "Por ejemplo, ibuprofeno, resonancia magnética o deportes de contacto.",
    sort: "Tipo",
    severity: "¿Hasta qué punto debe evitarse?",
    reason: "Motivo",
    since: "¿Desde cuándo?",
    until: "¿Hasta cuándo?",
    untilHint: "Déjelo vacío si no hay fecha de fin.",
    evidence: "Evidencia",
    note: "Notas",
  },
  sort: {
    DRUG: "Medicamento",
    DRUG_CLASS: "Grupo de medicamentos",
    PROCEDURE: "Procedimiento",
    ACTIVITY: "Actividad",
    FOOD: "Alimento",
  },
  severity: { ABSOLUTE: "Nunca", RELATIVE: "Solo tras sopesar el riesgo" },
};
