import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";
import { isConfirmable, type HealthRecord, type Refuted } from "../../domain/records/record-kinds";
import { isolate } from "../../records/record-facts";

type Written = Pick<HealthRecord, "kind" | "authorKind" | "recordedAt" | "verification"> & {
  authorName: string;
  refuted: Refuted | null;
};

/** Who wrote a record last and when, and whether the practice has confirmed or refuted it. */
export function WrittenBy({ record, timeZone }: { record: Written; timeZone: string }) {
  const { t, format } = useT();
  const said = { name: isolate(record.authorName), date: format.date(record.recordedAt, timeZone) };
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span>{record.authorKind === "patient" ? t("phr:written.byPatient", said) : t("phr:written.byStaff", said)}</span>
      {record.verification === "UNCONFIRMED" && isConfirmable(record.kind) && (
        <StatusBadge colour="light-grey">{t("phr:written.unconfirmed")}</StatusBadge>
      )}
      {record.refuted && (
        <StatusBadge colour="orange">
          {t("phr:written.refutedBy", {
            name: isolate(record.refuted.name),
            date: format.date(record.refuted.at, timeZone),
          })}
        </StatusBadge>
      )}
    </p>
  );
}
