import type { Stock } from "../house";
import {
  base,
  inPath,
  newId,
  organizationInPath,
  type About,
  type Recipe,
  type Recipes,
  type ThingOf,
} from "../recipe";

/** Credits that the patient was given, a discount, what they were charged for their appointment, and an invoice of it. */
const ids = { creditGrant: newId, discount: newId, charge: newId, invoice: newId };
type OwnThing = ThingOf<typeof ids>;

function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  stock.add("credit_grant", {
    ...{ id: thing.creditGrant, patient_id: thing.patient, valid_from: now, expires_at: now + 1_000_000_000 },
    ...{ services: "[]", status: "ACTIVE", created_at: now },
  });
  stock.add("credit_move", {
    ...{ id: thing.creditGrant, grant_id: thing.creditGrant, kind: "GRANT", amount: 5, at: now, actor_kind: "system" },
  });
  stock.add("discount", {
    ...{ id: thing.discount, name: thing.discount, code: thing.discount, code_folded: thing.discount },
    ...{ rate_ppm: 100_000, enabled: 1, created_at: now },
  });
  stock.add("charge", {
    ...{ id: thing.charge, patient_id: thing.patient, appointment_id: thing.appointment, currency_code: "EUR" },
    ...{ base_minor: 500, tax_minor: 0, total_minor: 500, created_at: now },
  });
  const series = `${thing.invoice}-`;
  const content = {
    seller: { name: "A", lines: [], taxNumber: "", countryCode: "", logoFileId: null },
    buyer: { name: "B C", lines: [], number: 1 },
    ...{ language: "en_US", paper: "A4", timeZone: "Europe/Madrid", footer: "" },
  };
  const amounts = { base_minor: 100, discount_minor: 0, tax_minor: 0, total_minor: 100 };
  stock.add("invoice", {
    ...{ id: thing.invoice, kind: "INVOICE", series, seq: 1, number: `${series}000001`, issued_at: now },
    ...{ issued_on: "2026-11-30", currency_code: "EUR", ...amounts, content: JSON.stringify(content) },
    actor_kind: "system",
  });
  stock.add("invoice_state", {
    ...{ invoice_id: thing.invoice, patient_id: thing.patient, employee_id: thing.employee, issued_at: now },
    state: "DUE",
  });
  stock.add("invoice_line", {
    ...{ invoice_id: thing.invoice, line_no: 1, appointment_id: thing.appointment, description: "D" },
    ...{ served_on: "2026-11-30", quantity: 1, unit_price_minor: 100, ...amounts, taxes: "[]" },
  });
  return Promise.resolve();
}

const invoice = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ params: { invoiceId: thing.invoice }, ...(body && { body }) }),
});
/** What of a patient is to be invoiced: past the door nothing is chosen. */
const charges = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ query: { patientId: thing.patient }, ...(body && { body }) }),
});

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
  [`POST ${base}/e/settings/discount-management`]: {
    shared: true,
    changes: true,
    about: (thing) => ({ body: { intent: "off", id: thing.discount, version: 1 } }),
  },
  [`GET ${base}/charges/add`]: { about: (thing) => ({ query: { appointment: thing.appointment } }) },
  [`POST ${base}/charges/add`]: {
    about: (thing, { unique }) => ({
      // A charge that a colleague has just added is asked about on the page of this appointment.
      query: { appointment: thing.appointment },
      body: {
        intent: "save",
        appointmentId: thing.appointment,
        description: "Certificate",
        unitPrice: "5",
        idempotencyKey: unique,
      },
    }),
  },
  [`GET ${base}/charges/view/:chargeId`]: inPath("chargeId", (thing) => thing.charge),
  [`POST ${base}/charges/view/:chargeId`]: {
    changes: true,
    about: (thing) => ({ params: { chargeId: thing.charge }, body: { intent: "back", reason: "Typed twice" } }),
  },
  [`GET ${base}/reports/patient_billing/invoiceView/:invoiceId?`]: invoice(),
  [`POST ${base}/reports/patient_billing/invoiceView/:invoiceId?`]: invoice({ intent: "mail" }),
  [`GET ${base}/invoices/pdf/:invoiceId`]: invoice(),
  [`GET ${base}/invoices/own/:invoiceId`]: invoice(),
  [`GET ${base}/invoices/credit/:invoiceId`]: invoice(),
  [`POST ${base}/invoices/credit/:invoiceId`]: invoice({ intent: "credit" }),
  [`GET ${base}/invoices/create`]: charges(),
  [`POST ${base}/invoices/create`]: charges({ intent: "issue" }),
  "POST /consultationCredits/grant": { plain: () => ({ body: { amount: 1 } }) },
  "PUT /consultationCredits/grant/:id": aboutGrant({ amount: 6 }),
  "DELETE /consultationCredits/grant/:id": { ...aboutGrant(), changes: true },
  "GET /consultationCredits/grantList": ofPatient,
  "GET /consultationCredits/availableCredits": ofPatient,
  [`POST ${base}/settings/paymentsettings`]: { plain: () => ({ body: { intent: "connect", type: "STRIPE" } }) },
  [`POST ${base}/e/settings/payment`]: { plain: () => ({ body: { intent: "move" } }) },
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
