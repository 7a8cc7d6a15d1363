import type { Translation } from "../../../message-types";
import type { print as english } from "../../en_US/common/print";

export const print: Translation<typeof english, "es_ES"> = {
  madeAt: "A fecha de {{date}}",
  confidential: "Información de salud confidencial",
  page: "Página {{page}} de {{pages}}",
  registrationNumber: "N.º de colegiado: {{number}}",
  notSigned: "Sin firmar",
  signedAt: "Firmado electrónicamente el {{date}}",
  publishedAt: "Publicado electrónicamente el {{date}}",
  patientNumber: "N.º {{number}}",
  unprintable:
    "Estos caracteres no se pueden imprimir: {{signs}}. El papel muestra en su lugar el número de cada uno, como [U+1E900]. Puede firmar de todos modos.",
  unprintableName: "Escribir el nombre del paciente con otras letras",
};
