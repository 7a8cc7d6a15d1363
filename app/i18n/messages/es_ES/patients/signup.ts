import type { Translation } from "../../../message-types";
import type { signup as english } from "../../en_US/patients/signup";

export const signup: Translation<typeof english, "es_ES"> = {
  closedTitle: "El registro está cerrado",
  closedText:
    "{{organization}} no admite registros en este sitio por ahora. Puede reservar una cita o pedir a la clínica que le registre.",
  closedBook: "Reservar una cita",
  closedSignIn: "Iniciar sesión",
  steps: "Registro",
  stepOf: "Paso {{step, number}} de {{steps, number}}",
  account: "Cuenta",
  profile: "Datos",
  identification: "Identificación",
  insurance: "Seguro",
  terms: "Condiciones",
  profileTitle: "Algunos datos sobre usted",
  identificationTitle: "Confirme su identidad",
  identificationText:
    "Envíe una foto de su documento de identidad, pasaporte o permiso de conducir. Solo la ve la clínica.",
  identificationField: "Imagen de su identificación",
  identificationHint: "JPEG, PNG, WebP o PDF, como máximo 8 MB.",
  identificationThere: "Ya tenemos una imagen suya. Envíe otra para sustituirla o continúe.",
  insuranceTitle: "Su seguro",
  termsTitle: "Condiciones de {{organization}}",
  accept: "He leído las condiciones y las acepto",
  acceptMissing: "Acepte las condiciones para continuar",
  termsChanged: "Las condiciones han cambiado. Léalas de nuevo.",
  owed: "La clínica necesita esto de usted. Después podrá continuar donde lo dejó.",
  submit: "Guardar y continuar",
  skip: "Omitir por ahora",
};
