import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

const at = "features/consultations/routes/laboratory/";

/** The screens of laboratory orders: of those who order, of the patient, of the desk and of the catalogue. */
export const laboratoryRoutes = [
  route(routeOf(paths.labOrders), `${at}list.tsx`),
  route(routeOf(paths.labOrderCreate), `${at}order.tsx`),
  route(routeOf(paths.labOrderHelp), `${at}help.tsx`),
  route(routeOf(paths.labOrder), `${at}view.tsx`),
  route(routeOf(paths.labOrderFile), `${at}file.ts`),
  route(routeOf(paths.labDicom), `${at}dicom.tsx`),
  route(routeOf(paths.labOrderPrint), `${at}print.tsx`),
  route(routeOf(paths.labOrderPdf), `${at}pdf.ts`),
  route(routeOf(paths.labLabels), `${at}labels.tsx`),
  route(routeOf(paths.labUploads), `${at}uploads.ts`),
  route(routeOf(paths.labUpload), `${at}upload.ts`),
  route(routeOf(paths.labPart), `${at}part.ts`),
  route(routeOf(paths.labValues), `${at}values.tsx`),
  route(routeOf(paths.laboratories), `${at}laboratories.tsx`),
  route(routeOf(paths.labTests), `${at}tests.tsx`),
  route(routeOf(paths.labPanels), `${at}panels.tsx`),
  route(routeOf(paths.labComponents), `${at}components.tsx`),
  route(routeOf(paths.labDesk), `${at}desk.tsx`),
  route(routeOf(paths.labDeskOrder), `${at}desk-order.tsx`),
  route(routeOf(paths.labReport), `${at}report.tsx`),
  route(routeOf(paths.labReportFile), `${at}report-file.ts`),
];
