import type { PrescribedMedicine } from "~/features/consultations/domain/prescriptions/prescribed-medicine";
import type { Stock } from "../house";
import { base, newId, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const ids = {
  pharmacy: newId,
  /** A prescription that was sent to any pharmacy, and its one line. */
  sentPrescription: newId,
  sentLine: newId,
};
type OwnThing = ThingOf<typeof ids>;

const MEDICINE: PrescribedMedicine = {
  ...{ strength: "500", strengthUnit: "mg", form: "TABLET", dose: 1, doseUnit: "", frequency: "TWICE_DAILY" },
  ...{ method: "BY_MOUTH", whenTaken: "", asNeeded: false, neededFor: "", maxPerDay: null, days: 15, dosageText: "" },
  ...{ quantityUnit: "TABLET", quantityTyped: false, refills: 0, substitutionAllowed: true, instructions: "" },
  ...{ reason: "", overruled: [] },
};

let number = 500_000;

function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  stock.add("pharmacy", { id: thing.pharmacy, name: "Corner pharmacy" });
  number += 1;
  stock.add("prescription", {
    ...{
      id: thing.sentPrescription,
      patient_id: thing.patient,
      prescriber_id: thing.employee,
      creator_id: thing.employee,
    },
    ...{ state: "SENT", number, language: "en_US", valid_until: "2099-12-31", signed_at: now, state_at: now },
    ...{ verification_code: thing.sentPrescription, created_at: now, updated_at: now },
  });
  stock.add("prescription_line", {
    ...{ id: thing.sentLine, prescription_id: thing.sentPrescription, position: 1, name: "Metformin" },
    ...{ medicine: JSON.stringify(MEDICINE), quantity: 30 },
  });
  return Promise.resolve();
}

const atDesk = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ params: { prescriptionId: thing.sentPrescription }, ...(body && { body }) }),
});

const recipes: Recipes<OwnThing> = {
  [`GET ${base}/e/pharmacy/manage-prescriptions/:prescriptionId`]: atDesk(),
  // Nothing is to be handed out: past the door it is refused.
  [`POST ${base}/e/pharmacy/manage-prescriptions/:prescriptionId`]: atDesk({ intent: "handOut", version: 1 }),
  [`POST ${base}/e/settings/pharmacies`]: {
    shared: true,
    about: (thing) => ({ body: { intent: "enable", id: thing.pharmacy } }),
  },
};

export const consultationsPharmacyInMatrix = { ids, stock, recipes };
