import { sha256 } from "~/platform/crypto/crypto.server";
import type { Stock } from "../house";
import { base, inPath, newToken, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const ids = {
  /** The mailed question how an appointment was. */
  feedbackToken: newToken("feedback"),
};
type OwnThing = ThingOf<typeof ids>;

async function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  const expires_at = now + 7 * 86_400_000;
  stock.add("feedback", {
    appointment_id: thing.appointment,
    patient_id: thing.patient,
    provider_id: thing.employee,
    branch_id: thing.branch,
    state: "ASKED",
    asked_at: now,
    expires_at,
  });
  stock.add("feedback_link", {
    token_hash: await sha256(thing.feedbackToken),
    appointment_id: thing.appointment,
    expires_at,
  });
}

const ofAppointment: Recipe<OwnThing> = {
  about: (thing) => ({ query: { appointmentId: thing.appointment } }),
};
const changing: Recipe<OwnThing> = {
  changes: true,
  about: (thing) => ({ body: { appointmentId: thing.appointment } }),
};

const recipes: Recipes<OwnThing> = {
  "GET /f/:token": inPath("token", (thing) => thing.feedbackToken, { shared: true }),
  "POST /f/:token": {
    shared: true,
    changes: true,
    about: (thing) => ({ params: { token: thing.feedbackToken }, body: { intent: "decline" } }),
  },
  [`GET ${base}/appointments/feedback/:appointmentId`]: inPath("appointmentId", (thing) => thing.appointment),
  [`POST ${base}/appointments/feedback/:appointmentId`]: {
    changes: true,
    about: (thing) => ({ params: { appointmentId: thing.appointment }, body: { intent: "decline" } }),
  },
  "GET /feedback/:employeeId": inPath("employeeId", (thing) => thing.employee, { shared: true }),
  [`POST ${base}/e/feedback`]: { plain: () => ({ body: { intent: "close" } }) },
  "POST /appointments/feedbackRating/request": changing,
  "POST /appointments/feedbackRating/retry": changing,
  "GET /appointments/feedbackRating/details": ofAppointment,
};

export const feedbackInMatrix = { ids, stock, recipes };
