import type { Translation } from "../../message-types";
import type { errors as english } from "../en_US/errors";

export const errors: Translation<typeof english, "es_ES"> = {
  notFound: {
    title: "Página no encontrada",
    text: "Esta página no existe o usted no tiene acceso a ella. Si cree que debería tenerlo, pregunte a su clínica.",
  },
  server: {
    title: "Lo sentimos, algo ha fallado",
    text: "El problema es nuestro y ha quedado registrado. Inténtelo de nuevo dentro de unos minutos.",
  },
  signInRequired: {
    title: "Inicie sesión, por favor",
    text: "Para ver esta página tiene que iniciar sesión.",
    action: "Iniciar sesión",
  },
  forbidden: {
    title: "No tiene acceso a esta página",
    text: "Si cree que debería tenerlo, consulte con su clínica.",
  },
  signOut: {
    title: "¿Cerrar la sesión?",
    text: "Ha iniciado sesión como {{name}}.",
    other: "Ha iniciado sesión como {{name}}. Si tiene otra cuenta, cierre la sesión y use esa.",
    stay: "Mantener la sesión iniciada",
  },
  methodNotAllowed: {
    title: "Esta página no se puede usar de esa manera",
    text: "Vuelva a la página anterior e inténtelo de nuevo.",
  },
  conflict: {
    title: "Otra persona ha cambiado esto",
    text: "Ha cambiado mientras tenía esta página abierta. Compruebe cómo está ahora e inténtelo de nuevo.",
  },
  rateLimited: {
    title: "Demasiados intentos",
    text: "Espere un momento antes de volver a intentarlo.",
    retryIn_one: "Puede volver a intentarlo dentro de {{count, number}} segundo.",
    retryIn_many: "Puede volver a intentarlo dentro de {{count, number}} de segundos.",
    retryIn_other: "Puede volver a intentarlo dentro de {{count, number}} segundos.",
  },
  malformed: {
    title: "No hemos podido leer la solicitud",
    text: "Estaba incompleta o en un formato que esta página no acepta. Vuelva atrás e inténtelo de nuevo.",
    json: "El cuerpo debe ser un objeto JSON",
  },
  tooLarge: { title: "Ocupa demasiado", text: "Envíe menos datos cada vez o elija un archivo más pequeño." },
  offline: {
    title: "No tiene conexión",
    text: "Volveremos a conectar en cuanto tenga conexión. Lo que ha escrito sigue aquí.",
    back: "Vuelve a tener conexión",
  },
  linkExpired: {
    title: "Este enlace ha caducado",
    text: "Por su seguridad, los enlaces funcionan durante un tiempo limitado. Pida uno nuevo a su clínica.",
  },
  linkRevoked: {
    title: "Este enlace ya no es válido",
    text: "Se ha sustituido por otro más reciente o se ha anulado. Use el enlace del último mensaje de su clínica.",
  },
  organizationNotFound: {
    title: "No hay ninguna clínica en esta dirección",
    text: "Compruebe la dirección en el mensaje que recibió de su clínica.",
  },
  generic: {
    title: "Se ha producido un error",
    text: "Inténtelo de nuevo. Si vuelve a ocurrir, indique esta referencia a su clínica: {{reference}}",
    withoutReference: "Inténtelo de nuevo.",
  },
  reference: "Referencia: {{reference}}",
  home: "Ir a la página de inicio",
  goBack: "Volver",
  reload: "Recargar la página",
  stale: {
    text: "Otra persona lo cambió mientras usted lo editaba, así que no se ha guardado nada. Compare los valores y guarde de nuevo.",
    field: "Valor actual: {{value}}",
  },
  field: {
    steps: "Escriba un múltiplo de 5 minutos",
    money: "Escriba menos decimales para esta moneda",
    range: "Escriba un número del {{min, number}} al {{max, number}}",
    atLeast: "Debe ser al menos {{min}}",
    atMost: "Debe ser como máximo {{max}}",
    secureAddress: "Escriba una dirección que empiece por https://",
    tooManyLines: "Hay demasiadas líneas. Quite algunas",
    mandatory: "Rellene este campo, por favor",
    length: "Debe tener entre {{min}} y {{max}} caracteres",
    tooLong: "Debe tener como máximo {{max}} caracteres",
    tooShort: "Debe tener al menos {{min}} caracteres",
    oneLine: "Escriba una sola línea sin caracteres invisibles",
    noLink: "Quite las direcciones web y los enlaces",
    email: "Escriba un correo electrónico como nombre@ejemplo.com",
    phone: "Escriba un número de teléfono solo con cifras",
    phoneForCountry: "Escriba un número de teléfono válido en el país elegido",
    number: "Escriba un número",
    date: "Escriba una fecha válida",
    dateInPast: "La fecha debe ser anterior a hoy",
    dateInFuture: "La fecha debe ser hoy o posterior",
    time: "Escriba una hora",
    chooseOne: "Seleccione una de las opciones",
    invalid: "Escriba un valor válido",
  },
};
