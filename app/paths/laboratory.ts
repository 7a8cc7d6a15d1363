import { at } from "./at";

/** Every URL of laboratory orders that the app links to. */
export const laboratoryPaths = {
  /** Orders of a `patient`, or the provider's own; `standing` narrows them, `afterAt` and `after` say where the list goes on. */
  labOrders: at("/secure/providerweb/lab_orders"),
  /** The form: for a `patient`, in a `consultation`, or of a draft (`order`); `category` and `laboratory` say what is offered. */
  labOrderCreate: at("/secure/providerweb/lab_orders/order"),
  labOrderHelp: at("/secure/providerweb/lab_orders/help"),
  /** `done` says what has just been done. */
  labOrder: at("/secure/providerweb/lab_orders/view/:orderId"),
  labOrderFile: at("/secure/providerweb/lab_orders/view/:orderId/file/:fileId"),
  labDicom: at("/secure/providerweb/lab_orders/view/:orderId/dicom/:fileId"),
  /** An order on paper, and as a PDF; `labels` are those of its samples. */
  labOrderPrint: at("/secure/providerweb/lab_orders/view/:orderId/print"),
  labOrderPdf: at("/secure/providerweb/lab_orders/view/:orderId/pdf"),
  labLabels: at("/secure/providerweb/e/lab/manage-lab-order/:orderId/labels"),
  /** Where the laboratory sends a file of a test in parts. */
  labUploads: at("/secure/providerweb/e/lab/manage-lab-order/:orderId/:testId/uploads"),
  labUpload: at("/secure/providerweb/e/lab/manage-lab-order/:orderId/:testId/uploads/:uploadId"),
  labPart: at("/secure/providerweb/e/lab/manage-lab-order/:orderId/:testId/uploads/:uploadId/:part"),
  /** A patient's values; `of` shows the course of one of them. */
  labValues: at("/secure/providerweb/lab_orders/values"),
  /** The laboratories; `seed` gives one the usual tests. */
  laboratories: at("/secure/providerweb/e/lab-order-admin"),
  labTests: at("/secure/providerweb/e/lab-order-admin/:laboratoryId/tests"),
  labPanels: at("/secure/providerweb/e/lab-order-admin/:laboratoryId/panels"),
  /** What a test measures; `edit` and `add` show the form. */
  labComponents: at("/secure/providerweb/e/lab-order-admin/test/:testId"),
  /** The desk; `list` is one of its worklists. */
  labDesk: at("/secure/providerweb/e/lab/manage-lab-order"),
  /** `test` shows the form of its values. */
  labDeskOrder: at("/secure/providerweb/e/lab/manage-lab-order/:orderId"),
  labReport: at("/secure/providerweb/e/patient-report/lab"),
  labReportFile: at("/secure/providerweb/e/patient-report/lab/file"),
} as const;
