import type { Translation } from "../../message-types";
import type { mails as english } from "../en_US/mails";

export const mails: Translation<typeof english, "es_ES"> = {
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
