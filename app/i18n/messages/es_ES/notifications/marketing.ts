import type { Translation } from "../../../message-types";
import type { marketing as source } from "../../en_US/notifications/marketing";

export const marketing: Translation<typeof source, "es_ES"> = {
  page: {
    title: "Novedades para pacientes",
    lead: "Envíe un mensaje a los pacientes que han aceptado recibir novedades de la clínica.",
    tested: "El mensaje de prueba va de camino a usted. Nadie más lo recibe.",
    sending: "El mensaje va de camino a todos los que lo han aceptado.",
    empty: "Todavía no hay mensajes",
    emptyText: "Los mensajes que envíe aparecerán aquí.",
  },
  form: {
    title: "Mensaje nuevo",
    subject: "Asunto",
    text: "Mensaje",
    textHint: "Deje una línea vacía para empezar otro párrafo. Cada mensaje termina con un enlace para darse de baja.",
    consents_one: "{{count, number}} paciente lo ha aceptado.",
    consents_many: "{{count, number}} de pacientes lo han aceptado.",
    consents_other: "{{count, number}} pacientes lo han aceptado.",
    nobody: "Ningún paciente lo ha aceptado todavía.",
    test: "Enviarme una prueba",
    send: "Enviarlo a todos los que lo han aceptado",
    noAddress: "Su cuenta no tiene ninguna dirección de correo electrónico a la que enviar la prueba.",
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
    why: "Recibe este mensaje porque aceptó recibir novedades de {{organization}}.",
    unsubscribe: "Dejar de recibir novedades",
  },
  own: {
    title: "Novedades de la clínica",
    text: "La clínica solo le escribe sobre sus citas. Si quiere, también puede enviarle novedades y ofertas.",
    given: "La clínica puede enviarle novedades y ofertas.",
    give: "Recibir novedades",
    withdraw: "Dejar de recibir novedades",
  },
  unsubscribe: {
    title: "¿Dejar de recibir novedades?",
    text: "{{organization}} le escribirá entonces solo sobre sus citas.",
    stop: "Dejar de recibir novedades",
    stopped: "Ya no recibirá novedades",
    stoppedText: "{{organization}} ya solo le escribirá sobre sus citas. Puede cambiar de opinión aquí cuando quiera.",
    resume: "Volver a enviarme novedades",
  },
};
