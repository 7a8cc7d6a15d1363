import type { Translation } from "../../../message-types";
import type { emergencyContacts as english } from "../../en_US/phr/emergency-contacts";

export const emergencyContacts: Translation<typeof english, "es_ES"> = {
  title: "Contactos de emergencia",
  text: "A quién hay que llamar si le ocurre algo, hasta cinco personas.",
  add: "Añadir un contacto",
  edit: "Editar {{name}}",
  empty: "No hay contactos de emergencia anotados",
  emptyText: "Añada a alguien a quien se pueda llamar en una emergencia.",
  mayBeTold: "Puede recibir información de salud",
  fields: {
    name: "Nombre",
    relation: "Relación",
    phone: "Teléfono",
    secondPhone: "Segundo teléfono",
    email: "Correo electrónico",
    priority: "Orden de llamada",
    priorityHint: "Primero se llama al número 1.",
    mayBeTold: "Puede recibir información de salud",
    mayBeToldHint: "Si no, no se le dirá nada sobre la salud.",
    note: "Notas",
  },
};
