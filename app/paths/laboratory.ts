/* Every URL of laboratory orders that the app links to. */
import { at } from "./at";

/**
 * Orders of a `patient`, or the provider's own; `standing` narrows them, `afterAt` and `after` say where the list goes
 * on.
 */
export const labOrders = at("/secure/providerweb/lab_orders");
/**
 * The form: for a `patient`, in a `consultation`, or of a draft (`order`); `category` and `laboratory` say what is
 * offered.
 */
export const labOrderCreate = at("/secure/providerweb/lab_orders/order");
export const labOrderHelp = at("/secure/providerweb/lab_orders/help");
/** `done` says what has just been done. */
export const labOrder = at("/secure/providerweb/lab_orders/view/:orderId");
export const labOrderFile = at("/secure/providerweb/lab_orders/view/:orderId/file/:fileId");
export const labDicom = at("/secure/providerweb/lab_orders/view/:orderId/dicom/:fileId");
/** An order on paper, and as a PDF; `labels` are those of its samples. */
export const labOrderPrint = at("/secure/providerweb/lab_orders/view/:orderId/print");
export const labOrderPdf = at("/secure/providerweb/lab_orders/view/:orderId/pdf");
export const labLabels = at("/secure/providerweb/e/lab/manage-lab-order/:orderId/labels");
/** Where the laboratory sends a file of a test in parts. */
export const labUploads = at("/secure/providerweb/e/lab/manage-lab-order/:orderId/:testId/uploads");
export const labUpload = at("/secure/providerweb/e/lab/manage-lab-order/:orderId/:testId/uploads/:uploadId");
export const labPart = at("/secure/providerweb/e/lab/manage-lab-order/:orderId/:testId/uploads/:uploadId/:part");
/** A patient's values; `of` shows the course of one of them. */
export const labValues = at("/secure/providerweb/lab_orders/values");
/** The laboratories; `limits` leads to the critical limits of the only one. */
export const laboratories = at("/secure/providerweb/e/lab-order-admin");
/** `limits` shows its critical limits, and the standard ones that it does not have. */
export const labTests = at("/secure/providerweb/e/lab-order-admin/:laboratoryId/tests");
export const labPanels = at("/secure/providerweb/e/lab-order-admin/:laboratoryId/panels");
/** What a test measures; `edit` and `add` show the form. */
export const labComponents = at("/secure/providerweb/e/lab-order-admin/test/:testId");
/** The desk; `list` is one of its worklists. */
export const labDesk = at("/secure/providerweb/e/lab/manage-lab-order");
/** `test` shows the form of its values, `panel` that of a panel, and `enter` the first one that waits. */
export const labDeskOrder = at("/secure/providerweb/e/lab/manage-lab-order/:orderId");
export const labReport = at("/secure/providerweb/e/patient-report/lab");
export const labReportFile = at("/secure/providerweb/e/patient-report/lab/file");
