import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";

/** A file of an order, as a page shows it. */
export interface ShownFile {
  id: string;
  name: string;
  contentType: string;
}

interface LabFilesProps {
  orderId: string;
  files: readonly ShownFile[];
  /** What can be done about a file. */
  acts?: (file: ShownFile) => ReactNode;
}

/**
 * The files that the laboratory put to tests, each once though it belongs to several: pictures of a scanner are opened in
 * their viewer.
 */
export function LabFiles({ orderId, files: all, acts }: LabFilesProps) {
  const { t } = useT();
  const files = [...new Map(all.map((file) => [file.id, file])).values()];
  if (files.length === 0) return null;
  return (
    <ul aria-label={t("laboratory:files")} className="flex flex-col">
      {files.map(({ id, name, contentType }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4">
          <TextLink
            href={paths.labOrderFile(orderId, id, contentType.startsWith("image/") ? { shown: "1" } : {})}
            className="inline-flex min-h-11 items-center wrap-anywhere"
          >
            <bdi>{name}</bdi>
          </TextLink>
          {contentType === "application/dicom" && (
            <LinkButton href={paths.labDicom(orderId, id)} tone="secondary" size="small">
              {t("record-files:open")}
            </LinkButton>
          )}
          {acts?.({ id, name, contentType })}
        </li>
      ))}
    </ul>
  );
}
