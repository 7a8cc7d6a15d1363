import type { Stock } from "../house";
import { appointmentInPath, base, inPath, newId, type About, type Recipes, type ThingOf } from "../recipe";

const ids = {
  /** A published consultation about nothing that was booked. */
  publishedConsultation: newId,
  /** Another one, with a follow-up. */
  openConsultation: newId,
  followUp: newId,
};
type OwnThing = ThingOf<typeof ids>;

function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  for (const id of [thing.publishedConsultation, thing.openConsultation])
    stock.add("consultation", {
      ...{ id, patient_id: thing.patient, provider_id: thing.employee, creator_id: thing.employee },
      ...{
        type: "REVIEW",
        status: "OPEN",
        publish_status: "PUBLISHED",
        published_at: now,
        published_by: thing.employee,
      },
      ...{ start_time: now, consultation_time: now, created_at: now, updated_at: now },
    });
  stock.add("follow_up", {
    ...{ id: thing.followUp, patient_id: thing.patient, provider_id: thing.employee },
    ...{ consultation_id: thing.openConsultation, due_on: "2030-01-07", state: "OPEN" },
    ...{ created_by: thing.employee, created_at: now },
  });
  return Promise.resolve();
}

const at = `${base}/consultations`;
const published = inPath<OwnThing>("consultationId", (thing) => thing.publishedConsultation);
const open = inPath<OwnThing>("consultationId", (thing) => thing.openConsultation);

const recipes: Recipes<OwnThing> = {
  [`GET ${at}/view/:consultationId?`]: published,
  // Without a reason: past the door it is refused.
  [`POST ${at}/view/:consultationId?`]: {
    about: (thing) => ({
      params: { consultationId: thing.publishedConsultation },
      body: { intent: "withdraw", reason: "Entered by mistake" },
    }),
    changes: true,
  },
  [`GET ${at}/print/:consultationId`]: published,
  [`GET ${at}/pdf/:consultationId`]: published,
  [`GET ${base}/health_profile/export/fhir`]: { about: (thing) => ({ query: { patient: thing.patient } }) },
  [`GET ${at}/create`]: { about: (thing) => ({ query: { patient: thing.patient } }) },
  [`POST ${at}/create`]: {
    about: (thing) => ({ body: { intent: "save", patientId: thing.patient, type: "REVIEW" } }),
  },
  [`GET ${at}/open/:appointmentId`]: appointmentInPath,
  [`POST ${at}/open/:appointmentId`]: appointmentInPath,
  [`GET ${at}/desk/:consultationId`]: open,
  [`POST ${at}/desk/:consultationId`]: {
    about: (thing) => ({
      params: { consultationId: thing.openConsultation },
      body: { intent: "set", in: "3-WEEKS", way: "remember" },
    }),
  },
  [`GET ${base}/clinic_consultations`]: {},
  [`GET ${base}/phr_video`]: {},
};

export const consultationsDeskInMatrix = { ids, stock, recipes };
