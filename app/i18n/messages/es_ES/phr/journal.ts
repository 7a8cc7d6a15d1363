import type { Translation } from "../../../message-types";
import type { journal as english } from "../../en_US/phr/journal";

export const journal: Translation<typeof english, "es_ES"> = {
  title: "Diario de salud",
  text: "Cómo se siente, día a día. Nadie más puede leer una entrada si usted no la comparte.",
  add: "Escribir una entrada",
  edit: "Editar {{name}}",
  empty: "Aún no hay entradas",
  emptyText: "Anote cómo se siente, qué ha notado o qué quiere preguntar. Nadie más lo verá si usted no lo comparte.",
  isShared: "Compartida con los médicos",
  isPrivate: "Privada",
  tagIs: "#{{tag}}",
  index: {
    title: "Meses y etiquetas",
    allMonths: "Todos los meses",
    allTags: "Todas las etiquetas",
    counted: "{{name}} ({{count, number}})",
  },
  comments: { title: "Comentarios", label: "Su comentario", submit: "Añadir el comentario" },
  fields: {
    on: "Día",
    mood: "¿Cómo se siente?",
    title: "Título",
    text: "Su entrada",
    tags: "Etiquetas",
    tagsHint: "Sepárelas con comas, por ejemplo sueño, rodilla, pastillas nuevas.",
    shared: "Compartir esta entrada con mis médicos",
    sharedHint: "Puede dejar de compartirla cuando quiera.",
  },
  mood: { GREAT: "Muy bien", GOOD: "Bien", OKAY: "Regular", LOW: "No muy bien", BAD: "Mal" },
};
