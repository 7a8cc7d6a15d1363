import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";

/** How a warning about a medicine is called: the same words and colour in the health record as in prescriptions. */
export function WarningLevelBadge({ level }: { level: "stop" | "warn" }) {
  const { t } = useT();
  return (
    <StatusBadge colour={level === "stop" ? "red" : "orange"}>
      {t(level === "stop" ? "medicine-checks:stop" : "medicine-checks:warn")}
    </StatusBadge>
  );
}
