import type { PlainKey } from "~/i18n/message-types";

/** What facts are called where the words of the form ask or speak to the patient: a sheet is no questionnaire. */
const FACT_WORDS: Readonly<Partial<Record<PlainKey, PlainKey>>> = {
  "allergies:fields.allergen": "phr:facts.allergen",
  "allergies:fields.reactions": "phr:facts.reactions",
  "allergies:fields.severity": "phr:facts.severity",
  "allergies:fields.status": "phr:facts.status",
  "allergies:state.ACTIVE": "phr:facts.active",
  "allergies:state.RESOLVED": "phr:facts.over",
  "conditions:fields.condition": "phr:facts.condition",
  "conditions:fields.status": "phr:facts.status",
  "conditions:fields.severity": "phr:facts.severity",
  "conditions:fields.onset": "phr:facts.since",
  "conditions:fields.end": "phr:facts.until",
  "conditions:fields.certainty": "phr:facts.certainty",
  "contraindications:fields.what": "phr:facts.avoid",
  "contraindications:fields.severity": "phr:facts.allowed",
  "contraindications:fields.since": "phr:facts.since",
  "contraindications:fields.until": "phr:facts.until",
  "family-history:fields.relation": "phr:facts.relative",
  "family-history:fields.extent": "phr:facts.known",
  "family-history:fields.living": "phr:facts.status",
  "goals:fields.goal": "phr:facts.goal",
  "goals:fields.due": "phr:facts.due",
  "journal:fields.mood": "phr:facts.mood",
  "journal:fields.text": "phr:facts.entry",
  "journal:fields.shared": "phr:facts.shared",
  "medical-reports:fields.providers": "phr:facts.doctors",
  "medical-reports:shared.PROVIDERS": "phr:facts.PROVIDERS",
  "medical-reports:shared.CHOSEN": "phr:facts.CHOSEN",
  "medical-reports:shared.ONLY_ME": "phr:facts.ONLY_ME",
  "medications:fields.taking": "phr:facts.taken",
  "social-history:fields.smoking": "phr:facts.smoking",
  "social-history:fields.smokingon": "phr:facts.smokingon",
  "social-history:fields.alcoholconsumption": "phr:facts.alcohol",
  "social-history:fields.alcoholconsumptionon": "phr:facts.alcoholon",
  "vaccinations:fields.status": "phr:facts.status",
};

/** The words of a fact, by those of the form. */
export const factWords = (label: PlainKey): PlainKey => FACT_WORDS[label] ?? label;
