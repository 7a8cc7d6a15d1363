import type { Attachment, Coverage, DocumentReference, Organization, RelatedPerson } from "@medplum/fhirtypes";
import { loinc, periodOf, terminology } from "~/kernel/codes/fhir-elements";
import type { COVERAGES, InsuranceView } from "./insurance";

type Stored = InsuranceView & { version: number; enabled: boolean };
interface Subject {
  reference: string;
}

const ORDER: Readonly<Record<string, number>> = { PRIMARY: 1, SECONDARY: 2, TERTIARY: 3 } satisfies Record<
  (typeof COVERAGES)[number],
  number
>;

const insurerOf = ({ insurer, phone }: Stored): Organization => ({
  ...{ resourceType: "Organization", id: "insurer", name: insurer },
  ...(phone && { telecom: [{ system: "phone", value: phone }] }),
});

/** Whoever holds the insurance for the patient; undefined where it is the patient, or nobody said who. */
function holderOf({ holderRelation, holderName, holderBirthDate }: Stored, patient: Subject) {
  if (holderRelation === "SELF" || (!holderName && !holderBirthDate)) return undefined;
  return {
    ...{ resourceType: "RelatedPerson", id: "holder", patient },
    ...(holderName && { name: [{ text: holderName }] }),
    ...(holderBirthDate && { birthDate: holderBirthDate }),
  } satisfies RelatedPerson;
}

/** What the plan and the group are called. */
function classesOf({ planName, groupNumber }: Stored) {
  const classes = [
    ...(planName ? [{ type: terminology("coverage-class", "plan"), value: planName }] : []),
    ...(groupNumber ? [{ type: terminology("coverage-class", "group"), value: groupNumber }] : []),
  ];
  return classes.length > 0 ? { class: classes } : {};
}

/**
 * An insurance as FHIR R4 writes it; one that was taken off the list is `entered-in-error`, and one that ran out says so
 * by its period (clinical facts, section 1.18).
 * @param subject the patient's reference
 */
export function coverageResource(insurance: Stored, subject: Subject): Coverage {
  const { id, version, enabled, memberNumber, holderRelation, validFrom, validTo, coverage } = insurance;
  const holder = holderOf(insurance, subject);
  const subscriber = holderRelation === "SELF" ? subject : holder && { reference: "#holder" };
  const order = ORDER[coverage];
  return {
    ...{ resourceType: "Coverage", id, meta: { versionId: String(version) } },
    contained: [insurerOf(insurance), ...(holder ? [holder] : [])],
    status: enabled ? "active" : "entered-in-error",
    ...(subscriber && { subscriber }),
    subscriberId: memberNumber,
    beneficiary: subject,
    ...(holderRelation && { relationship: terminology("subscriber-relationship", holderRelation.toLowerCase()) }),
    ...((validFrom || validTo) && { period: periodOf(validFrom, validTo) }),
    payor: [{ reference: "#insurer", display: insurance.insurer }],
    ...classesOf(insurance),
    ...(order !== undefined && { order }),
  };
}

/** The images of an insurance's card as one document; undefined where there are none. */
export function insuranceCardDocument(insurance: Stored, subject: Subject): DocumentReference | undefined {
  const { id, enabled, insurer, cardFileId, cardBackFileId } = insurance;
  const side = (title: string, file: string | null): { attachment: Attachment }[] =>
    file === null ? [] : [{ attachment: { title, url: `Binary/${file}` } }];
  const content = [...side(`${insurer}, front`, cardFileId), ...side(`${insurer}, back`, cardBackFileId)];
  if (content.length === 0) return undefined;
  return {
    ...{ resourceType: "DocumentReference", id: `${id}-card`, subject, content },
    status: enabled ? "current" : "entered-in-error",
    type: loinc("64290-0", "Health insurance card"),
    context: { related: [{ reference: `Coverage/${id}` }] },
  };
}
