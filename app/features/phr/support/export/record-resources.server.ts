import type { Patient, Resource } from "@medplum/fhirtypes";
import { GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import type { WholeProfile } from "./whole-profile.server";

const GENDERS = { male: "male", female: "female" } as const;

function personOf({ id, name, birthDate, gender }: WholeProfile["patient"]): Patient {
  const sex = nameOfCode(GENDER, gender);
  return {
    ...{ resourceType: "Patient", id, name: [{ text: name }] },
    ...(birthDate !== "" && { birthDate }),
    gender: sex === "male" || sex === "female" ? GENDERS[sex] : "unknown",
  };
}

/** A patient and everything on their lists as FHIR R4 writes it; what is a bundle of several is given one by one. */
export function recordResources({ patient, sections }: WholeProfile): Resource[] {
  const subject = { reference: `Patient/${patient.id}` };
  const written = sections.flatMap(({ kind, records }) => records.map((record) => kind.fhir(record, subject)));
  const single = written.flatMap((each) =>
    each.resourceType === "Bundle" ? (each.entry ?? []).flatMap(({ resource }) => resource ?? []) : [each],
  );
  return [personOf(patient), ...single];
}
