import type { Translation } from "../../message-types";
import type { mails as english } from "../en_US/mails";

export const mails: Translation<typeof english, "es_ES"> = {
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
    body: "Su cuenta está lista. Confirme su correo electrónico para ver todo lo que la consulta reserve para usted.",
  },
  proveEmail: {
    subject: "Confirme su correo electrónico",
    body: "Confirme que este es el correo electrónico de su cuenta en {{organization}}. Así verá todo lo que la consulta reserve para usted.",
    action: "Confirmar mi correo electrónico",
    expires_one: "El enlace funciona durante {{count, number}} día y una sola vez.",
    expires_many: "El enlace funciona durante {{count, number}} de días y una sola vez.",
    expires_other: "El enlace funciona durante {{count, number}} días y una sola vez.",
    notYou:
      "¿No ha abierto usted esta cuenta? Entonces no la confirme. Si elige una contraseña nueva, la cuenta será suya.",
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
