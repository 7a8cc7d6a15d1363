import type { Translation } from "../../message-types";
import type { requests as english } from "../en_US/requests";

export const requests: Translation<typeof english, "es_ES"> = {
  tooMany: {
    asker: "Ya hay varias solicitudes abiertas suyas o de su red. Espere a que se respondan o llámenos.",
    provider: "Muchas personas están pidiendo cita con este profesional. Vuelva a intentarlo en 15 minutos o llámenos.",
  },
  step: "Paso {{step}}",
  notHeld: "Esta hora no se reserva mientras rellena el formulario. Es suya cuando la haya reservado.",
  proof: {
    title: "Un paso más: confirme su solicitud",
    text: "Hemos enviado un enlace a {{email}}. Ábralo y confirme su solicitud antes del {{until}}. Después, la hora quedará libre para otras personas.",
    textWithoutEmail: "Abra el enlace que le hemos enviado y confirme su solicitud antes del {{until}}.",
    ask: "Confirme su solicitud antes del {{until}}. Después, la hora quedará libre para otras personas.",
    action: "Confirmar mi solicitud",
    staff:
      "El paciente tiene hasta el {{until}} para confirmar esta solicitud por correo. Todavía no se ha avisado a nadie más.",
  },
  pay: {
    title: "Casi está: pague para reservar",
    until: "Le reservamos esta hora hasta el {{until}}. Su cita queda reservada cuando se paga.",
    bookAndPay: "Reservar y pagar {{price}}",
    staff: "El paciente tiene hasta el {{until}} para pagar esta solicitud.",
  },
  mail: { confirm: "Confirmar mi solicitud", pay: "Pagar la cita" },
  setting: {
    label: "Pedir a quien no ha iniciado sesión que confirme su solicitud por correo",
    hint: "Le enviamos un enlace y reservamos la hora 15 minutos. Se activa por sí solo para un profesional mientras llegan muchas más solicitudes de lo normal.",
  },
};
