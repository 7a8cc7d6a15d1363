import type { Translation } from "../../../message-types";
import type { files as source } from "../../en_US/organization/files";

export const files: Translation<typeof source, "es_ES"> = {
  refused: {
    none: "Elija un archivo",
    empty: "Elija un archivo que no esté vacío",
    tooLarge: "El archivo puede tener como máximo {{most, number}} MB",
    tooManyOpen: "Ya se están enviando {{most, number}} archivos. Espere a que terminen o vuelva a intentarlo mañana",
    svg: "Los archivos SVG pueden contener código. Guarde la imagen como PNG y elija ese archivo",
    unknown: "No podemos aceptar archivos de este tipo. Elija uno de estos: {{allowed}}",
    lies: "El nombre o el tipo no coincide con el contenido, que es {{actual}}. Elija el archivo original",
    notAllowed: "Aquí no se pueden usar archivos de este tipo. Elija uno de estos: {{allowed}}",
    damaged: "La imagen está dañada o incompleta. Ábrala, guárdela de nuevo y elija ese archivo",
    damagedPdf: "El PDF está dañado o incompleto: le falta el final. Ábralo, guárdelo de nuevo y elija ese archivo",
    tooManyPixels:
      "La imagen mide {{width, number}} por {{height, number}} píxeles. Cada lado puede tener como máximo {{most, number}}",
  },
};
