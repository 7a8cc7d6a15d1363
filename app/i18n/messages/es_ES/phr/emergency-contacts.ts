import type { Translation } from "../../../message-types";
import type { emergencyContacts as english } from "../../en_US/phr/emergency-contacts";

export const emergencyContacts: Translation<typeof english, "es_ES"> = {
  title: "Contactos de emergencia",
  text: "A quién hay que llamar si le ocurre algo, hasta cinco personas.",
  add: "Añadir un contacto",
  edit: "Editar {{name}}",
  empty: "No hay contactos de emergencia anotados",
  emptyText: "Añada a alguien a quien llamar en una emergencia.",
  mayBeTold: "Se le puede informar sobre la salud",
  fields: {
    name: "Nombre",
    relation: "Relación",
    phone: "Teléfono",
    secondPhone: "Segundo teléfono",
    email: "Correo electrónico",
    priority: "Orden en que llamar",
    priorityHint: "Al 1 se le llama primero.",
    mayBeTold: "Se le puede informar sobre mi salud",
    mayBeToldHint: "Si no, solo se le dirá cómo localizarle a usted.",
    note: "Notas",
  },
};
