import { readListChoice } from "~/features/identity/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { shownColumns } from "~/kernel/lists/list-choice";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { exportList, MOST_EXPORTED } from "~/platform/http/export-list.server";
import { parse } from "~/platform/http/parse.server";
import { localDate } from "~/kernel/time/local-date";
import { PATIENT_COLUMNS, type PatientColumn, type PatientRow } from "../../domain/patients/patient-views";
import { listPatientsSchema } from "../../schemas/patients/list-patients";
import { patientsPage } from "../../support/patients/patients-page.server";

/** So many are read at a time. */
const A_PIECE = 60;

type Cells = Readonly<Record<Exclude<PatientColumn, "actions">, (row: PatientRow) => string>>;

const phoneOf = ({ phone, phoneCallingCode }: PatientRow) =>
  phone === "" ? "" : [phoneCallingCode && `+${phoneCallingCode}`, phone].filter(Boolean).join(" ");

const cellsOf = (timeZone: string): Cells => ({
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  number: ({ number }) => String(number),
  born: ({ birthDate }) => birthDate,
  contact: (row) => [phoneOf(row), row.email].filter(Boolean).join(", "),
  category: ({ category }) => category?.name ?? "",
  phone: phoneOf,
  email: ({ email }) => email,
  added: ({ createdAt }) => localDate(createdAt, timeZone),
});

/**
 * All that the list of patients would show on its pages, with the columns that whoever asks chose, as a CSV file; see
 * `exportList` for how many rows at most. That it was taken is audited.
 */
export async function exportPatients(context: RequestContext, raw: unknown): Promise<Response> {
  await authorize(context, "patient.list");
  const asked = parse(listPatientsSchema, raw);
  const [{ columns }] = await Promise.all([
    readListChoice(context, "patients"),
    auditRead(context, { action: "patient.export", subjectKind: "patient", fields: ["export"] }),
  ]);
  const { t } = createTranslator(context.locale);
  const cells = cellsOf(context.profile.timeZone);
  return exportList<PatientRow, string>({
    name: "patients",
    columns: shownColumns(PATIENT_COLUMNS, columns).flatMap((key) =>
      key === "actions" ? [] : [{ header: t(`patients:columns.${key}`), cell: cells[key] }],
    ),
    page: async (after) => {
      const { rows, after: next } = await patientsPage(context, asked, { size: A_PIECE, after });
      return { rows, next };
    },
    cut: t("lists:cut", { total: MOST_EXPORTED }),
  });
}
