import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { DicomViewer } from "~/screens/files/dicom-viewer";
import { viewDicom } from "../../services/files/view-dicom.server";

export const handle = { width: "wide", islands: ["dicom"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const viewed = await viewDicom(app, { recordId: params["recordId"], fileId: params["fileId"] });
  const { file, record, patient, opening } = viewed;
  const patientQuery = app.actor.kind === "patient" ? undefined : patient.id;
  return { file, recordId: record.id, opening, timeZone: app.profile.timeZone, patientQuery, title: file.name };
});

/** The picture of a scanner, with its window and level. */
export default function DicomScreen() {
  const { file, recordId, opening, timeZone, patientQuery: patient, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  const address = paths.recordFile(recordId, file.id);
  return (
    <ScaleOf scale={patient === undefined ? "patient" : "staff"}>
      <PageHeader
        back={<BackLink href={paths.recordFiles(recordId, { patient })}>{t("record-files:title")}</BackLink>}
        title={title}
        actions={
          <LinkButton href={address} tone="secondary" icon="download">
            {t("record-files:download")}
          </LinkButton>
        }
      />
      <OpeningBanner {...{ opening, timeZone }} />
      <DicomViewer address={address} />
    </ScaleOf>
  );
}
