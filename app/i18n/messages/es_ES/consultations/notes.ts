import type { Translation } from "../../../message-types";
import type { notes as english } from "../../en_US/consultations/notes";

export const notes: Translation<typeof english, "es_ES"> = {
  title: "Notas y cartas",
  titleOf: "Notas y cartas: {{name}}",
  lead: "Lo que su médico escribió sobre sus citas y compartió con usted.",
  kinds: {
    NOTE: "Nota",
    SICK_NOTE: "Justificante médico",
    REFERRAL: "Carta de derivación",
    PATIENT_SUMMARY: "Resumen para el paciente",
  },
  status: {
    DRAFT: "Borrador",
    SIGNED: "Firmada",
    AMENDED: "Firmada, con añadidos",
    ENTERED_IN_ERROR: "Introducida por error",
    DISCARDED: "Descartada",
  },
  shared: {
    UNPUBLISHED: "No compartida con el paciente",
    PUBLISHED: "Compartida con el paciente",
    WITHDRAWN: "Ya no se comparte con el paciente",
  },
  /** Said to staff, with the time. */
  sharedSince: {
    PUBLISHED: "Compartida con el paciente, {{date}}",
    WITHDRAWN: "Ya no se comparte con el paciente, {{date}}",
  },
  noAccount: "El paciente no tiene cuenta para leerla",
  /** Said to the patient. */
  sharedWithYou: "Compartida con usted",
  list: {
    empty: "Todavía no hay notas",
    emptyText: "Aquí aparecen las notas y cartas que su médico comparte con usted.",
    emptyStaff: "Todavía no se ha escrito nada sobre este paciente.",
    date: "Fecha",
    by: "{{name}}, {{date}}",
    withdrawn: "Se ha retirado: {{reason}}",
    more: "Notas anteriores",
    open: "Abrir",
    openOf: "Abrir {{title}} del {{date}}",
    authorOnly: "Solo para quien la escribió",
  },
  view: {
    patient: "Paciente",
    provider: "Médico",
    written: "Escrita",
    signed: "Firmada",
    addenda: "Añadidos",
    addedBy: "{{name}}, {{date}}. Motivo: {{reason}}",
    empty: "Aquí no se escribió nada.",
    withdrawn: "Su médico lo ha retirado. Ya no se puede leer.",
    withdrawnAt: "Retirado",
    withdrawnReason: "Motivo",
    pdf: "Abrir como PDF",
  },
  period: {
    first: "Primer día",
    last: "Último día",
    days: "Desde el {{from}} hasta el {{to}}, ambos incluidos",
    open: "Desde el {{from}}, de momento sin último día",
    until: "Hasta el {{to}}",
  },
  print: {
    draft: "Borrador",
    birthDate: "Fecha de nacimiento",
  },
  refused: {
    changed: "Alguien ha cambiado esta nota desde que la abrió. Vuelva a leerla antes de decidir.",
    closed: "Mientras tanto, esta nota se firmó o se descartó. Lo que escribió se conserva en este dispositivo.",
    unsettled: "Hay dos textos entre los que elegir en «{{title}}»",
    period: "Elija el primer día de «{{title}}»",
    lastDay: "El último día de «{{title}}» es anterior al primero: elija uno posterior o déjelo vacío",
    missing: "«{{title}}» no puede quedar vacío",
    leftOpen: "Falta por rellenar: {{places}}. Complételo o confirme que forma parte del texto.",
    busy: "Otras personas están guardando en este momento. Inténtelo de nuevo.",
    overtaken:
      "Ya hay guardado algo posterior de esta ventana, y esto no figura ahí. Copie su texto y vuelva a cargar la nota.",
  },
  withdrawnInError: "Se introdujo por error.",
};
