import { createTranslator } from "~/i18n/translator.server";
import { shownColumns } from "~/kernel/lists/list-choice";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { exportList, MOST_EXPORTED } from "~/platform/http/export-list.server";
import { parse } from "~/platform/http/parse.server";
import { readEmployeePage, searchEmployees } from "../../data/team/employee-list.server";
import { listEntry, TEAM_COLUMNS, type EmployeeEntry, type TeamColumn } from "../../domain/team/employee-entry";
import { searchedTokens } from "../../domain/team/employee-search";
import { JOB_NAMES } from "../../domain/team/job";
import { employeeListSchema } from "../../schemas/team/employee-list";
import { readListChoice } from "../lists/read-list-choice.server";

/** So many are read at a time. */
const A_PIECE = 100;
const MOST_FOUND = 50;

type Words = ReturnType<typeof createTranslator>["t"];
type Cells = Readonly<Record<Exclude<TeamColumn, "actions">, (row: EmployeeEntry) => string>>;

const cellsOf = (t: Words): Cells => ({
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  job: ({ job }) => t(`employees:jobs.${JOB_NAMES[job]}.title`),
  state: ({ state }) => t(`employees:states.${state}`),
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
});

/**
 * All that the list of the team would show on its pages, with the columns that whoever asks chose, as a CSV file. That
 * it was taken is audited.
 */
export async function exportEmployees(context: RequestContext, raw: unknown): Promise<Response> {
  await authorize(context, "employee.manage");
  const { name, status, role, order } = parse(employeeListSchema, raw);
  const { db } = context;
  const tokens = searchedTokens(name);
  const [{ columns }] = await Promise.all([
    readListChoice(context, "team"),
    auditRead(context, {
      action: "employee.export",
      subjectKind: "employee",
      fields: ["export"],
    }),
  ]);
  const { t } = createTranslator(context.locale);
  const cells = cellsOf(t);
  return exportList<EmployeeEntry, string>({
    name: "team",
    columns: shownColumns(TEAM_COLUMNS, columns).flatMap((key) =>
      key === "actions" ? [] : [{ header: t(`employees:columns.${key}`), cell: cells[key] }],
    ),
    page: async (after) => {
      const { employees, after: next } =
        tokens.length === 0
          ? await readEmployeePage(db, { status, role }, { after, order, size: A_PIECE })
          : { employees: await searchEmployees(db, { status, role }, tokens, { size: MOST_FOUND }), after: null };
      return { rows: employees.map((employee) => listEntry(employee, null)), next };
    },
    cut: t("lists:cut", { total: MOST_EXPORTED }),
  });
}
