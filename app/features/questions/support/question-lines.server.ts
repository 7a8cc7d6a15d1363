import { titledNames } from "~/features/identity/public.server";
import { departmentsStatement } from "~/features/organization/public.server";
import { patientNames } from "~/features/patients/public.server";
import { titledName } from "~/i18n/titled-name";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import type { QuestionRow } from "../data/questions.server";
import type { QuestionLine } from "../domain/question";

/** The names of employees as patients know them, with their titles, by their ids. */
export async function providerNames(
  context: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { t } = createTranslator(context.locale);
  const found = ids.length === 0 ? new Map<string, never>() : await titledNames(context, [...new Set(ids)]);
  return new Map(
    [...found].map(([id, { title, name }]) => [id, titledName(t, { title, firstName: name, lastName: "" })]),
  );
}

const present = (ids: readonly (string | null)[]) => [...new Set(ids.flatMap((id) => (id === null ? [] : [id])))];

/** Questions as lists show them. Staff see whose they are. */
export async function questionLines(context: RequestContext, rows: readonly QuestionRow[]): Promise<QuestionLine[]> {
  if (rows.length === 0) return [];
  const isPatient = context.actor.kind === "patient";
  const inDepartments = rows.some(({ departmentId }) => departmentId !== null);
  const [providers, patients, departments] = await Promise.all([
    providerNames(context, present(rows.map(({ employeeId }) => employeeId))),
    isPatient ? null : patientNames(context, present(rows.map(({ patientId }) => patientId))),
    inDepartments ? departmentsStatement(context.db) : [],
  ]);
  return rows.map((row) => ({
    ...{ id: row.id, state: row.state, title: row.title, topic: row.topic, serviceName: row.serviceName },
    ...{ isUrgent: row.isUrgent, since: row.since, dueAt: row.dueAt },
    providerName: row.employeeId === null ? null : (providers.get(row.employeeId) ?? null),
    departmentName: departments.find(({ id }) => id === row.departmentId)?.name ?? null,
    patientName: patients?.get(row.patientId) ?? null,
  }));
}
