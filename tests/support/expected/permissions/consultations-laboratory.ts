import {
  ADMIN_SCREEN,
  ANYONES,
  base,
  doctors,
  entry,
  LIST_SCREEN,
  OWN,
  patients,
  PUBLIC_THING,
  screens,
  STAFF_CALL,
  strangers,
  THEIRS,
  type Permissions,
  type Rows,
} from "./expectations";

/** An order and the values of a patient: for whoever reads the record. */
const READ: Rows = {
  ...strangers("sign-in"),
  ...patients(OWN, THEIRS),
  ...doctors(OWN, THEIRS),
  unapproved: "not-found",
  nurse: ANYONES,
  admin: ANYONES,
};

/** Who looks after the patient orders; administrators and patients only read. */
const ORDERED: Rows = { ...READ, ...patients("not-found"), admin: "not-found" };

/** What the laboratory has at its desk: of those who may come here, administrators too. */
const DESK: Rows = { ...ADMIN_SCREEN, admin: ANYONES, laboratory: ANYONES };

/** A file on its way is its sender's alone. */
const SENT: Rows = { ...DESK, admin: "not-found", laboratory: "not-found" };

/** A file of an order, which the laboratory that put it there sees too. */
const FILE_OF_ORDER: Rows = { ...READ, laboratory: ANYONES };

/** Of the organization's own catalogue. */
const CATALOGUE: Rows = { ...ADMIN_SCREEN, admin: PUBLIC_THING };

const refusedByCalls = (rows: Rows): Rows => ({ ...rows, unapproved: "refused" });

const orders = `${base}/lab_orders`;
const admin = `${base}/e/lab-order-admin`;
const desk = `${base}/e/lab/manage-lab-order`;

export const consultationsLaboratoryPermissions: Permissions = {
  [`GET ${orders}`]: LIST_SCREEN,
  [`GET ${orders}/help`]: LIST_SCREEN,
  ...entry([`GET ${orders}/order`, `POST ${orders}/order`], ORDERED),
  ...entry(
    ["", "/print", "/pdf"].map((part) => `GET ${orders}/view/:orderId${part}`),
    READ,
  ),
  ...entry(
    ["/file/:fileId", "/dicom/:fileId"].map((part) => `GET ${orders}/view/:orderId${part}`),
    FILE_OF_ORDER,
  ),
  [`GET ${orders}/values`]: READ,
  // What is asked for there is to cancel: a nurse never does.
  [`POST ${orders}/view/:orderId`]: { ...ORDERED, nurse: "not-found" },
  [`GET ${admin}`]: ADMIN_SCREEN,
  [`POST ${admin}`]: CATALOGUE,
  ...entry(
    ["tests", "panels"].flatMap((list) => ["GET", "POST"].map((method) => `${method} ${admin}/:laboratoryId/${list}`)),
    CATALOGUE,
  ),
  ...entry([`GET ${admin}/test/:testId`, `POST ${admin}/test/:testId`], CATALOGUE),
  [`GET ${desk}`]: { ...ADMIN_SCREEN, laboratory: "allowed" },
  ...entry(
    ["GET /:orderId", "POST /:orderId", "GET /:orderId/labels", "POST /:orderId/:testId/uploads"].map((call) =>
      call.replace(" ", ` ${desk}`),
    ),
    DESK,
  ),
  ...entry(
    ["/:uploadId", "/:uploadId/:part"].map((part) => `POST ${desk}/:orderId/:testId/uploads${part}`),
    SENT,
  ),
  ...entry(screens("GET", ["/e/patient-report/lab", "/e/patient-report/lab/file"]), ADMIN_SCREEN),
  ...entry(["GET /api/medical/lab/list", "GET /api/medical/lab/test"], STAFF_CALL),
  "POST /api/medical/lab/order": { ...refusedByCalls(ORDERED), ...patients("refused"), admin: "not-found" },
  "GET /api/medical/lab/order/search": refusedByCalls(READ),
};
