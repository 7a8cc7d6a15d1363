import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { viewOf, type RecordFile } from "../../domain/files/record-file";
import { useFileSize } from "./use-file-size";

interface FileEntryProps {
  recordId: string;
  /** Whose it is; undefined for the reader's own. */
  patient: string | undefined;
  file: RecordFile;
}

/** One file: a small picture of a picture, a film where it is played, and how it is opened and kept. */
export function FileEntry({ recordId, patient, file }: FileEntryProps) {
  const { t } = useT();
  const size = useFileSize();
  const view = viewOf(file);
  const address = paths.recordFile(recordId, file.id);
  const shown = paths.recordFile(recordId, file.id, { shown: 1 });
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      {view === "picture" && (
        <a href={shown} className="self-start rounded-md">
          <img
            src={paths.recordThumbnail(recordId, file.id)}
            alt={t("record-files:pictureOf", { name: file.name })}
            loading="lazy"
            className="max-h-40 max-w-full rounded-md border border-line bg-sunken object-contain"
          />
        </a>
      )}
      {view === "video" && (
        <video
          controls
          preload="none"
          src={shown}
          aria-label={file.name}
          className="max-h-80 w-full rounded-md bg-sunken"
        />
      )}
      <p className="min-w-0 wrap-anywhere">
        <bdi className="font-semibold">{file.name}</bdi>{" "}
        <span className="text-sm text-muted">{size(file.sizeBytes)}</span>
      </p>
      <p className="flex flex-wrap gap-3">
        {view === "dicom" && (
          <LinkButton href={paths.recordDicom(recordId, file.id, { patient })} size="small">
            {t("record-files:open")}
          </LinkButton>
        )}
        <LinkButton
          href={address}
          tone="secondary"
          size="small"
          icon="download"
          aria-label={t("record-files:downloadOf", { name: file.name })}
        >
          {t("record-files:download")}
        </LinkButton>
      </p>
    </div>
  );
}
