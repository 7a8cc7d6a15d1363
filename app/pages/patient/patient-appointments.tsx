import { AppointmentTable } from "~/features/scheduling/components/lists/appointment-table";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import type { ComponentProps } from "react";

type Table = ComponentProps<typeof AppointmentTable>;

export interface PatientAppointmentsProps {
  patientId: string;
  appointments: { coming: Table["appointments"]; past: Table["appointments"] };
  clock: Table["clock"];
  /** Whether this person may set an appointment for the patient. */
  maySet: boolean;
}

/** So many are shown at once; whoever comes every day would hide the rest of the page otherwise. */
const FIRST = 5;

/** The appointments of a patient, those to come first. */
export function PatientAppointments({
  patientId,
  appointments: { coming, past },
  clock,
  maySet,
}: PatientAppointmentsProps) {
  const { t } = useT();
  return (
    <>
      <section aria-labelledby="coming" className="flex flex-col gap-4">
        <h2 id="coming" className="text-xl font-semibold">
          {t("patients:details.comingAppointments")}
        </h2>
        {coming.length === 0 ? (
          <Card padding="flush">
            <EmptyState
              level={3}
              title={t("patients:details.noComingAppointments")}
              action={
                maySet && (
                  <LinkButton href={paths.bookingPanel({ patient: patientId })} tone="secondary" icon="plus">
                    {t("patients:details.setAppointment")}
                  </LinkButton>
                )
              }
            />
          </Card>
        ) : (
          <>
            <AppointmentTable
              caption={t("patients:details.comingAppointments")}
              view="staff"
              ofOnePatient
              appointments={coming.slice(0, FIRST)}
              clock={clock}
            />
            {coming.length > FIRST && (
              <details className="flex flex-col gap-4">
                <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-brand-text underline underline-offset-4">
                  {t("patients:details.laterAppointments", { count: coming.length - FIRST })}
                </summary>
                <div className="mt-2">
                  <AppointmentTable
                    caption={t("patients:details.laterAppointments", { count: coming.length - FIRST })}
                    view="staff"
                    ofOnePatient
                    appointments={coming.slice(FIRST)}
                    clock={clock}
                  />
                </div>
              </details>
            )}
          </>
        )}
      </section>
      {past.length > 0 && (
        <section aria-labelledby="past" className="flex flex-col gap-4">
          <h2 id="past" className="text-xl font-semibold">
            {t("patients:details.pastAppointments")}
          </h2>
          <AppointmentTable
            caption={t("patients:details.pastAppointments")}
            view="staff"
            ofOnePatient
            appointments={past}
            clock={clock}
          />
        </section>
      )}
    </>
  );
}
