import type { Stock } from "../house";
import { base, newId, organizationInPath, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

/** Credits that the patient was given. */
const ids = { creditGrant: newId };
type OwnThing = ThingOf<typeof ids>;

function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  stock.add("credit_grant", {
    ...{ id: thing.creditGrant, patient_id: thing.patient, valid_from: now, expires_at: now + 1_000_000_000 },
    ...{ services: "[]", status: "ACTIVE", created_at: now },
  });
  stock.add("credit_move", {
    ...{ id: thing.creditGrant, grant_id: thing.creditGrant, kind: "GRANT", amount: 5, at: now, actor_kind: "system" },
  });
  return Promise.resolve();
}

/** Nobody can name somebody else's: every grant is the organization's. */
const aboutGrant = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  shared: true,
  about: (thing) => ({ params: { id: thing.creditGrant }, ...(body && { body }) }),
});

const ofPatient: Recipe<OwnThing> = {
  shared: true,
  about: (thing) => ({ query: { patientId: thing.patient } }),
};

const comingBack: Recipes[string] = { plain: ({ unique }) => ({ params: { type: "STRIPE", payment: unique } }) };

const telling: Recipes[string] = { plain: () => ({ params: { type: "STRIPE" } }) };

const recipes: Recipes<OwnThing> = {
  [`POST ${base}/settings/credits/assign`]: { plain: () => ({ body: { amount: "1" } }) },
  [`POST ${base}/settings/credits/list`]: {
    shared: true,
    changes: true,
    about: (thing) => ({ body: { intent: "archive", id: thing.creditGrant } }),
  },
  "POST /consultationCredits/grant": { plain: () => ({ body: { amount: 1 } }) },
  "PUT /consultationCredits/grant/:id": aboutGrant({ amount: 6 }),
  "DELETE /consultationCredits/grant/:id": { ...aboutGrant(), changes: true },
  "GET /consultationCredits/grantList": ofPatient,
  "GET /consultationCredits/availableCredits": ofPatient,
  [`POST ${base}/settings/paymentsettings`]: { plain: () => ({ body: { intent: "connect", type: "STRIPE" } }) },
  "GET /secure/appointments/paynow/:organizationId": organizationInPath,
  "POST /secure/appointments/paynow/:organizationId": organizationInPath,
  "GET /development/checkout/:id": { plain: ({ unique }) => ({ params: { id: unique } }) },
  "POST /development/checkout/:id": { plain: ({ unique }) => ({ params: { id: unique } }) },
  "GET /secure/appointments/continuepayment/:payment": { plain: ({ unique }) => ({ params: { payment: unique } }) },
  "GET /paymentGateway/:type/return/:payment": comingBack,
  "POST /paymentGateway/:type/return/:payment": comingBack,
  // Of a version that nobody has: told to be stale.
  "PUT /paymentSettings": {
    plain: () => ({ body: { type: "VIDEO_CONSULTATION", onlinePaymentOptions: "DISABLED", version: 9_999 } }),
  },
  "POST /paymentGateway": { plain: () => ({ body: { type: "STRIPE" } }) },
  "PUT /paymentGateway/:id": {
    plain: ({ unique }) => ({ params: { id: unique }, body: { version: 1, status: "DISABLED" } }),
  },
  "GET /paymentGateway/:type/webhook": telling,
  "POST /paymentGateway/:type/webhook": telling,
  "PUT /paymentGateway/:type/webhook": telling,
};

export const billingInMatrix = { ids, stock, recipes };
