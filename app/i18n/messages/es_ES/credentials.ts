import type { Translation } from "../../message-types";
import type { credentials as source } from "../en_US/credentials";

export const credentials: Translation<typeof source, "es_ES"> = {
  email: {
    title: "Correo electrónico",
    text: "Inicia sesión con {{email}} y allí recibe los mensajes del centro.",
    change: "Cambiar el correo electrónico",
    heading: "Cambie su correo electrónico",
    lead: "Enviamos un enlace a la nueva dirección. Conserva la actual hasta que abra ese enlace.",
    current: "Correo electrónico actual",
    wanted: "Nuevo correo electrónico",
    submit: "Enviar el enlace",
    waits: "Hemos enviado un enlace a {{email}}. La nueva dirección valdrá en cuanto se abra el enlace.",
    waitsOther: "Se ha enviado un enlace a {{email}}. La dirección cambiará cuando alguien lo abra allí.",
    withdraw: "Conservar la dirección actual",
    withdrawn: "Su correo electrónico no cambia.",
    asked: "Mire la bandeja de entrada de la nueva dirección: hemos enviado allí un enlace.",
    accountNeeds: "Este paciente inicia sesión con este correo electrónico. Escriba otra dirección para cambiarlo.",
  },
  proof: {
    title: "Confirme su correo electrónico",
    text: "A partir de ahora iniciará sesión en {{organization}} con {{email}}.",
    submit: "Usar esta dirección",
    done: "Su correo electrónico ha cambiado.",
  },
  confirm: {
    title: "Confirme que es usted",
    lead: "Inició sesión hace un rato. Antes de cambiar cómo se entra en una cuenta, demuestre otra vez quién es.",
    password: "Su contraseña",
    submit: "Continuar",
    link: "Enviarme un enlace de acceso",
    linkText: "Su cuenta no tiene contraseña. Abra el enlace que le enviamos y volverá aquí.",
    linkSent: "El enlace está en camino. Funciona durante 10 minutos.",
  },
  sessions: {
    end: "Cerrar mi sesión en todos los demás lugares",
    endAll: "Cerrar la sesión de esta cuenta en todas partes",
  },
  reset: {
    factors: "Quitar de esta cuenta",
    factorsHint: "Marque lo que no es suyo o lo que ha perdido. Se lo diremos por correo.",
    factor: "{{name}}, añadida {{when}}",
  },
  link: {
    lead: "Escriba su nombre de usuario o su correo electrónico. Le enviaremos un enlace con el que iniciar sesión.",
  },
};
