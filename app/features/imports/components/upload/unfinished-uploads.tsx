import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Card } from "~/ui/view/card";
import { megabytes } from "./megabytes";

interface Unfinished {
  uploadId: string;
  fileName: string;
  bytes: number;
  arrivedBytes: number;
  /** UTC ms. */
  keptUntil: number;
}

/** Files of which a part has arrived: how to go on, and a way to throw them away. */
export function UnfinishedUploads({ uploads, zone }: { uploads: readonly Unfinished[]; zone: string }) {
  const { t, format } = useT();
  return (
    <Card title={t("imports:upload.unfinished")}>
      <ul className="flex flex-col gap-4">
        {uploads.map(({ uploadId, fileName, bytes, arrivedBytes, keptUntil }) => (
          <li key={uploadId} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <bdi>{fileName}</bdi>
              </p>
              <p>{t("imports:upload.amount", { done: megabytes(arrivedBytes), all: megabytes(bytes) })}</p>
              <p className="text-sm text-muted">
                {t("imports:upload.goOn", { until: format.dateTime(keptUntil, zone) })}
              </p>
            </div>
            <form method="post">
              <input type="hidden" name="discard" value={uploadId} />
              <AskFirst
                aria-label={t("imports:upload.discardOf", { file: fileName })}
                question={t("common:sure")}
                text={t("common:final")}
              >
                {t("imports:upload.discard")}
              </AskFirst>
            </form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
