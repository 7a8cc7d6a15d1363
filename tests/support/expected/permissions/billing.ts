import {
  ADMIN_CALL,
  ADMIN_SCREEN,
  PATIENT_SCREEN,
  PUBLIC_THING,
  entry,
  screens,
  type Permissions,
} from "./expectations";

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
    [...screens("GET", ["/settings/paymentsettings"]), ...screens("POST", ["/settings/paymentsettings"])],
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
  ...entry(screens("GET", ["/credits/list"]), PATIENT_SCREEN),
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
