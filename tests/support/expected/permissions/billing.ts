import {
  ADMIN_CALL,
  ADMIN_SCREEN,
  ANYONES,
  APPOINTMENT_SCREEN,
  doctors,
  frontDesk,
  OWN,
  patients,
  PATIENT_SCREEN,
  PUBLIC_THING,
  SET_SCREEN,
  THEIRS,
  entry,
  screens,
  type Permissions,
  type Rows,
} from "./expectations";

const CHARGE_SCREEN: Rows = { ...SET_SCREEN, biller: ANYONES };

/** Administrators, the front desk and billers; of their own appointments providers, and of their own patients. */
const OF_INVOICE: Rows = { ...APPOINTMENT_SCREEN, nurse: "not-found", ...frontDesk(ANYONES) };
const ISSUING: Rows = { ...ADMIN_SCREEN, admin: ANYONES, ...frontDesk(ANYONES) };
const invoiceView = "/reports/patient_billing/invoiceView/:invoiceId?";

export const billingPermissions: Permissions = {
  // Nobody of the matrix has begun a payment.
  ...entry(
    [
      "GET /development/checkout/:id",
      "POST /development/checkout/:id",
      "GET /secure/appointments/continuepayment/:payment",
    ],
    "not-found",
  ),
  ...entry(
    ["GET /secure/appointments/paynow/:organizationId", "POST /secure/appointments/paynow/:organizationId"],
    PUBLIC_THING,
  ),
  ...entry(
    (["GET", "POST"] as const).flatMap((method) =>
      screens(method, ["/settings/paymentsettings", "/e/settings/payment"]),
    ),
    ADMIN_SCREEN,
  ),
  ...entry(
    [
      ...screens(
        "GET",
        ["", "/assign", "/list", "/report", "/report/file"].map((page) => `/settings/credits${page}`),
      ),
      ...screens("POST", ["/settings/credits/assign"]),
    ],
    ADMIN_SCREEN,
  ),
  ...entry(screens("POST", ["/settings/credits/list"]), { ...ADMIN_SCREEN, admin: PUBLIC_THING }),
  ...entry(
    screens(
      "GET",
      ["management", "usage-report", "usage-report/file"].map((page) => `/e/settings/discount-${page}`),
    ),
    ADMIN_SCREEN,
  ),
  ...entry(screens("POST", ["/e/settings/discount-management"]), { ...ADMIN_SCREEN, admin: PUBLIC_THING }),
  ...entry(screens("GET", ["/credits/list", "/charges/list"]), PATIENT_SCREEN),
  // About an appointment: whoever takes money for the organization, or for their own appointments.
  ...entry(
    [
      ...screens("GET", ["/charges/add", "/charges/view/:chargeId"]),
      ...screens("POST", ["/charges/add", "/charges/view/:chargeId"]),
    ],
    CHARGE_SCREEN,
  ),
  ...entry(screens("GET", ["/invoices/list", "/invoices/list/file"]), {
    ...ADMIN_SCREEN,
    ...doctors("allowed"),
    ...frontDesk("allowed"),
  }),
  ...entry(screens("GET", [invoiceView, "/invoices/pdf/:invoiceId"]), OF_INVOICE),
  ...entry(screens("POST", [invoiceView]), ISSUING),
  ...entry([...screens("GET", ["/invoices/create"]), ...screens("POST", ["/invoices/create"])], ISSUING),
  ...entry([...screens("GET", ["/invoices/credit/:invoiceId"]), ...screens("POST", ["/invoices/credit/:invoiceId"])], {
    ...ISSUING,
    receptionist: "not-found",
  }),
  ...entry(screens("GET", ["/invoices/own"]), PATIENT_SCREEN),
  ...entry(screens("GET", ["/invoices/own/:invoiceId"]), { ...PATIENT_SCREEN, ...patients(OWN, THEIRS) }),
  ...entry(["POST /consultationCredits/grant", "GET /consultationCredits/usages"], ADMIN_CALL),
  // Of a grant, or of a patient, of this organization.
  ...entry(
    [
      "PUT /consultationCredits/grant/:id",
      "DELETE /consultationCredits/grant/:id",
      "GET /consultationCredits/grantList",
      "GET /consultationCredits/availableCredits",
    ],
    { ...ADMIN_CALL, admin: PUBLIC_THING },
  ),
  "POST /appointments/paynow": "allowed",
  ...entry(
    ["GET /paymentGateway/list", "POST /paymentGateway", "GET /paymentSettings", "PUT /paymentSettings"],
    ADMIN_CALL,
  ),
  // There is none to change.
  "PUT /paymentGateway/:id": { ...ADMIN_CALL, admin: "not-found" },
  // Whoever brings the name of no payment is led to the page to pay the organization.
  ...entry(["GET /paymentGateway/:type/return/:payment", "POST /paymentGateway/:type/return/:payment"], "allowed"),
  // Nobody of the matrix holds the service's signature.
  ...entry(
    ["GET /paymentGateway/:type/webhook", "POST /paymentGateway/:type/webhook", "PUT /paymentGateway/:type/webhook"],
    "refused",
  ),
};
