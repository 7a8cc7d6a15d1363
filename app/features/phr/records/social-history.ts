import type { Bundle, Observation } from "@medplum/fhirtypes";
import { z } from "zod";
import type { PlainKey } from "~/i18n/message-types";
import { MARITAL_STATUSES, SEXUAL_ORIENTATIONS } from "~/kernel/codes/code-tables";
import { terminology, textOnly } from "~/kernel/codes/fhir-elements";
import type { RecordRights } from "../domain/records/record-rights";
import { fhirBase } from "./fhir-parts";
import { healthRecordKind } from "./health-record-kind";
import { oneOfOrNone, optionalLine, optionalNumber, optionsAt } from "./record-fields";

/** The specification stores 'on' or 'off', and '' where it is not known; 'off' does not mean 'never'. */
const onOrOff = (label: PlainKey, because: string) => ({
  ...({ label, because, kind: "choice", optional: true, half: true, placeholder: "phr:notSaid" } as const),
  options: optionsAt("social-history:onOff", ["on", "off"]),
  schema: z.preprocess(
    (given) => (given === true ? "on" : given === false ? "off" : given),
    z.enum(["on", "off", ""], "errors:field.chooseOne").default(""),
  ),
});

const short = { half: true } as const;
const RIGHTS: RecordRights = { patient: "RW", provider: "RW", nurse: "RW", administrator: "R" };

/** The LOINC codes of those fields that have one; the others are exported as text. */
const LOINC: Readonly<Record<string, string>> = {
  ...{ smoking: "72166-2", alcoholconsumption: "74013-4", occupation: "11341-5", education: "82589-3" },
  ...{ maritalstatus: "45404-1", sexualorientation: "76690-7" },
};
const MARITAL_CODE = { Married: "M", Single: "S", Divorced: "D", Widowed: "W" } as const;
/** Details of the answer before them, not answers of their own. */
const REASONS = new Set(["smokingon", "alcoholconsumptionon"]);

/** How somebody lives (clinical facts, section 1.9): one record of 18 fields, which is never removed. */
export const socialHistory = healthRecordKind({
  kind: "SOCIALHISTORY",
  idName: "id",
  saveCall: "saveSocialHistory",
  area: "socialHistory",
  words: "social-history",
  fields: {
    smoking: onOrOff("social-history:fields.smoking", "smokingon"),
    smokingon: optionalLine("social-history:fields.smokingon", short),
    alcoholconsumption: onOrOff("social-history:fields.alcoholconsumption", "alcoholconsumptionon"),
    alcoholconsumptionon: optionalLine("social-history:fields.alcoholconsumptionon", short),
    substanceuse: optionalLine("social-history:fields.substanceuse"),
    exercise: optionalLine("social-history:fields.exercise", short),
    gendiet: optionalLine("social-history:fields.gendiet", short),
    stressfactor: optionalLine("social-history:fields.stressfactor"),
    occupation: optionalLine("social-history:fields.occupation"),
    education: optionalLine("social-history:fields.education", short),
    educationyear: optionalLine("social-history:fields.educationyear", { max: 40, half: true }),
    maritalstatus: oneOfOrNone(
      "social-history:fields.maritalstatus",
      MARITAL_STATUSES,
      "social-history:maritalstatus",
      short,
    ),
    children: optionalNumber("social-history:fields.children", { min: 0, max: 30, whole: true, half: true }),
    languagespoken: optionalLine("social-history:fields.languagespoken", short),
    secondarylanguagespoken: optionalLine("social-history:fields.secondarylanguagespoken", short),
    birthplace: optionalLine("social-history:fields.birthplace", short),
    religion: optionalLine("social-history:fields.religion", short),
    sexualorientation: oneOfOrNone(
      "social-history:fields.sexualorientation",
      SEXUAL_ORIENTATIONS,
      "social-history:sexualorientation",
    ),
  },
  lead: "occupation",
  order: "newest",
  rights: RIGHTS,
  single: true,
  fhir: (record, subject): Bundle => {
    const said = Object.entries(record.values).flatMap(([name, value]) =>
      value === "" || value === null || REASONS.has(name) ? [] : [{ name, value: String(value) }],
    );
    const reasonOf = (name: string) => String(Reflect.get(record.values, `${name}on`) ?? "");
    const valueOf = (name: string, value: string): Partial<Observation> => {
      if (name === "children") return { valueInteger: Number(value) };
      if (name === "maritalstatus")
        return {
          valueCodeableConcept: {
            ...terminology("v3-MaritalStatus", MARITAL_CODE[value as keyof typeof MARITAL_CODE]),
            ...textOnly(value),
          },
        };
      if (name !== "smoking" && name !== "alcoholconsumption") return { valueCodeableConcept: textOnly(value) };
      const words = [value === "on" ? "Yes" : "No", reasonOf(name)].filter(Boolean).join(": ");
      const isSmoker = name === "smoking" && value === "on";
      const coding = [{ system: "http://snomed.info/sct", code: "77176002", display: "Smoker" }];
      return { valueCodeableConcept: { ...(isSmoker && { coding }), text: words } };
    };
    const entry = said.map(({ name, value }) => ({
      resource: {
        ...fhirBase("Observation", { ...record, id: `${record.id}-${name}` }),
        status: "final" as const,
        category: [terminology("observation-category", "social-history")],
        code: { ...(LOINC[name] && { coding: [{ system: "http://loinc.org", code: LOINC[name] }] }), text: name },
        subject,
        effectiveDateTime: new Date(record.recordedAt).toISOString(),
        ...valueOf(name, value),
      } satisfies Observation,
    }));
    return { ...fhirBase("Bundle", record), type: "collection", ...(entry.length > 0 && { entry }) };
  },
});
