import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import type { EmployeeEntry } from "../../domain/team/employee-entry";
import { JOB_NAMES } from "../../domain/team/job";
import { EmployeeActions, hasActions } from "./employee-actions";
import { EmployeeStateBadge } from "./employee-state-badge";

export interface EmployeeOverviewProps {
  employee: EmployeeEntry;
  branches: readonly string[];
  departments: readonly string[];
  services: readonly string[];
  phone: string;
  /** Whether they offer services. */
  offers: boolean;
  /** Whether the reader may hand the ownership over. */
  canReassign: boolean;
}

/** One employee at a glance, with the ways to everything that is set for them. */
export function EmployeeOverview(props: EmployeeOverviewProps) {
  const { employee } = props;
  const { t, format } = useT();
  const list = (names: readonly string[]) =>
    names.length > 0 ? format.list(names) : <span className="text-muted">{t("employees:settings.none")}</span>;
  const rows: { term: string; value: ReactNode }[] = [
    { term: t("employees:settings.standing"), value: <EmployeeStateBadge state={employee.state} /> },
    { term: t("employees:columns.job"), value: t(`employees:jobs.${JOB_NAMES[employee.job]}.title`) },
    { term: t("employees:form.email"), value: <bdi className="break-all">{employee.email}</bdi> },
    ...(props.phone ? [{ term: t("employees:settings.phone"), value: <bdi dir="ltr">{props.phone}</bdi> }] : []),
    { term: t("employees:settings.branches"), value: list(props.branches) },
    { term: t("employees:settings.departments"), value: list(props.departments) },
    ...(props.offers ? [{ term: t("employees:settings.services"), value: list(props.services) }] : []),
  ];
  return (
    <>
      <Card footer={hasActions(employee) ? <EmployeeActions employee={employee} /> : undefined}>
        <SummaryList rows={rows} />
      </Card>
      <Areas {...props} />
    </>
  );
}

function Areas({ employee: { id }, offers, canReassign }: EmployeeOverviewProps) {
  const { t } = useT();
  const areas = [
    { href: paths.employeeEdit(id), title: t("employees:settings.edit"), text: t("employees:settings.editText") },
    {
      href: paths.employeeAccount(id),
      title: t("employees:settings.account"),
      text: t("employees:settings.accountText"),
    },
    {
      href: paths.employeeProfile(id),
      title: t("employees:settings.profile"),
      text: t("employees:settings.profileText"),
    },
    ...(offers
      ? [
          {
            href: paths.employeeServices(id),
            title: t("employees:settings.services"),
            text: t("employees:settings.servicesText"),
          },
          {
            href: paths.employeeTimings(id),
            title: t("employees:settings.timings"),
            text: t("employees:settings.timingsText"),
          },
        ]
      : []),
    ...(canReassign
      ? [
          {
            href: paths.ownershipReassign(),
            title: t("employees:settings.ownership"),
            text: t("employees:settings.ownershipText"),
          },
        ]
      : []),
  ];
  return (
    <Card title={t("employees:settings.areas")}>
      <ul className="grid gap-x-8 gap-y-5 tablet:grid-cols-2">
        {areas.map(({ href, title, text }) => (
          <li key={href}>
            <TextLink href={href} className="inline-flex min-h-11 items-center font-semibold">
              {title}
            </TextLink>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
