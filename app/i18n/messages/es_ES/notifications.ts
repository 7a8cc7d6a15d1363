import type { Translation } from "../../message-types";
import type { notifications as english } from "../en_US/notifications";

export const notifications: Translation<typeof english, "es_ES"> = {
  mail: {
    greeting: "Hola, {{name}}:",
    greetingWithoutName: "Hola:",
    closing: "Un cordial saludo",
    team: "El equipo de {{organization}}",
    details: "Su cita",
    what: "Cita",
    withWhom: "Con",
    when: "Cuándo",
    where: "Dónde",
    yourTime: "{{time}}, su hora",
    confirm: "Confirmar esta hora",
    reschedule: "Elegir otra hora",
    cancel: "Cancelar la cita",
    view: "Ver su cita",
    linkHint: "Si el botón no funciona, copie esta dirección en su navegador:",
    linkPrivate: "Este enlace es solo para usted. No lo comparta, por favor.",
    automatic: "{{organization}} ha enviado este mensaje de forma automática.",
    unsubscribe: "Dejar de recibir estos mensajes",
    notYou: "Si usted no sabe nada de esto, puede ignorar este mensaje.",
  },
  booked: {
    subject: "Hemos recibido su solicitud para el {{date}}",
    body: "Gracias por su solicitud. {{organization}} confirmará la hora y volverá a escribirle.",
  },
  confirmed: {
    subject: "Su cita del {{date}} está confirmada",
    body: "Su cita está confirmada. Le esperamos.",
  },
  canceled: {
    subject: "Su cita del {{date}} está cancelada",
    body: "Esta cita está cancelada. Si todavía la necesita, puede reservar otra hora.",
    reason: "Motivo: {{reason}}",
  },
  rescheduled: {
    subject: "Una hora nueva para su cita: {{date}}",
    body: "La clínica le propone una hora nueva para su cita. Confírmela o elija otra, por favor.",
    previously: "Hasta ahora: {{when}}",
  },
  rescheduledByPatient: {
    subject: "Hemos recibido su petición de una hora nueva: {{date}}",
    body: "Su petición de una hora nueva ha llegado. {{organization}} la confirmará y volverá a escribirle.",
  },
  rejected: {
    subject: "No hemos podido aceptar su solicitud para el {{date}}",
    body: "Lo sentimos, la clínica no puede ofrecerle esta cita a la hora que pidió. Elija otra hora, por favor.",
  },
  setByOrganization: {
    subject: "{{organization}} le propone una cita el {{date}}",
    body: "La clínica ha programado una cita para usted. Confirme la hora o elija otra, por favor.",
  },
  staffNewRequest: {
    subject: "Solicitud nueva: {{date}}",
    body: "Un paciente ha pedido una cita. Confírmela o rechácela, por favor.",
    open: "Abrir la solicitud",
  },
  staffCanceled: {
    subject: "Cancelada por el paciente: {{date}}",
    body: "El paciente ha cancelado esta cita. La hora vuelve a estar libre.",
  },
  reminder: {
    subject: "Recordatorio: su cita del {{date}}",
    body: "Queremos recordarle su cita.",
  },
  resetPassword: {
    subject: "Elija una contraseña nueva",
    body: "Alguien, esperamos que usted, ha pedido una contraseña nueva para su cuenta en {{organization}}.",
    action: "Elegir una contraseña nueva",
    expires_one: "El enlace funciona durante {{count, number}} minuto y una sola vez.",
    expires_many: "El enlace funciona durante {{count, number}} de minutos y una sola vez.",
    expires_other: "El enlace funciona durante {{count, number}} minutos y una sola vez.",
  },
  signInLink: {
    subject: "Su enlace de acceso",
    body: "Con este enlace inicia sesión en {{organization}} sin contraseña.",
    action: "Iniciar sesión",
    expires_one: "El enlace funciona durante {{count, number}} minuto y una sola vez.",
    expires_many: "El enlace funciona durante {{count, number}} de minutos y una sola vez.",
    expires_other: "El enlace funciona durante {{count, number}} minutos y una sola vez.",
  },
  roomLink: {
    subject: "El enlace a su cita del {{date}}",
    body: "Abra este enlace poco antes de su cita. Le llevará a la sala de espera de {{doctor}}.",
    action: "Ir a la sala de espera",
  },
  welcomePatient: {
    subject: "Le damos la bienvenida a {{organization}}",
    body: "Su cuenta está lista. Puede reservar citas y verlas de un vistazo.",
    action: "Iniciar sesión",
  },
  professionalSignedUp: {
    subject: "Su registro en {{organization}}",
    body: "Gracias por registrarse. La consulta revisará su registro y le escribirá cuando esté aprobado.",
  },
  professionalApproved: {
    subject: "Su cuenta en {{organization}} está aprobada",
    body: "Ya puede iniciar sesión y empezar.",
    action: "Iniciar sesión",
  },
  panel: {
    title: "Notificaciones",
    empty: "Nada nuevo",
    markAllRead: "Marcar todas como leídas",
    unread_one: "{{count, number}} notificación sin leer",
    unread_many: "{{count, number}} de notificaciones sin leer",
    unread_other: "{{count, number}} notificaciones sin leer",
  },
};
