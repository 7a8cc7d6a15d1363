import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import type { AppointmentSummary } from "../../../domain/lists/appointment-summary";
import type { ArrivalAct } from "../../../domain/appointments/arrivals/arrival-stage";
import { patientName } from "../person-names";
import { ArrivalActions } from "./arrival-actions";

interface ArrivalPageProps {
  title: string;
  appointment: AppointmentSummary;
  rights: readonly ArrivalAct[];
  now: number;
  errors: readonly { message: string }[];
}

/** The arrival of one patient alone: where a press leads that was refused. */
export function ArrivalPage({ title, appointment, rights, now, errors }: ArrivalPageProps) {
  const { t } = useT();
  const { id, patient } = appointment;
  const name = patient ? patientName(patient) : t("common:appointmentStates.BLOCKED");
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointment(id)}>{t("scheduling:details.title")}</BackLink>}
        caption={title}
        title={<bdi>{name}</bdi>}
        lead={t("arrivals:act.text")}
      />
      {errors.map(({ message }, index) => (
        <Banner key={message} tone="warn" live takesFocus={index === 0} title={message} />
      ))}
      <Card>
        <ArrivalActions {...{ appointment, name, rights, now }} back={paths.arrival(id)} reloads />
      </Card>
    </>
  );
}
