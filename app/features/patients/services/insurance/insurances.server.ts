import { NotFoundError } from "~/platform/http/errors.server";
import { recordServices } from "~/platform/records/record-services.server";
import { insuranceKind } from "../../schemas/insurance/insurance";
import { insuranceSource } from "../../support/insurance/insurance-source.server";
import { reachRegistration } from "../registration/reach-registration.server";
import { readRegistrationRules } from "../registration/read-registration-rules.server";

/** What insures a patient, as staff write it down. */
export const insurances = recordServices(
  { ...insuranceKind, authority: "patient.list" },
  insuranceSource({
    reach: async (context, patientId) => (await reachRegistration(context, patientId)).record,
    mayAdd: async (context) => {
      if ((await readRegistrationRules(context)).insurance === "HIDDEN") throw new NotFoundError();
    },
  }),
);
