import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { EmptyState } from "~/ui/view/empty-state";
import type { ExpectedPatient } from "./room-props";

/** Nobody is in the room: who comes next, and what can be done for that. */
export function NobodyWaits({ next }: { next: ExpectedPatient | undefined }) {
  const { t, format } = useT();
  const action = next ? (
    next.type === "video" && (
      <LinkButton href={paths.shareRoomLink(next.appointmentId)} icon="link">
        {t("rooms:desk.linkFor", { name: next.patientName })}
      </LinkButton>
    )
  ) : (
    <LinkButton href={paths.appointments({ view: "day" })} tone="secondary" icon="calendar">
      {t("rooms:desk.calendar")}
    </LinkButton>
  );
  return (
    <EmptyState icon="people" title={t("waiting-room:people.empty")} level={3} action={action}>
      <p className="text-base font-semibold text-ink">
        {next
          ? t("rooms:desk.nextIs", { name: next.patientName, time: format.time(next.startsAt, next.timeZone) })
          : t("rooms:desk.noneToday")}
      </p>
      <p>{t("rooms:desk.appear")}</p>
    </EmptyState>
  );
}
