import { codeOf } from "~/features/consultations/domain/prescriptions/verification-code";
import type { Stock } from "../house";
import { base, inPath, newId, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const ids = {
  prescription: newId,
  prescriptionDraft: newId,
  prescriptionCode: () => codeOf(crypto.getRandomValues(new Uint8Array(16))),
};
type OwnThing = ThingOf<typeof ids>;

const DAY = 86_400_000;

function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  const row = {
    ...{ patient_id: thing.patient, prescriber_id: thing.employee, creator_id: thing.employee, language: "en_US" },
    ...{ valid_until: new Date(now + 90 * DAY).toISOString().slice(0, 10), state_at: now, created_at: now },
    ...{ updated_at: now, version: 1 },
  };
  const patient = { id: thing.patient, firstName: "A", lastName: "B", birthDate: "1990-01-01", gender: 1, address: "" };
  const prescriber = { employeeId: thing.employee, title: 8, name: "C D", qualification: "", registrationNumber: "" };
  const content = {
    ...{ id: thing.prescription, verificationCode: thing.prescriptionCode, language: "en_US", signedAt: now },
    ...{ validUntil: row.valid_until, diagnosis: "", noteToPharmacist: "", noteToPatient: "", pharmacy: "", patient },
    ...{ prescriber: { ...prescriber, phone: "", signature: "" }, lines: [] },
  };
  stock.add("prescription", {
    ...{ ...row, id: thing.prescription, state: "SIGNED", signed_at: now, signed_with: "SIGN_IN" },
    ...{
      signed_hash: "0".repeat(64),
      verification_code: thing.prescriptionCode,
      signed_sheet: JSON.stringify(content),
    },
  });
  stock.add("prescription", { ...row, id: thing.prescriptionDraft, state: "DRAFT" });
  return Promise.resolve();
}

const signed = inPath<OwnThing>("itemId", (thing) => thing.prescription);
const draft = inPath<OwnThing>("itemId", (thing) => thing.prescriptionDraft);
/** Past the door it is refused, so that nothing changes for those who ask after. */
const refused = (recipe: Recipe<OwnThing>, intent: string): Recipe<OwnThing> => ({
  about: (thing, circumstances) => ({ ...recipe.about?.(thing, circumstances), body: { intent } }),
});
const named = (body?: (thing: OwnThing) => Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ query: { patient: thing.patient }, ...(body && { body: body(thing) }) }),
});
const at = `${base}/prescriptions`;

const recipes: Recipes<OwnThing> = {
  [`GET ${at}/list`]: named(),
  [`POST ${at}/list`]: named((thing) => ({ intent: "askRenewal", id: thing.prescription })),
  [`GET ${at}/create`]: named(),
  [`POST ${at}/create`]: named((thing) => ({ intent: "start", prescriberId: thing.employee })),
  [`GET ${at}/edit/:itemId?`]: draft,
  [`POST ${at}/edit/:itemId?`]: refused(draft, "header"),
  [`GET ${at}/view/:itemId?`]: signed,
  [`POST ${at}/view/:itemId?`]: refused(signed, "cancel"),
  [`GET ${at}/print/:itemId`]: signed,
  [`GET ${at}/pdf/:itemId`]: signed,
  [`GET ${base}/check_prescription/:code?`]: inPath("code", (thing) => thing.prescriptionCode),
  [`POST ${base}/check_prescription/:code?`]: { plain: () => ({ body: { intent: "check", code: "x" } }) },
};

export const consultationsPrescriptionsInMatrix = { ids, stock, recipes };
