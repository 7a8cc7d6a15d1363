import type { PatientRecord } from "./patient-views";

/** What the fields of a patient's form hold, as text; a code that is none is empty. */
export function patientFormValues(record: PatientRecord): Record<string, string> {
  const code = (value: number) => (value === -1 ? "" : String(value));
  const { firstName, lastName, birthDate, email, phoneCallingCode, phone } = record;
  const { address, city, postalCode, countryCode, notes } = record;
  return {
    ...{ firstName, lastName, birthDate, email, phoneCallingCode, phone },
    ...{ address, city, postalCode, countryCode, notes },
    title: code(record.title),
    gender: code(record.gender),
    bloodGroup: code(record.bloodGroup),
    externalNumber: record.externalNumber ?? "",
    categoryId: record.categoryId ?? "",
    clientOrganizationId: record.clientOrganizationId ?? "",
  };
}
