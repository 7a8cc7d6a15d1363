import type { Translation } from "../../../message-types";
import type { front as english } from "../../en_US/scheduling/front";

export const front: Translation<typeof english, "es_ES"> = {
  title: "{{name}}: pedir cita",
  description: "Médicos, servicios, precios, horarios y próximas horas disponibles en {{name}}. Reserve en línea.",
  search: {
    label: "¿Qué le duele o a quién quiere ver?",
    hint: "Por ejemplo dolor de cabeza, espalda, niños o el nombre de un médico.",
    submit: "Buscar",
    title: "Resultados de la búsqueda",
    found: "Para «{{query}}»",
    departments: "Departamentos",
    services: "Servicios",
    doctors: "Médicos",
    insured: "Aceptamos {{names}}.",
    none: "No se encontró nada para «{{query}}»",
    noneText: "Pruebe con otra palabra o consulte todos los médicos y servicios. Llámenos si tiene dudas.",
    all: "Todos los médicos y servicios",
    urgent: "Puede ser una urgencia",
    urgentText: "Llame ahora al {{number}}. No espere a una cita.",
  },
  next: {
    soonest: "Próxima hora disponible: {{time}}",
    book: "Pedir cita",
  },
  team: { title: "Nuestro equipo", all: "Todos los médicos" },
  services: { title: "Servicios y precios", titleOnly: "Servicios", all: "Todos los servicios" },
  places: {
    title: "Dónde estamos",
    directions: "Cómo llegar",
    directionsTo: "a {{name}}",
    map: "Mapa de {{name}}",
    hours: "Horario",
    closed: "Cerrado",
    openUntil: "Abierto ahora, hasta las {{time}}",
    openAlways: "Abierto día y noche",
    closedNow: "Cerrado ahora",
    opensAt: "Cerrado ahora, abre a las {{time}}",
    opensOn: "Cerrado ahora, abre el {{day}} a las {{time}}",
    zone: "Zona horaria: {{zone}}",
    call: "Llamar al {{phone}}",
  },
  facts: { insurance: "Seguros que aceptamos", languages: "Idiomas que hablamos", about: "Quiénes somos" },
  photo: "Foto de {{name}}",
  statements: {
    privacy: "Privacidad",
    terms: "Condiciones de uso",
    accessibility: "Declaración de accesibilidad",
    privacyText:
      "{{name}} es responsable de lo que usted escribe aquí.\n\nGuardamos lo que nos dice al pedir cita o registrarse, sus citas, mensajes, pagos y los datos de salud de su atención. Lo usamos para tratarle, para avisarle de sus citas y para cumplir la ley. Solo lo ve el personal que lo necesita, y cada acceso queda registrado.\n\nEste sitio usa solo las cookies que necesita para funcionar, por ejemplo para mantener su sesión, reservarle una hora mientras pide cita y recordar su idioma y su zona horaria. No muestra publicidad.\n\nPuede preguntarnos qué guardamos sobre usted, pedir que se corrija o recibir una copia.",
    termsText:
      "Pida cita para usted o para alguien a quien pueda representar, con datos verdaderos. Cancele a tiempo lo que no pueda cumplir. Una cita por vídeo no sirve en una urgencia: llame entonces al {{number}}.",
    accessibilityText:
      "Queremos que todas las personas puedan usar este sitio. Nuestro objetivo es WCAG 2.2, nivel AA: las páginas funcionan con teclado y lector de pantalla, sin JavaScript salvo las videollamadas, con el texto al 200 %, en colores claros, oscuros y de alto contraste, y sin movimiento si lo prefiere.\n\nSi algo le impide usarlo, díganoslo. Le ayudaremos a pedir cita de otra manera y lo arreglaremos.",
    contact: "Contacto",
  },
};
