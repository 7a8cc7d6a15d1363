import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Avatar } from "~/ui/view/avatar";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { isCallRunning } from "../../domain/appointments/joinable";
import { ownStep } from "../../domain/appointments/own-next-step";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import { OwnHead } from "../appointments/own-head";
import { patientName, providerName } from "../appointments/person-names";

interface NextAppointmentProps {
  appointment: AppointmentSummary;
  /** The address of the way there; null where nobody goes anywhere. */
  wayThere: string | null;
  clock: ReaderClock;
  /** UTC ms. */
  now: number;
  /** The relative whose it is, to whoever acts for them. */
  of?: string | null;
}

/** A patient's next appointment: when and where it is, and the one most useful thing to do about it. */
export function NextAppointment({ appointment, wayThere, clock, now, of = null }: NextAppointmentProps) {
  const { t } = usePatientT();
  const { employee, offering } = appointment;
  return (
    <OwnHead
      {...{ appointment, clock, now }}
      title={of === null ? t("home:patient.nextAppointment") : t("home:patient.nextAppointmentOf", { name: of })}
      acts={<Acts {...{ appointment, wayThere, now }} />}
    >
      <div className="flex items-center gap-4">
        <Avatar
          name={patientName(employee)}
          photo={employee.photoFileId && paths.photo(employee.photoFileId)}
          colourKey={employee.id}
          colour={employee.colour}
        />
        <p className="min-w-0 leading-snug">
          <bdi className="block text-lg font-semibold">{providerName(t, employee)}</bdi>
          {offering && <bdi>{offering.name}</bdi>}
        </p>
      </div>
    </OwnHead>
  );
}

/** The way in, the way there or the answer first; then what else can be done. */
function Acts({ appointment, wayThere, now }: Pick<NextAppointmentProps, "appointment" | "wayThere" | "now">) {
  const { t } = usePatientT();
  const { id } = appointment;
  const step = ownStep(appointment, now);
  const running = isCallRunning(appointment);
  return (
    <>
      {step === "answer" && (
        <LinkButton href={paths.appointment(id)} icon="check">
          {t("home:patient.answer")}
        </LinkButton>
      )}
      {step === "join" && (
        // Into a call that goes on at once: whoever comes from here has no other way to look for.
        <LinkButton href={paths.videoSession(id, running ? { enter: "now" } : {})} icon="camera">
          {t(running ? "home:patient.joinCall" : "home:patient.join")}
        </LinkButton>
      )}
      {step === "directions" && wayThere && (
        <LinkButton href={wayThere} rel="noopener" icon="pin">
          {t("front:places.directions")}
        </LinkButton>
      )}
      {!running && (
        <LinkButton href={paths.appointmentForCalendar(id)} tone="secondary" icon="calendar">
          {t("booking:done.addToCalendar")}
        </LinkButton>
      )}
      <LinkButton href={paths.appointment(id)} tone="secondary" icon={running ? "eye" : "edit"}>
        {t(running ? "common:actions.view" : "home:patient.change")}
      </LinkButton>
    </>
  );
}

/** In place of a next appointment: the way to book one, with the services that lead to their times at one press. */
export function NoAppointment({ children }: { children: ReactNode }) {
  const { t } = usePatientT();
  const all = (
    <LinkButton href={paths.booking()} icon="plus" tone={children ? "secondary" : "primary"}>
      {t("home:patient.bookNow")}
    </LinkButton>
  );
  if (children)
    return (
      <Card title={t("home:patient.noAppointment")}>
        <p className="mb-2 text-muted">{t("home:patient.noAppointmentText")}</p>
        {children}
        <div className="mt-5">{all}</div>
      </Card>
    );
  return (
    <Card padding="flush">
      <EmptyState icon="calendar" title={t("home:patient.noAppointment")} action={all}>
        {t("home:patient.noAppointmentText")}
      </EmptyState>
    </Card>
  );
}
