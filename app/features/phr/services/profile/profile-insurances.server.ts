import { insuranceKind, insuranceSource } from "~/features/patients/public.server";
import { recordServices } from "~/platform/records/record-services.server";
import { reachProfile } from "../../support/profile/reach-profile.server";

/** What insures a patient, as they or whoever looks after them write it down. */
export const profileInsurances = recordServices(
  { ...insuranceKind, authority: "healthRecord.write" },
  insuranceSource({
    reach: async (context, patientId) => (await reachProfile(context, "W", patientId, "insurances")).patient,
  }),
);
