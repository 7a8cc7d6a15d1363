import { LastConsultationCard } from "~/features/consultations/components/consultations/last-consultation-card";
import { OwnArrival } from "~/features/scheduling/components/appointments/arrivals/own-arrival";
import { NextAppointment, NoAppointment } from "~/features/scheduling/components/lists/next-appointment";
import {
  BookAgain,
  ComingAppointments,
  PastAppointments,
} from "~/features/scheduling/components/lists/own-appointments";
import { Services } from "~/features/scheduling/components/front-page/services";
import type { AppointmentTableProps } from "~/features/scheduling/components/lists/appointment-table-props";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { SkipLink } from "~/ui/action/skip-link";
import { LinkButton } from "~/ui/action/button";
import { Anchor } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import type { HomeWork } from "./home-work.server";
import { PatientToDo } from "./patient-to-do";

interface PatientHomeProps extends Pick<AppointmentTableProps, "clock"> {
  name: string;
  /** They are a relative, for whom whoever is signed in acts. */
  isRelative: boolean;
  patient: NonNullable<HomeWork["patient"]>;
  clinical: HomeWork["clinical"];
  timeZone: string;
}

/** The services to book, where something else comes first. */
const TO_BOOK = "to-book";
const COLUMN = "flex min-w-0 flex-col gap-6 empty:hidden";
const TWO_COLUMNS =
  "grid grid-cols-[minmax(0,1fr)] items-start gap-6 computer:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] computer:grid-rows-[auto_1fr]";

/** A patient's home: what is next, what waits for them, how to come again, and what was. */
export function PatientHome({ name, isRelative, patient, clinical, clock, timeZone }: PatientHomeProps) {
  const { t } = usePatientT();
  const { coming, past, wayThere, arrival, summaries, seesMoney, now, question, asks, bookable } = patient;
  const [first, ...later] = coming;
  const listed = new Set(past.map(({ id }) => id));
  const [newest] = summaries;
  const offersBeside = first !== undefined && bookable.services.length > 0;
  return (
    <>
      {offersBeside && <SkipLink href={`#${TO_BOOK}`}>{t("home:patient.skipToBook")}</SkipLink>}
      <PageHeader
        title={t(isRelative ? "home:patient.homeOf" : "home:greeting", { name })}
        actions={
          first && (
            <LinkButton href={paths.booking()} icon="plus" tone="secondary">
              {t("home:menu.book")}
            </LinkButton>
          )
        }
      />
      {/* On a wide screen what waits stands beside what is next; on a phone it follows it. */}
      <div className={past.length > 0 ? TWO_COLUMNS : COLUMN}>
        {first ? (
          <div className={COLUMN}>
            <OwnArrival own={arrival} appointmentId={first.id} action={paths.appointment(first.id)} />
            <NextAppointment appointment={first} {...{ wayThere, clock, now }} of={isRelative ? name : null} />
          </div>
        ) : (
          <NoAppointment>{bookable.services.length > 0 && <Services own {...bookable} />}</NoAppointment>
        )}
        <div className={`${COLUMN} computer:col-start-2 computer:row-span-2 computer:row-start-1`}>
          <PatientToDo {...patient} followUps={clinical.followUps} timeZone={timeZone} />
          {question !== null && (
            <Card title={t("feedback:form.home")}>
              <p>{t("feedback:form.homeText")}</p>
              <div className="mt-4">
                <LinkButton href={paths.ownFeedback(question)} tone="secondary">
                  {t("feedback:form.rate")}
                </LinkButton>
              </div>
            </Card>
          )}
          {asks && (
            <Card title={t("home:menu.questions")}>
              <p>{t("text-questions:lead")}</p>
              <div className="mt-4 flex flex-wrap items-center gap-3">
                <LinkButton href={paths.askQuestion()} tone="secondary">
                  {t("text-questions:ask")}
                </LinkButton>
                <Anchor href={paths.textQuestions()} className="inline-flex min-h-11 items-center">
                  {t("text-questions:title")}
                </Anchor>
              </div>
            </Card>
          )}
          <BookAgain appointments={past} />
          {offersBeside && (
            <div id={TO_BOOK}>
              <Card title={t("home:menu.book")}>
                <Services own {...bookable} />
              </Card>
            </div>
          )}
        </div>
        <div className={COLUMN}>
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
        </div>
      </div>
      {newest && (newest.withdrawn || !listed.has(newest.appointmentId ?? "")) && (
        <LastConsultationCard last={newest} timeZone={timeZone} />
      )}
    </>
  );
}
