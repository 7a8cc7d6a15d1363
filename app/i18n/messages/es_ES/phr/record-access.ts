import type { Translation } from "../../../message-types";
import type { recordAccess as english } from "../../en_US/phr/record-access";

export const recordAccess: Translation<typeof english, "es_ES"> = {
  openTitle: "Abrir una historia de salud",
  openText:
    "Para alguien que no es paciente suyo. Esa persona podrá ver que usted abrió su historia, cuándo y por qué.",
  number: "Número de paciente",
  birthDate: "Fecha de nacimiento",
  reason: "¿Por qué necesita la historia?",
  reasons: {
    EMERGENCY: "Urgencia",
    SUBSTITUTION: "Sustituyo a un colega",
    REQUEST: "A petición del paciente",
    OTHER: "Otro motivo",
  },
  note: "Con sus propias palabras",
  noteHint: "Necesario con «Otro motivo». El paciente puede leerlo.",
  submit: "Abrir durante 12 horas",
  notFound: "No hay ningún paciente con este número y esta fecha de nacimiento",
  banner: "Usted abrió esta historia: {{reason}}",
  bannerUntil: "Queda abierta hasta el {{date}}. El paciente puede ver quién la abrió y por qué.",
  seen: {
    title: "Quién ha visto mi historia",
    of: "Quién ha visto la historia de {{name}}",
    text: "Todas las demás personas que abrieron aquí su historia o sus datos, con lo que consultaron. De esta lista no se puede borrar nada.",
    empty: "Nadie más ha visto su historia",
    emptyHere: "Nadie más en este periodo",
    staff: "trabaja en la clínica",
    relative: "actúa en su nombre",
    program: "Un programa conectado",
    unknown: "Nombre ya desconocido",
    read: "Consultó: {{what}}",
    opened: "Motivo indicado: {{reason}}.",
    older: "Entradas anteriores",
    newest: "Volver a las más recientes",
    what: {
      record: "Historia de salud",
      profile: "Perfil de salud",
      person: "Datos personales",
      appointment: "Cita",
      consultation: "Notas de la consulta",
      file: "Archivos",
      trackers: "Mediciones de salud",
      insurance: "Seguro médico",
      seen: "Esta lista",
    },
  },
};
