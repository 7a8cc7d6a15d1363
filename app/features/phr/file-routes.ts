import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

const at = "features/phr/routes/files/";

/** The files of health records: where they are seen, added and read. */
export const recordFileRoutes = [
  route(routeOf(paths.recordFiles), `${at}record-files.tsx`),
  route(routeOf(paths.recordFile), `${at}file.ts`),
  route(routeOf(paths.recordThumbnail), `${at}thumbnail.ts`),
  route(routeOf(paths.recordDicom), `${at}dicom.tsx`),
  route(routeOf(paths.recordUploads), `${at}uploads.ts`),
  route(routeOf(paths.recordUpload), `${at}upload.ts`),
  route(routeOf(paths.recordPart), `${at}part.ts`),
];
