import type { Translation } from "../../../message-types";
import type { medicineChecks as english } from "../../en_US/phr/medicine-checks";

export const medicineChecks: Translation<typeof english, "es_ES"> = {
  title: "Compruebe esto antes de guardar",
  stop: "Peligroso",
  warn: "Con precaución",
  anyway: "Guardarlo de todos modos",
  anywayHint: "Se guarda tal como figura. En el perfil de salud del paciente consta que se preguntó.",
  anywayHintOwn: "Se guarda tal como figura. En su perfil de salud consta que se preguntó.",
  reason: "¿Por qué guardarlo de todos modos?",
  reasonHint: "Queda en el historial.",
  reasonMissing: "Escriba por qué lo guarda de todos modos",
  knows:
    "La comprobación conoce {{medicines}} medicamentos y {{interactions}} interacciones. Lo que no conoce, no lo encuentra: no sustituye a un médico ni a un farmacéutico.",
  notRecognized: "No conoce {{name}}.",
  notCompared: "No se han comparado, porque no los conoce: {{names}}.",
  savedAnyway: "Guardado a pesar de una advertencia",
  considered: {
    ALLERGY: "Se tuvo en cuenta la alergia a {{against}}",
    CONTRAINDICATION: "Se tuvo en cuenta la contraindicación: {{against}}",
    DUPLICATE: "Se tuvo en cuenta {{against}}, con la misma sustancia",
    INTERACTION: "Se tuvo en cuenta la interacción con {{against}}",
  },
  ALLERGY: {
    sameSubstance: "Alergia a {{against}}: este medicamento contiene la misma sustancia.",
    sameClass: "Alergia a {{against}}: este medicamento es del mismo grupo.",
    relatedClass: "Alergia a {{against}}: algunas personas que la tienen tampoco toleran este medicamento.",
  },
  CONTRAINDICATION: {
    sameSubstance: "No debe administrarse: {{against}}.",
    sameClass: "No debe administrarse: {{against}}. Este medicamento es de ese grupo.",
  },
  DUPLICATE: { sameSubstance: "Ya toma {{against}}, que contiene la misma sustancia." },
  TAKEN: {
    sameSubstance: "{{against}} figura en la lista de medicamentos y contiene esta sustancia.",
    sameClass: "{{against}} figura en la lista de medicamentos y es de este grupo.",
    relatedClass:
      "{{against}} figura en la lista de medicamentos: algunas personas con esta alergia tampoco lo toleran.",
  },
  INTERACTION: {
    bleeding: "Con {{against}}: aumenta el riesgo de hemorragia.",
    weakAnticoagulant: "Con {{against}}: el anticoagulante puede hacer menos efecto.",
    lowBloodPressure: "Con {{against}}: la tensión puede bajar peligrosamente.",
    serotoninSyndrome: "Con {{against}}: exceso de serotonina, con fiebre, temblor y confusión.",
    methotrexateToxicity: "Con {{against}}: el metotrexato puede volverse tóxico.",
    highPotassium: "Con {{against}}: el potasio en sangre puede subir demasiado.",
    kidneyInjury: "Con {{against}}: los riñones pueden dañarse.",
    muscleDamage: "Con {{against}}: los músculos pueden dañarse.",
    lithiumToxicity: "Con {{against}}: el litio puede volverse tóxico.",
    digoxinToxicity: "Con {{against}}: la digoxina puede volverse tóxica.",
    slowHeart: "Con {{against}}: el corazón puede latir demasiado despacio.",
    weakClopidogrel: "Con {{against}}: el clopidogrel puede hacer menos efecto.",
    slowBreathing: "Con {{against}}: la respiración puede volverse demasiado lenta.",
    irregularHeart: "Con {{against}}: el corazón puede latir de forma irregular.",
    boneMarrow: "Con {{against}}: pueden formarse muy pocas células de la sangre.",
    theophyllineToxicity: "Con {{against}}: la teofilina puede volverse tóxica.",
    unwantedPregnancy: "Con {{against}}: el anticonceptivo puede fallar.",
    poorAbsorption: "Con {{against}}: si se toman juntos, uno de ellos apenas se absorbe.",
    lacticAcidosis: "Con {{against}}: la sangre puede volverse demasiado ácida.",
    brainPressure: "Con {{against}}: la presión dentro de la cabeza puede subir.",
    colchicineToxicity: "Con {{against}}: la colchicina puede volverse tóxica.",
  },
};
