import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { DicomViewer } from "~/screens/files/dicom-viewer";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { PageHeader } from "~/ui/view/page-header";
import { viewLabDicom } from "../../services/laboratory/view-lab-dicom.server";

export const handle = { width: "wide", islands: ["dicom"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params: { orderId = "", fileId = "" } }) => {
  const viewed = await viewLabDicom(app, { orderId, fileId });
  return { ...viewed, title: viewed.file.name };
});

/** The picture of a scanner that belongs to an order, with its window and level. */
export default function LabDicomScreen() {
  const { file, orderId, number, atDesk, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  const address = paths.labOrderFile(orderId, file.id);
  return (
    <>
      <PageHeader
        back={
          <BackLink href={atDesk ? paths.labDeskOrder(orderId) : paths.labOrder(orderId)}>
            {t("laboratory:orderNumber", { number: number ?? 0 })}
          </BackLink>
        }
        title={title}
        actions={
          <LinkButton href={address} tone="secondary" icon="download">
            {t("record-files:download")}
          </LinkButton>
        }
      />
      <DicomViewer address={address} />
    </>
  );
}
