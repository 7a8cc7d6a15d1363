import type { ReactNode } from "react";
import { useProviderName } from "~/features/consultations/components/consultations/provider-name";
import { providerName } from "~/features/scheduling/components/appointments/person-names";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Icon, type IconName } from "~/ui/base/icon";
import { Card } from "~/ui/view/card";
import type { HomeWork } from "./home-work.server";

type Patient = NonNullable<HomeWork["patient"]>;

interface PatientToDoProps extends Pick<Patient, "answers" | "dues" | "newResults" | "refused" | "toFillIn"> {
  followUps: HomeWork["clinical"]["followUps"];
  /** Of the practice. */
  timeZone: string;
}

/** What waits for a patient, what is of their health first; nothing where nothing does. */
export function PatientToDo({ answers, dues, newResults, refused, toFillIn, followUps, timeZone }: PatientToDoProps) {
  const { t, format } = usePatientT();
  const nameOf = useProviderName();
  if (answers.length + dues.length + newResults.length + refused.length + toFillIn.length + followUps.length === 0)
    return null;
  return (
    <Card title={t("home:patient.toDo.title")} padding="flush">
      <ul className="divide-y divide-line border-t border-line">
        {refused.map(({ prescriptionId, name }) => (
          <Task
            key={`${prescriptionId} ${name}`}
            icon="alert"
            href={paths.prescriptionView(prescriptionId)}
            act={t("home:patient.toDo.readMore")}
            title={t("home:patient.toDo.refused", { name })}
          >
            {t("home:patient.toDo.refusedText")}
          </Task>
        ))}
        {newResults.map(({ id, number, since }) => (
          <Task
            key={id}
            icon="pulse"
            href={paths.labOrder(id)}
            act={t("laboratory:newResultOpen")}
            title={t("laboratory:newResult")}
          >
            {format.parts([
              t("laboratory:orderNumber", { number: number ?? 0 }),
              since !== null && format.date(since, timeZone),
            ])}
          </Task>
        ))}
        {toFillIn.map(({ id, title, dueAt }) => (
          <Task
            key={id}
            icon="document"
            href={paths.ownQuestionnaire(id)}
            act={t("home:patient.toDo.questionnaireOpen")}
            title={t("home:patient.toDo.questionnaire", { title })}
          >
            {dueAt !== null && t("questionnaires:due", { when: format.dateTime(dueAt, timeZone, "medium") })}
          </Task>
        ))}
        {answers.map(({ id, employee, startsAt, timeZone: zone }) => (
          <Task
            key={id}
            icon="calendar"
            href={paths.appointment(id)}
            act={t("home:patient.answer")}
            title={t("home:patient.toDo.answer", { doctor: providerName(t, employee) })}
          >
            {format.parts([format.date(startsAt, zone, "long"), format.time(startsAt, zone)])}
          </Task>
        ))}
        {dues.map(({ currencyCode, toPayMinor }) => (
          <Task
            key={currencyCode}
            icon="card"
            href={paths.payments()}
            act={t("home:patient.toDo.payNow")}
            title={t("home:patient.toDo.pay", { amount: format.money(toPayMinor, currencyCode) })}
          />
        ))}
        {followUps.map(({ id, providerId, providerTitle, providerName: name, offeringId, dueOn, isOverdue, note }) => (
          <Task
            key={id}
            icon="clock"
            href={paths.bookWithProvider(providerId, {
              service: offeringId ?? undefined,
              day: isOverdue ? undefined : dueOn,
            })}
            act={t("desk:followUp.choose")}
            title={t(isOverdue ? "desk:followUp.withOverdue" : "desk:followUp.with", {
              doctor: nameOf({ title: providerTitle, name }),
              date: format.plainDate(dueOn),
            })}
          >
            {note !== "" && <bdi>{note}</bdi>}
          </Task>
        ))}
      </ul>
    </Card>
  );
}

interface TaskProps {
  icon: IconName;
  title: string;
  children?: ReactNode;
  href: string;
  /** The words of its button. */
  act: string;
}

function Task({ icon, title, children, href, act }: TaskProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-[min(--spacing(5),6vw)] py-4 tablet:px-6">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-4">
        <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-brand-text" />
        <div className="min-w-0">
          <p className="font-semibold">
            <bdi>{title}</bdi>
          </p>
          {children && <p className="text-muted">{children}</p>}
        </div>
      </div>
      <LinkButton href={href} className="max-tablet:w-full" tone="secondary">
        {act}
      </LinkButton>
    </li>
  );
}
