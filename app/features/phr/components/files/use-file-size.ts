import { useT } from "~/i18n/use-t";

/** Says how large a file is, as people read sizes. */
export function useFileSize(): (bytes: number) => string {
  const { t } = useT();
  return (bytes) =>
    bytes < 1_000_000
      ? t("record-files:kilobytes", { size: Math.max(1, Math.round(bytes / 1_000)) })
      : t("record-files:megabytes", { size: Math.round(bytes / 100_000) / 10 });
}
