/** How bad what may happen is, in the words of FHIR's DetectedIssue. */
export type Severity = "high" | "moderate" | "low";

/** What may happen when the medicines of an interaction are taken together. */
export type InteractionReason =
  | "bleeding"
  | "weakAnticoagulant"
  | "lowBloodPressure"
  | "serotoninSyndrome"
  | "methotrexateToxicity"
  | "highPotassium"
  | "kidneyInjury"
  | "muscleDamage"
  | "lithiumToxicity"
  | "digoxinToxicity"
  | "slowHeart"
  | "weakClopidogrel"
  | "slowBreathing"
  | "irregularHeart"
  | "boneMarrow"
  | "theophyllineToxicity"
  | "unwantedPregnancy"
  | "poorAbsorption"
  | "lacticAcidosis"
  | "brainPressure"
  | "colchicineToxicity"
  | "harmfulLevel"
  | "weakEffect"
  | "lowSugar"
  | "lowSodium"
  | "seizures"
  | "liverDamage"
  | "highBloodPressure"
  | "narrowVessels"
  | "swelling";

/** Substances by code and classes by name, any of which counts. */
export type Side = readonly string[];

export interface Interaction {
  /** Medicines of each side must be taken together: two sides, or three. */
  sides: readonly Side[];
  severity: Severity;
  reason: InteractionReason;
}
