import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { recordServices } from "~/platform/records/record-services.server";
import {
  insuranceRows,
  insurancesStatement,
  MOST_INSURANCES,
  readInsurance,
} from "../../data/insurance/insurances.server";
import { sameCard } from "../../domain/insurance/insurance";
import { insuranceKind } from "../../schemas/insurance/insurance";
import { reachRegistration } from "../registration/reach-registration.server";
import { readRegistrationRules } from "../registration/read-registration-rules.server";

/** What insures a patient, as staff write it down: several cards, none twice; the oldest is the primary one. */
export const insurances = recordServices(insuranceKind, {
  reach: async (context, patientId) => (await reachRegistration(context, patientId)).record,
  patientOf: ({ id }) => id,
  read: ({ db }, id, patient) => readInsurance(db, patient.id, id),
  goneWhenOff: true,
  check: async (context, values, stored, patient) => {
    if (!stored && (await readRegistrationRules(context)).insurance === "HIDDEN") throw new NotFoundError();
    const cards = await insurancesStatement(context.db, patient.id);
    if (sameCard(cards, values, stored?.id))
      throw new InvalidError([{ field: "memberNumber", message: "patients:insurance.alreadyThere" }]);
    if (!stored && cards.length >= MOST_INSURANCES)
      throw new InvalidError([
        { field: "insurer", message: "patients:insurance.tooMany", values: { most: MOST_INSURANCES } },
      ]);
  },
  saving: ({ db, now }, values, { id: patientId }) => insuranceRows.saving(db, values, { patientId, createdAt: now }),
  rows: insuranceRows,
});
