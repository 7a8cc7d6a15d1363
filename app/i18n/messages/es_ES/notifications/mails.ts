import type { Translation } from "../../../message-types";
import type { mails as english } from "../../en_US/notifications/mails";

export const mails: Translation<typeof english, "es_ES"> = {
  confirmRequest: {
    subject: "Confirme su solicitud para el {{date}} antes del {{until}}",
    body: "Hemos recibido una solicitud de esta cita con su correo electrónico. Si la hizo usted, abra el enlace de abajo y confírmela antes del {{until}}. Después, la hora quedará disponible para otros pacientes. Si no la hizo usted, puede ignorar este mensaje. No volveremos a escribirle por este motivo.",
  },
  paymentDue: {
    subject: "Pague su cita del {{date}}",
    body: "Esta cita aún no se ha pagado. Abra la página siguiente para ver lo que queda por pagar y pagarlo en línea. Si ya la ha pagado, no tiene que hacer nada.",
  },
  payRequest: {
    subject: "Pague su cita del {{date}} antes del {{until}}",
    body: "Le guardamos esta hora hasta el {{until}}. Su cita quedará reservada en cuanto la pague. Si no la paga antes, la hora quedará disponible para otros pacientes y usted no deberá nada.",
  },
  seatTwice: {
    subject: "Se ha solicitado otra plaza en su sesión de grupo del {{date}}",
    body: "Usted ya tiene una plaza en esta sesión de grupo y la conserva. Acabamos de recibir otra solicitud con su nombre y su correo electrónico. Si no necesita otra plaza, cancele la segunda solicitud desde el mensaje correspondiente. Si no la hizo usted, avísenos.",
  },
  waitingBook: {
    subject: "Hay una hora disponible: {{date}}",
    body: "Ya hay disponible una hora que usted pidió en la lista de espera.",
  },
  waitingMove: {
    subject: "Hay disponible una hora anterior: {{date}}",
    body: "Ya hay disponible una hora anterior para su cita. Acéptela para cambiar la cita. Si no hace nada, su cita sigue igual.",
  },
  waitingSeat: {
    subject: "Hay una plaza disponible: {{date}}",
    body: "Ya hay disponible una plaza en la sesión de grupo que usted esperaba.",
  },
  unconfirmed: {
    subject: "Su cita del {{date}} ya no está confirmada",
    body: "No tenga en cuenta nuestro último mensaje: su cita del {{date}} a las {{time}} ya no está confirmada. Le escribiremos de nuevo en cuanto lo esté.",
  },
  undoneAsked: {
    subject: "Su solicitud para el {{date}} sigue abierta",
    body: "No tenga en cuenta nuestro último mensaje: su solicitud para el {{date}} a las {{time}} sigue abierta y la cita aún no está confirmada. Le escribiremos de nuevo en cuanto lo esté.",
  },
  undoneProposed: {
    subject: "Su cita del {{date}} espera su respuesta",
    body: "No tenga en cuenta nuestro último mensaje: su cita del {{date}} a las {{time}} no está confirmada. Le proponemos esta hora. Confírmela, por favor, o elija otra.",
  },
  undoneSure: {
    subject: "Su cita del {{date}} está confirmada",
    body: "No tenga en cuenta nuestro último mensaje: su cita del {{date}} a las {{time}} está confirmada y tendrá lugar.",
  },
  undoneOff: {
    subject: "Su cita del {{date}} no tendrá lugar",
    body: "No tenga en cuenta nuestro último mensaje: su cita del {{date}} a las {{time}} no tendrá lugar.",
  },
  undone: {
    subject: "Corrección: su cita del {{date}}",
    body: "Hemos deshecho el último cambio de su cita. Vuelve a ser como antes, tal como se indica aquí.",
  },
  staffUndone: {
    subject: "Cambio deshecho: {{date}}",
    body: "Se ha deshecho el último cambio de esta cita. Vuelve a ser como antes, tal como se indica aquí.",
  },
  staffBegunAlone: {
    subject: "Un médico creó e inició una cita a solas: {{date}}",
    body: "{{doctor}} inició una cita con {{patient}} que nadie más había creado, confirmado ni registrado a su llegada. Con ello pudo abrir la historia de salud del paciente. Hemos avisado al paciente. Compruebe, por favor, que la cita era real.",
  },
  expired: {
    subject: "Su cita del {{date}} no tendrá lugar",
    body: "Esta cita no se confirmó a tiempo, así que no tendrá lugar. Si todavía la necesita, puede reservar otra hora.",
  },
  staffConfirmed: {
    subject: "Confirmada por el paciente: {{date}}",
    body: "El paciente ha confirmado esta cita.",
  },
  staffExpired: {
    subject: "Sin confirmar a tiempo: {{date}}",
    body: "Esta cita no se confirmó a tiempo, así que no tendrá lugar. Hemos avisado al paciente.",
  },
  patientWelcome: {
    subject: "Le damos la bienvenida a {{organization}}",
    body: "Su cuenta está lista. Confirme su correo electrónico para ver todas las citas que la clínica reserve para usted.",
  },
  proveEmail: {
    subject: "Confirme su correo electrónico",
    body: "Confirme que este es el correo electrónico de su cuenta en {{organization}}. Así podrá ver todas las citas que la clínica reserve para usted.",
    action: "Confirmar mi correo electrónico",
    expires_one: "El enlace funciona durante {{count, number}} día y una sola vez.",
    expires_many: "El enlace funciona durante {{count, number}} de días y una sola vez.",
    expires_other: "El enlace funciona durante {{count, number}} días y una sola vez.",
    notYou:
      "Si no ha creado usted esta cuenta, no la confirme. Si elige una contraseña nueva, quien la creó ya no podrá iniciar sesión.",
  },
  employeeRegistered: {
    subject: "Su registro en {{organization}}",
    body: "Gracias por registrarse. La consulta revisará su registro y le escribirá cuando esté aprobado.",
  },
  familyAgreed: {
    subject: "{{relative}} ha aceptado",
    body: "Ya puede actuar en nombre de {{relative}} en {{organization}}: reservar y gestionar citas y ver lo que la clínica le muestra. Cualquiera de los dos puede ponerle fin en cualquier momento.",
    action: "Ver mi familia",
  },
  familyDeclined: {
    subject: "{{relative}} no ha aceptado",
    body: "{{relative}} no desea que nadie actúe en su nombre en {{organization}}. Usted no puede ver ningún dato suyo.",
  },
  importDone: {
    subject: "Su importación de pacientes ha terminado",
    body: "La importación de {{file}} ha terminado. Las filas con errores están listas para corregir, y las que se parecen a pacientes existentes, para revisar.",
    action: "Ver la importación",
  },
  importStopped: {
    subject: "Su importación de pacientes se ha detenido",
    body: "La importación de {{file}} se ha detenido y necesita su atención.",
    action: "Ver por qué se detuvo",
  },
};
