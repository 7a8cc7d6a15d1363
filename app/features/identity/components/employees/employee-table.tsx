import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { EmailText } from "~/ui/view/email-text";
import { Avatar } from "~/ui/view/avatar";
import { DataTable, type Column } from "~/ui/view/data-table";
import { JOB_NAMES } from "../../domain/team/job";
import type { EmployeeEntry, TeamColumn } from "../../domain/team/employee-entry";
import { EmployeeActions } from "./employee-actions";
import { titledName } from "~/i18n/titled-name";
import { EmployeeStateBadge } from "./employee-state-badge";

export interface EmployeeTableProps {
  employees: readonly EmployeeEntry[];
  /** The keys of the columns that are shown. */
  shown: readonly TeamColumn[];
  /** The way to sort by name; undefined where the list has one order only. */
  sort: Column<EmployeeEntry>["sort"];
}

/** The team, one a row; cards on a phone. */
export function EmployeeTable({ employees, shown, sort }: EmployeeTableProps) {
  const { t } = useT();
  const columns: (Column<EmployeeEntry> & { key: TeamColumn })[] = [
    {
      key: "name",
      header: t("employees:columns.name"),
      lead: true,
      sort,
      cell: (employee) => (
        <span className="flex items-center gap-3">
          <Avatar
            name={`${employee.firstName} ${employee.lastName}`.trim()}
            photo={employee.photoFileId && paths.photo(employee.photoFileId)}
            colourKey={employee.id}
            colour={employee.colour}
            size="small"
          />
          <span className="flex min-w-0 flex-col">
            <TextLink
              href={paths.employeeSettings(employee.id)}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              <bdi>{titledName(t, employee)}</bdi>
            </TextLink>
            <span className="text-sm font-normal text-muted">
              <EmailText>{employee.email}</EmailText>
            </span>
          </span>
        </span>
      ),
    },
    {
      key: "job",
      header: t("employees:columns.job"),
      cell: (employee) => (
        <span className="flex flex-col">
          {t(`employees:jobs.${JOB_NAMES[employee.job]}.title`)}
          <span className="text-sm text-muted">
            <bdi>{employee.isCreator ? t("employees:list.owner") : employee.designation}</bdi>
          </span>
        </span>
      ),
    },
    {
      key: "state",
      header: t("employees:columns.state"),
      cell: (employee) => <EmployeeStateBadge state={employee.state} />,
    },
    {
      key: "email",
      header: t("employees:columns.email"),
      cell: ({ email }) => <EmailText>{email}</EmailText>,
    },
    { key: "phone", header: t("employees:columns.phone"), cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi> },
    {
      key: "actions",
      header: t("employees:list.actions"),
      actions: true,
      align: "end",
      cell: (employee) => <EmployeeActions employee={employee} inRow />,
    },
  ];
  return (
    <DataTable
      caption={t("employees:list.title")}
      columns={columns.filter(({ key }) => shown.includes(key))}
      rows={employees}
      rowKey={({ id }) => id}
    />
  );
}
