import { searchTokens } from "~/features/patients/public.server";
import { paths } from "~/paths";
import type { DemoPatient } from "../../domain/patients";
import { tableOf, type Row } from "../../domain/table-rows";
import { accountRow } from "./accounts.server";
import type { Filler } from "./filler.server";

const patientRow = (patient: DemoPatient): Row => ({
  id: patient.id,
  number: patient.number,
  user_id: patient.userId,
  first_name: patient.firstName,
  last_name: patient.lastName,
  email: patient.email,
  phone_calling_code: patient.callingCode,
  phone: patient.phone,
  birth_date: patient.birthDate,
  gender: patient.gender,
  language_code: patient.language,
  created_at: patient.createdAt,
});

/** Patients, some of them with an account. */
export const patients: Filler = {
  ofPractice: ({ patients: all }, { passwordHash }) => [
    tableOf(
      "user",
      all.flatMap(({ userId: id, ...patient }) =>
        id === null ? [] : [accountRow({ ...patient, id, type: "CUSTOMER", passwordHash })],
      ),
    ),
    tableOf("patient", all.map(patientRow)),
    tableOf(
      "patient_search",
      all.flatMap((patient) =>
        searchTokens({ ...patient, phoneCallingCode: patient.callingCode }).map((token) => ({
          token,
          patient_id: patient.id,
        })),
      ),
    ),
  ],
  marked: [
    {
      table: "patient",
      belongings: [
        { table: "patient_search", column: "patient_id" },
        { table: "patient_provider", column: "patient_id" },
        { table: "message_refusal", column: "patient_id" },
        { table: "marketing_consent", column: "patient_id" },
        { table: "health_none_known", column: "patient_id" },
        { table: "tracker_bucket", column: "patient_id" },
      ],
      undeclared: [{ table: "file", column: "patient_id" }],
      shown: {
        name: "t.first_name || ' ' || t.last_name",
        appointmentsBy: "patient_id",
        kind: "demo:kinds.patient",
        href: paths.patient,
      },
    },
  ],
};
