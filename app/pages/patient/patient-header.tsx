import type { ReactNode } from "react";
import { personName, phoneText } from "~/features/patients/components/person-name";
import type { ShownPerson } from "~/features/patients/components/patient-facts";
import { AppointmentTime } from "~/features/scheduling/components/appointments/appointment-time";
import type { AppointmentTableProps } from "~/features/scheduling/components/lists/appointment-table-props";
import type { Standing } from "~/features/scheduling/public.server";
import { findLocale, LOCALES } from "~/i18n/locales";
import { useT } from "~/i18n/use-t";
import { GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { TextLink } from "~/ui/base/link";
import { Avatar } from "~/ui/view/avatar";
import { StatusBadge } from "~/ui/view/status-badge";

export interface PatientHeaderProps {
  person: ShownPerson;
  age: number | null;
  photoFileId: string | null;
  maySet: boolean;
  /** The names of what is dangerous. */
  alerts: readonly string[];
  /** How many details that the practice requires are missing. */
  missing: number;
  insuranceEnded: boolean;
  /** What is booked next; null for whoever sees no appointments. */
  coming: AppointmentTableProps["appointments"] | null;
  clock: AppointmentTableProps["clock"];
  /** How it stands with their money in each currency; null for whoever takes no money. */
  standings: readonly Standing[] | null;
}

/**
 * Who the patient is and what must not be missed, in view while the page scrolls: all of it where there is room, on a
 * phone the name, the number to call and what is dangerous.
 */
export function PatientHeader(props: PatientHeaderProps) {
  const { person, photoFileId, maySet } = props;
  const { t } = useT();
  const name = personName(person);
  return (
    <header className="contents tablet:sticky tablet:top-(--bar-height) tablet:z-10 tablet:block tablet:border-b tablet:border-line tablet:bg-canvas tablet:py-3 tablet:print:static">
      <div className="sticky top-(--bar-height) z-10 flex flex-col gap-2 bg-canvas py-2 tablet:static tablet:py-0">
        <div className="flex items-center gap-3">
          <Avatar
            name={name}
            photo={photoFileId && paths.profileFile(photoFileId, { patient: person.id })}
            colourKey={person.id}
          />
          <div className="min-w-0 grow">
            <h1 className="font-display text-xl leading-tight font-semibold wrap-anywhere tablet:text-2xl">
              <bdi>{name}</bdi>
            </h1>
            <Identity {...props} />
          </div>
          <Reached person={person} />
          {maySet && (
            <LinkButton href={paths.bookingPanel({ patient: person.id })} icon="calendar" className="max-tablet:hidden">
              {t("patients:details.setAppointment")}
            </LinkButton>
          )}
        </div>
        <Alerts {...props} />
      </div>
      <Facts {...props} />
    </header>
  );
}

/** Age, date of birth, sex and number, in a line. */
function Identity({ person, age }: PatientHeaderProps) {
  const { t, format } = useT();
  const { birthDate, number, gender } = person;
  const sex = nameOfCode(GENDER, gender);
  const words = [
    age !== null && t("patients:details.age", { count: age }),
    birthDate === "" ? t("chart:noBirthDate") : format.plainDate(birthDate, "medium"),
    sex && t(`common:genders.${sex}`),
    t("patients:details.numberIs", { number }),
  ];
  return <p className="text-sm text-muted">{format.parts(words)}</p>;
}

/** How the patient is reached, by one press each. */
function Reached({ person }: Pick<PatientHeaderProps, "person">) {
  const { t } = useT();
  const phone = phoneText(person);
  return (
    <div className="flex shrink-0 flex-wrap justify-end gap-x-4">
      {phone !== "" && (
        <TextLink
          href={`tel:${phone.replaceAll(" ", "")}`}
          aria-label={t("chart:call", { number: phone })}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2"
        >
          <Icon name="phone" />
          <span dir="ltr" className="max-tablet:hidden">
            {phone}
          </span>
        </TextLink>
      )}
      {person.email !== "" && (
        <TextLink
          href={`mailto:${person.email}`}
          aria-label={`${t("chart:write")}: ${person.email}`}
          className="inline-flex min-h-11 min-w-11 items-center justify-center"
        >
          <Icon name="mail" />
        </TextLink>
      )}
    </div>
  );
}

/** What is dangerous, and what is missing. */
function Alerts({ person, alerts, missing, insuranceEnded }: PatientHeaderProps) {
  const { t } = useT();
  const said = [
    !person.enabled && t("chart:disabled"),
    missing > 0 && t("chart:missing", { count: missing }),
    person.phone === "" && t("chart:noPhone"),
    person.email === "" && t("chart:noEmail"),
    insuranceEnded && t("chart:insuranceEnded"),
  ].filter((words) => words !== false);
  if (alerts.length + said.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 tablet:gap-2">
      {alerts.map((name) => (
        <li
          key={name}
          className="inline-flex items-center gap-1.5 rounded-full border border-danger-line bg-danger-soft px-2.5 py-0.5 text-sm tablet:px-3 tablet:py-1 font-semibold text-danger-text"
        >
          <Icon name="alert" className="size-4" />
          {t("chart:allergy", { name })}
        </li>
      ))}
      {said.map((words) => (
        <li key={words}>
          <StatusBadge colour="orange">{words}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}

/** What comes next, what is unpaid, and which language the patient speaks. */
function Facts({ person, coming, clock, standings }: PatientHeaderProps) {
  const { t, format } = useT();
  const [next] = coming ?? [];
  const language = findLocale(person.languageCode ?? "");
  const amounts = standings?.flatMap(({ toPayMinor, currencyCode }) =>
    toPayMinor > 0 ? [format.money(toPayMinor, currencyCode)] : [],
  );
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-3 py-2 text-sm tablet:mt-2 tablet:flex tablet:flex-wrap tablet:gap-x-6 tablet:gap-y-1 tablet:rounded-none tablet:border-0 tablet:bg-transparent tablet:p-0">
      {coming && (
        <Fact term={t("chart:next")}>
          {next ? (
            <TextLink
              href={paths.appointment(next.id)}
              className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
            >
              <AppointmentTime
                {...{ startsAt: next.startsAt, endsAt: next.endsAt, clock }}
                zone={next.timeZone}
                leads="reader"
                style="line"
              />
            </TextLink>
          ) : (
            t("chart:noNext")
          )}
        </Fact>
      )}
      {amounts && (
        <Fact term={t("chart:unpaid")}>
          {amounts.length === 0 ? (
            t("chart:nothingUnpaid")
          ) : (
            <TextLink
              href={paths.patient(person.id, { tab: "money" })}
              className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
            >
              {format.list(amounts)}
            </TextLink>
          )}
        </Fact>
      )}
      {language && <Fact term={t("chart:speaks")}>{format.languageName(LOCALES[language].bcp47)}</Fact>}
      {clock.isTheirs || <Fact term={t("organization:timeZone")}>{format.zoneName(clock.zone, 0)}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col tablet:flex-row tablet:flex-wrap tablet:items-center tablet:gap-x-2">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
