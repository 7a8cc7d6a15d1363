import type { Translation } from "../../../message-types";
import type { credentials as source } from "../../en_US/identity/credentials";

export const credentials: Translation<typeof source, "es_ES"> = {
  email: {
    title: "Correo electrónico",
    text: "Usted inicia sesión con {{email}}. También le enviamos ahí los mensajes.",
    change: "Cambiar el correo electrónico",
    heading: "Cambiar su correo electrónico",
    lead: "Enviaremos un enlace a la nueva dirección. Su correo electrónico cambiará cuando abra ese enlace.",
    current: "Correo electrónico actual",
    wanted: "Nuevo correo electrónico",
    submit: "Enviar el enlace",
    waits: "Hemos enviado un enlace a {{email}}. Su correo electrónico cambiará cuando lo abra.",
    waitsOther: "Hemos enviado un enlace a {{email}}. El correo electrónico cambiará cuando se abra ese enlace.",
    withdraw: "Conservar la dirección actual",
    withdrawn: "No se ha cambiado su correo electrónico.",
    asked: "Revise la bandeja de entrada de la nueva dirección. Le hemos enviado un enlace.",
    accountNeeds: "Este paciente inicia sesión con su correo electrónico. Puede cambiarlo, pero no quitarlo.",
  },
  proof: {
    title: "Confirme su correo electrónico",
    text: "Iniciará sesión en {{organization}} con {{email}}.",
    submit: "Usar esta dirección",
    done: "Se ha cambiado su correo electrónico.",
  },
  confirm: {
    title: "Confirme su identidad",
    lead: "Inició sesión hace un rato. Antes de cambiar los datos de acceso, confirme que es usted.",
    signPrescription: "Para firmar esta receta, introduzca su contraseña.",
    signNote: "Para firmar esta nota, introduzca su contraseña.",
    password: "Su contraseña",
    submit: "Continuar",
    link: "Enviarme un enlace de acceso",
    linkText:
      "Su cuenta no tiene contraseña. Le enviaremos por correo electrónico un enlace que le traerá de vuelta aquí.",
    linkSent: "Le hemos enviado un enlace por correo electrónico. Funciona durante 10 minutos.",
  },
  sessions: {
    end: "Cerrar la sesión en todos los demás dispositivos",
    endAll: "Cerrar la sesión de esta cuenta en todos los dispositivos",
  },
  reset: {
    factors: "Quitar métodos de inicio de sesión",
    factorsHint:
      "Marque los que no sean suyos o los que haya perdido. Le informaremos por correo electrónico de lo que quite.",
    factor: "{{name}}, añadido el {{when}}",
  },
  link: {
    lead: "Escriba su nombre de usuario o su correo electrónico. Le enviaremos un enlace para iniciar sesión.",
  },
};
