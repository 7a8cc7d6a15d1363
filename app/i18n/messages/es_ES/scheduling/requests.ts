import type { Translation } from "../../../message-types";
import type { requests as english } from "../../en_US/scheduling/requests";

export const requests: Translation<typeof english, "es_ES"> = {
  tooMany: {
    asker: "Ya hay varias solicitudes abiertas suyas o de su red. Espere nuestra respuesta o llámenos.",
    provider:
      "En este momento muchas personas están pidiendo cita con este médico. Vuelva a intentarlo en 15 minutos o llámenos.",
  },
  step: "Paso {{step}}",
  notHeld: "No podemos guardarle esta hora mientras rellena el formulario. Será suya cuando la haya reservado.",
  proof: {
    title: "Un paso más: confirme su solicitud",
    text: "Hemos enviado un enlace a {{email}}. Ábralo y confirme su solicitud antes de las {{until}}. Después, la hora quedará disponible para otros pacientes.",
    textWithoutEmail: "Abra el enlace que le hemos enviado y confirme su solicitud antes de las {{until}}.",
    ask: "Confirme su solicitud antes de las {{until}}. Después, la hora quedará disponible para otros pacientes.",
    action: "Confirmar mi solicitud",
    staff:
      "El paciente tiene hasta las {{until}} para confirmar esta solicitud por correo electrónico. Todavía no hemos avisado a nadie más.",
  },
  pay: {
    title: "Casi está: pague para reservar",
    until: "Le guardamos esta hora hasta las {{until}}. Su cita quedará reservada en cuanto la pague.",
    bookAndPay: "Reservar y pagar {{price}}",
    staff: "El paciente tiene hasta las {{until}} para pagar esta solicitud.",
  },
  mail: { confirm: "Confirmar mi solicitud", pay: "Pagar la cita" },
  setting: {
    label: "Exigir confirmación por correo electrónico de las solicitudes hechas sin iniciar sesión",
    hint: "Enviamos un enlace al paciente y le guardamos la hora durante 15 minutos. Se activa automáticamente para un médico cuando recibe muchas más solicitudes de lo normal.",
  },
};
