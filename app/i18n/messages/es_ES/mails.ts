import type { Translation } from "../../message-types";
import type { mails as english } from "../en_US/mails";

export const mails: Translation<typeof english, "es_ES"> = {
  confirmRequest: {
    subject: "Confirme su solicitud para el {{date}} antes del {{until}}",
    body: "Alguien ha pedido esta cita con su correo. Si fue usted, abra el enlace y confírmela antes del {{until}}; después la hora quedará libre para otras personas. Si no fue usted, no haga nada: no volveremos a escribirle por este motivo.",
  },
  payRequest: {
    subject: "Pague su cita del {{date}} antes del {{until}}",
    body: "Le reservamos esta hora hasta el {{until}}. La cita queda reservada cuando se paga. Si no se paga antes, la hora quedará libre para otras personas y usted no deberá nada.",
  },
  seatTwice: {
    subject: "Se ha pedido otra plaza en su sesión del {{date}}",
    body: "Usted ya tiene una plaza en esta sesión y sigue siendo suya. Alguien acaba de pedir otra con su nombre y su correo. Si no era su intención, cancele la segunda solicitud desde su propio correo. Si no fue usted, avísenos.",
  },
  waitingBook: {
    subject: "Hay libre una hora anterior: {{date}}",
    body: "Ha quedado libre una hora que usted esperaba.",
  },
  waitingMove: {
    subject: "Hay libre una hora anterior: {{date}}",
    body: "Ha quedado libre una hora anterior para su cita. Es suya si la acepta; hasta entonces su cita sigue igual.",
  },
  waitingSeat: {
    subject: "Hay una plaza libre: {{date}}",
    body: "Ha quedado libre una plaza de la sesión que usted esperaba.",
  },
  expired: {
    subject: "Su cita del {{date}} no tiene lugar",
    body: "Esta cita no se confirmó a tiempo y por eso no tiene lugar. Si todavía la necesita, puede reservar otra hora.",
  },
  staffConfirmed: {
    subject: "Confirmada por el paciente: {{date}}",
    body: "El paciente ha confirmado esta cita.",
  },
  staffExpired: {
    subject: "Sin confirmar a tiempo: {{date}}",
    body: "Esta cita no se confirmó a tiempo y por eso no tiene lugar. Se ha avisado al paciente.",
  },
  patientWelcome: {
    subject: "Le damos la bienvenida a {{organization}}",
    body: "Su cuenta está lista. Puede reservar citas y verlas de un vistazo.",
    action: "Iniciar sesión",
  },
  employeeRegistered: {
    subject: "Su registro en {{organization}}",
    body: "Gracias por registrarse. La consulta revisará su registro y le escribirá cuando esté aprobado.",
  },
  familyAgreed: {
    subject: "{{relative}} ha aceptado",
    body: "Desde ahora puede actuar por {{relative}} en {{organization}}: reservar y gestionar citas y ver lo que la clínica le muestra. Cualquiera de los dos puede terminarlo en cualquier momento.",
    action: "Ver mi familia",
  },
  familyDeclined: {
    subject: "{{relative}} no ha aceptado",
    body: "{{relative}} no desea que alguien actúe en su nombre en {{organization}}. No se le muestra nada suyo.",
  },
  importDone: {
    subject: "Su importación de pacientes ha terminado",
    body: "El archivo {{file}} se ha leído hasta el final. Lo que no se pudo tomar espera a que se corrija, y lo que se parece a alguien que ya está espera su decisión.",
    action: "Ver la importación",
  },
  importStopped: {
    subject: "Su importación de pacientes se ha detenido",
    body: "La importación de {{file}} no sigue por sí sola.",
    action: "Ver por qué se detuvo",
  },
};
