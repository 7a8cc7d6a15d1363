import { useT } from "~/i18n/use-t";
import { EmptyState } from "~/ui/view/empty-state";
import type { VisitPresence } from "../domain/visit-presence";
import { VisitOver } from "./visit-over";

export interface NotOpenProps {
  presence: Exclude<VisitPresence, { kind: "open" }>;
  doctor: string;
  timeZone: string;
}

/** Why the room does not let this visit in now. */
export function NotOpen({ presence, doctor, timeZone }: NotOpenProps) {
  const { t, format } = useT();
  if (presence.kind === "over") return <VisitOver outcome={presence.outcome} doctor={doctor} />;
  if (presence.kind === "early") {
    return (
      <EmptyState icon="clock" title={t("waiting-room:notYet.title")}>
        {t("waiting-room:notYet.text", { time: format.dateTime(presence.opensAt, timeZone, "short") })}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="clock" title={t("waiting-room:notConfirmed.title")}>
      {t("waiting-room:notConfirmed.text")}
    </EmptyState>
  );
}
