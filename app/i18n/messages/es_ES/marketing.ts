import type { Translation } from "../../message-types";
import type { marketing as source } from "../en_US/marketing";

export const marketing: Translation<typeof source, "es_ES"> = {
  page: {
    title: "Novedades para pacientes",
    lead: "Un mensaje a los pacientes que han aceptado recibir algo más que lo de sus citas.",
    tested: "El mensaje va de camino a usted. Nadie más lo recibe.",
    sending: "El mensaje va de camino a todos los que lo han aceptado.",
    empty: "Todavía no hay mensajes",
    emptyText: "Lo que envíe aparecerá aquí.",
  },
  form: {
    title: "Un mensaje nuevo",
    subject: "Asunto",
    text: "Texto",
    textHint: "Una línea vacía empieza un párrafo. Cada mensaje termina con un enlace para darse de baja.",
    consents_one: "{{count, number}} paciente lo ha aceptado.",
    consents_many: "{{count, number}} de pacientes lo han aceptado.",
    consents_other: "{{count, number}} pacientes lo han aceptado.",
    nobody: "Nadie lo ha aceptado todavía.",
    test: "Enviármelo solo a mí",
    send: "Enviarlo a todos los que lo han aceptado",
    noAddress: "Su cuenta no tiene ninguna dirección a la que enviar la prueba.",
    notSent: "No se ha podido enviar la prueba. Inténtelo de nuevo.",
  },
  table: {
    title: "Mensajes enviados",
    at: "Enviado",
    to: "Pacientes",
    state: "Estado",
    sent: "Enviado",
    sending: "En camino",
  },
  mail: {
    why: "Recibe este mensaje porque aceptó que {{organization}} le escribiera.",
    unsubscribe: "No recibir más mensajes así",
  },
  own: {
    title: "Novedades de la clínica",
    text: "La clínica solo le escribe sobre sus citas. Si quiere, también puede escribirle sobre sus novedades y ofertas.",
    given: "La clínica puede escribirle sobre sus novedades y ofertas.",
    give: "Escribirme sobre novedades",
    withdraw: "Escribirme solo sobre mis citas",
  },
  unsubscribe: {
    title: "¿No más novedades?",
    text: "{{organization}} le escribirá entonces solo sobre sus citas.",
    stop: "No enviarme más novedades",
    stopped: "Ya no recibe novedades",
    stoppedText:
      "{{organization}} le escribe desde ahora solo sobre sus citas. Puede cambiar de opinión aquí cuando quiera.",
    resume: "Volver a enviarme novedades",
  },
};
