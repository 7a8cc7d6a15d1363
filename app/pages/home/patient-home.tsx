import { LastConsultationCard } from "~/features/consultations/components/consultations/last-consultation-card";
import { PatientsFollowUps } from "~/features/consultations/components/desk/open-follow-ups";
import { NewResults } from "~/features/consultations/components/laboratory/new-results";
import { AppointmentTable } from "~/features/scheduling/components/lists/appointment-table";
import { BookAgainCard } from "~/features/scheduling/components/lists/book-again";
import type { AppointmentTableProps } from "~/features/scheduling/components/lists/appointment-table-props";
import { NextAppointment } from "~/features/scheduling/components/lists/next-appointment";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { PageHeader } from "~/ui/view/page-header";
import type { HomeWork } from "./home-work.server";

interface PatientHomeProps extends Pick<AppointmentTableProps, "clock"> {
  name: string;
  next: NonNullable<HomeWork["next"]>;
  last: HomeWork["last"];
  clinical: HomeWork["clinical"];
  timeZone: string;
}

/** A patient's home: what is next, and what came of the last appointment. */
export function PatientHome({ name, next, last, clinical, clock, timeZone }: PatientHomeProps) {
  const { t } = useT();
  const [first, ...later] = next;
  return (
    <>
      <PageHeader
        title={t("home:greeting", { name })}
        actions={
          <LinkButton href={paths.booking()} icon="plus" tone="secondary">
            {t("home:menu.book")}
          </LinkButton>
        }
      />
      <NewResults orders={clinical.newResults} timeZone={timeZone} />
      <PatientsFollowUps followUps={clinical.followUps} />
      <NextAppointment appointment={first} clock={clock} />
      {last && <BookAgainCard appointment={last} />}
      {later.length > 0 && (
        <section aria-labelledby="later" className="flex flex-col gap-4">
          <h2 id="later" className="text-xl font-semibold">
            {t("scheduling:list.mineTitle")}
          </h2>
          <AppointmentTable
            caption={t("scheduling:list.mineTitle")}
            view="patient"
            appointments={later}
            clock={clock}
          />
        </section>
      )}
      {clinical.last && <LastConsultationCard last={clinical.last} timeZone={timeZone} />}
    </>
  );
}
