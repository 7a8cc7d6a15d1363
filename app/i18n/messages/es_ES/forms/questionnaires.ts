import type { questionnaires as source } from "../../en_US/forms/questionnaires";
import type { Translation } from "../../../message-types";

export const questionnaires: Translation<typeof source, "es_ES"> = {
  error: {
    changed: "Esto ha cambiado entretanto. Véalo como está ahora.",
    noTitle: "El cuestionario no tiene título",
    noItems: "El cuestionario aún no pregunta nada",
    noText: "Hay una pregunta sin texto",
    noOptions: "Una pregunta para elegir necesita al menos dos opciones",
    bounds: "El valor mínimo de una pregunta supera al máximo",
    scale: "Una escala necesita dos extremos, con 10 de diferencia como mucho",
    showWhen: "Una pregunta depende de la respuesta a otra que no va antes",
    alarm: "Una respuesta que no puede esperar es de una pregunta que ya no está",
    scores: "Escriba números de 100 como mucho, separados por comas",
    unknownItem: "La pregunta {{item}} es de un tipo que aquí no se puede hacer",
    noResource: "Esto no es un cuestionario FHIR R4",
  },
};
