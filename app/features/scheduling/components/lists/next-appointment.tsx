import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { isCallRunning } from "../../domain/appointments/joinable";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import { AppointmentStatus } from "../appointments/appointment-status";
import { AppointmentTime } from "../appointments/appointment-time";
import { providerName } from "../appointments/person-names";

/** A patient's next appointment, and what to do about it. */
export function NextAppointment({
  appointment,
  clock,
}: {
  appointment: AppointmentSummary | undefined;
  clock: ReaderClock;
}) {
  const { t } = useT();
  if (!appointment) {
    return (
      <Card padding="flush">
        <EmptyState
          title={t("home:patient.noAppointment")}
          action={
            <LinkButton href={paths.booking()} icon="plus">
              {t("home:patient.bookNow")}
            </LinkButton>
          }
        >
          {t("home:patient.noAppointmentText")}
        </EmptyState>
      </Card>
    );
  }
  const { startsAt, endsAt, timeZone, employee, offering, stateId, type, branch } = appointment;
  return (
    <Card title={t("home:patient.nextAppointment")} tone="brand">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="flex flex-col gap-2">
          <div>
            <AppointmentStatus state={stateId} />
          </div>
          <p className="text-xl font-semibold">
            <AppointmentTime {...{ startsAt, endsAt, clock }} zone={timeZone} />
          </p>
          <p>
            {[providerName(t, employee), offering?.name, type === "video" ? null : branch.name]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {isCallRunning(appointment) && (
            // Into the call itself: whoever comes from here has no other way to look for.
            <LinkButton href={paths.videoSession(appointment.id, { enter: "now" })} icon="camera">
              {t("home:patient.joinCall")}
            </LinkButton>
          )}
          <LinkButton
            href={paths.appointment(appointment.id)}
            iconEnd="arrow-end"
            tone={isCallRunning(appointment) ? "secondary" : "primary"}
          >
            {t("common:actions.view")}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
