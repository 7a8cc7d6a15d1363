import type { Translation } from "../../../message-types";
import type { medicineChecks as english } from "../../en_US/phr/medicine-checks";

export const medicineChecks: Translation<typeof english, "es_ES"> = {
  title: "Compruebe esto antes de guardar",
  stop: "Peligroso",
  warn: "Precaución",
  anyway: "Guardar de todos modos",
  anywayHint:
    "La entrada se guarda tal como está y en el perfil de salud del paciente consta que hubo una advertencia.",
  anywayHintOwn: "La entrada se guarda tal como está y en su perfil de salud consta que hubo una advertencia.",
  reason: "¿Por qué quiere guardarlo de todos modos?",
  reasonHint: "El motivo se conserva en el historial.",
  reasonMissing: "Escriba por qué quiere guardarlo de todos modos",
  knows:
    "Esta comprobación conoce {{medicines, number}} medicamentos y {{interactions, number}} interacciones. No puede advertirle de nada más. No sustituye a un médico ni a un farmacéutico.",
  notRecognized: "{{name}} no está en nuestra lista, así que no se ha podido comprobar del todo.",
  notCompared: "No están en nuestra lista y por eso no se han comparado: {{names}}.",
  savedAnyway: "Guardado a pesar de una advertencia",
  considered: {
    ALLERGY: "Se tuvo en cuenta la alergia a {{against}}",
    CONTRAINDICATION: "Se tuvo en cuenta la contraindicación: {{against}}",
    DUPLICATE: "Se tuvo en cuenta {{against}}, que contiene la misma sustancia",
    INTERACTION: "Se tuvo en cuenta la interacción con {{against}}",
  },
  ALLERGY: {
    sameSubstance: "Alergia a {{against}}: este medicamento contiene la misma sustancia.",
    sameClass: "Alergia a {{against}}: este medicamento es del mismo grupo.",
    relatedClass: "Alergia a {{against}}: algunas personas con esta alergia tampoco toleran este medicamento.",
  },
  CONTRAINDICATION: {
    sameSubstance: "No debe administrarse: {{against}}.",
    sameClass: "No debe administrarse: {{against}}. Este medicamento es de ese grupo.",
  },
  DUPLICATE: {
    sameSubstance: "{{against}} ya figura en la lista de medicamentos y contiene la misma sustancia.",
    sameClass: "{{against}} ya figura en la lista de medicamentos y pertenece al mismo grupo.",
    alsoSubstance: "También se receta {{against}}, que contiene el mismo principio activo.",
    alsoClass: "También se receta {{against}}, que pertenece al mismo grupo.",
  },
  PERSON: {
    pregnant: "La paciente está embarazada: este medicamento puede dañar al feto.",
    mayBePregnant: "Este medicamento puede dañar al feto: asegúrese de que la paciente no está embarazada.",
    child: "No es habitual antes de los {{against}} años.",
    older: "A partir de los {{against}} años, este medicamento suele causar más daño que beneficio.",
  },
  TAKEN: {
    sameSubstance: "{{against}} figura en la lista de medicamentos y contiene esta sustancia.",
    sameClass: "{{against}} figura en la lista de medicamentos y es de este grupo.",
    relatedClass:
      "{{against}} figura en la lista de medicamentos: algunas personas con esta alergia tampoco lo toleran.",
  },
  INTERACTION: {
    bleeding: "Con {{against}}: aumenta el riesgo de hemorragia.",
    weakAnticoagulant: "Con {{against}}: el anticoagulante puede hacer menos efecto.",
    lowBloodPressure: "Con {{against}}: la tensión arterial puede bajar peligrosamente.",
    serotoninSyndrome: "Con {{against}}: puede haber un exceso de serotonina, que causa fiebre, temblores y confusión.",
    methotrexateToxicity: "Con {{against}}: el metotrexato puede alcanzar un nivel perjudicial.",
    highPotassium: "Con {{against}}: el potasio en sangre puede subir demasiado.",
    kidneyInjury: "Con {{against}}: los riñones pueden dañarse.",
    muscleDamage: "Con {{against}}: los músculos pueden dañarse.",
    lithiumToxicity: "Con {{against}}: el litio puede alcanzar un nivel perjudicial.",
    digoxinToxicity: "Con {{against}}: la digoxina puede alcanzar un nivel perjudicial.",
    slowHeart: "Con {{against}}: el corazón puede latir demasiado despacio.",
    weakClopidogrel: "Con {{against}}: el clopidogrel puede hacer menos efecto.",
    slowBreathing: "Con {{against}}: la respiración puede volverse demasiado lenta.",
    irregularHeart: "Con {{against}}: el corazón puede latir de forma irregular.",
    boneMarrow: "Con {{against}}: el cuerpo puede producir muy pocas células de la sangre.",
    theophyllineToxicity: "Con {{against}}: la teofilina puede alcanzar un nivel perjudicial.",
    unwantedPregnancy: "Con {{against}}: el anticonceptivo puede fallar.",
    poorAbsorption: "Con {{against}}: si se toman a la vez, el cuerpo apenas absorbe uno de ellos.",
    lacticAcidosis: "Con {{against}}: la sangre puede volverse demasiado ácida.",
    brainPressure: "Con {{against}}: la presión dentro de la cabeza puede subir.",
    colchicineToxicity: "Con {{against}}: la colchicina puede alcanzar un nivel perjudicial.",
  },
};
