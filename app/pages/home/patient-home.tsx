import { LastConsultationCard } from "~/features/consultations/components/consultations/last-consultation-card";
import { NextAppointment, NoAppointment } from "~/features/scheduling/components/lists/next-appointment";
import {
  BookAgain,
  ComingAppointments,
  PastAppointments,
} from "~/features/scheduling/components/lists/own-appointments";
import type { AppointmentTableProps } from "~/features/scheduling/components/lists/appointment-table-props";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { PageHeader } from "~/ui/view/page-header";
import type { HomeWork } from "./home-work.server";
import { PatientToDo } from "./patient-to-do";

interface PatientHomeProps extends Pick<AppointmentTableProps, "clock"> {
  name: string;
  patient: NonNullable<HomeWork["patient"]>;
  clinical: HomeWork["clinical"];
  timeZone: string;
}

/** A patient's home: what is next, what waits for them, how to come again, and what was. */
export function PatientHome({ name, patient, clinical, clock, timeZone }: PatientHomeProps) {
  const { t } = usePatientT();
  const { coming, past, wayThere, summaries, seesMoney, now } = patient;
  const [first, ...later] = coming;
  const listed = new Set(past.map(({ id }) => id));
  const [newest] = summaries;
  return (
    <>
      <PageHeader
        title={t("home:greeting", { name })}
        actions={
          first && (
            <LinkButton href={paths.booking()} icon="plus" tone="secondary">
              {t("home:menu.book")}
            </LinkButton>
          )
        }
      />
      {first ? <NextAppointment appointment={first} {...{ wayThere, clock, now }} /> : <NoAppointment />}
      <PatientToDo {...patient} followUps={clinical.followUps} timeZone={timeZone} />
      <BookAgain appointments={past} />
      <ComingAppointments appointments={later} clock={clock} />
      <PastAppointments
        appointments={past}
        summaries={Object.fromEntries(
          summaries.flatMap(({ id, appointmentId, withdrawn }) =>
            appointmentId === null || withdrawn ? [] : [[appointmentId, paths.consultation(id)]],
          ),
        )}
        {...{ clock, seesMoney }}
      />
      {newest && (newest.withdrawn || !listed.has(newest.appointmentId ?? "")) && (
        <LastConsultationCard last={newest} timeZone={timeZone} />
      )}
    </>
  );
}
