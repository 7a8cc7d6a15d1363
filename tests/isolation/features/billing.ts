import { base, organizationInPath, type Recipes } from "../recipe";

const comingBack: Recipes[string] = { plain: ({ unique }) => ({ params: { type: "STRIPE", payment: unique } }) };

const telling: Recipes[string] = { plain: () => ({ params: { type: "STRIPE" } }) };

const recipes: Recipes = {
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

export const billingInMatrix = { ids: {}, recipes };
