import type { monitoring as source } from "../../en_US/monitoring/monitoring";
import type { Translation } from "../../../message-types";

export const monitoring: Translation<typeof source, "es_ES"> = {
  error: {
    changed: "Esto ha cambiado desde que lo abrió. Vuelva a mirarlo y decida después.",
    off: "El seguimiento a distancia está desactivado. Actívelo primero en los ajustes.",
    twice: "Este paciente ya tiene este plan.",
    times: "Escriba de una a ocho horas separadas por comas, como 08:00, 20:00.",
    order: "Escriba los límites de menor a mayor.",
    nothing: "Añada una medición antes de publicar el plan.",
    tooMany: "Un plan puede tener hasta 12 mediciones.",
    consent: "Confirme que está de acuerdo antes de empezar.",
  },
};
