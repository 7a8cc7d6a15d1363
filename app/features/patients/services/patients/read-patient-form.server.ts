import { auditStatement } from "~/db/commit.server";
import { listClients } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { categoriesStatement } from "../../data/patients/patient-list-read.server";
import { localDate } from "~/kernel/time/local-date";
import { patientFormValues } from "../../domain/patients/patient-form-values";
import type { RegistrationRules } from "../../domain/registration/registration-rules";
import { mayReadRecords } from "../../support/patients/may-read-records.server";
import { reachPatient } from "./read-patient.server";
import { readRegistrationRules } from "../registration/read-registration-rules.server";

interface FormFrame {
  rules: Omit<RegistrationRules, "terms">;
  /** The date at the organization, YYYY-MM-DD. */
  today: string;
  /** Those that may be chosen: the enabled, and the one that is chosen. */
  categories: { id: string; name: string }[];
  /** Likewise, the organizations whose members the practice looks after. */
  clients: { id: string; name: string }[];
  /** Whether what belongs to the health record is asked for. */
  records: boolean;
}

interface Chosen {
  categoryId: string | null;
  clientOrganizationId: string | null;
}

/** Those that may be chosen. */
const choosable = (list: readonly { id: string; name: string; enabled: boolean }[], chosen: string | null) =>
  list.filter(({ enabled, id }) => enabled || id === chosen).map(({ id, name }) => ({ id, name }));

async function frameOf(context: RequestContext, chosen: Chosen | null, records: boolean): Promise<FormFrame> {
  const [rules, categories, clients] = await Promise.all([
    readRegistrationRules(context),
    categoriesStatement(context.db),
    listClients(context),
  ]);
  return {
    rules,
    today: localDate(context.now, context.profile.timeZone),
    categories: choosable(categories, chosen?.categoryId ?? null),
    clients: choosable(clients, chosen?.clientOrganizationId ?? null),
    records,
  };
}

/** What the form needs that writes a new patient down. */
export async function readNewPatientForm(context: RequestContext): Promise<FormFrame> {
  await authorize(context, "patient.create");
  return frameOf(context, null, true);
}

/** The form of a patient who is there, with what it holds. Reading it is written down. */
export async function readPatientForm(context: RequestContext, id: string) {
  await authorize(context, "patient.list");
  const { record, isOwn } = await reachPatient(context, "patient.update", id);
  const records = await mayReadRecords(context, isOwn);
  const [frame] = await Promise.all([
    frameOf(context, record, records),
    auditStatement(context, { action: "patient.read", subjectKind: "patient", subjectId: id, patientId: id }).run(),
  ]);
  const { notes, bloodGroup, ...values } = patientFormValues(record);
  const shown: Record<string, string | undefined> = records ? { ...values, notes, bloodGroup } : values;
  return {
    ...frame,
    id,
    name: `${record.firstName} ${record.lastName}`.trim(),
    version: record.version,
    values: shown,
  };
}

/** By which rules the form of a patient is read when it comes back: what its writer may not see is not asked for. */
export async function rulesOfPatientForm(context: RequestContext, id: string) {
  await authorize(context, "patient.list");
  const { isOwn } = await reachPatient(context, "patient.update", id);
  const [rules, records] = await Promise.all([readRegistrationRules(context), mayReadRecords(context, isOwn)]);
  return {
    rules: records ? rules : { ...rules, bloodGroup: "HIDDEN" as const },
    today: localDate(context.now, context.profile.timeZone),
  };
}
