import { createTranslator } from "~/i18n/translator.server";
import { BLOOD_GROUP, GENDER, HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import { listClients } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { StaleFormError } from "~/platform/http/errors.server";
import { categoryRows } from "../../data/patients/patient-list-read.server";
import { patientFormValues } from "../../domain/patients/patient-form-values";
import type { PatientRecord } from "../../domain/patients/patient-views";
import type { PatientForm } from "../../schemas/patients/patient-form";

/** Codes in words where they differ from what was chosen, so that the form can say what stands there now. */
async function words(context: RequestContext, record: PatientRecord, written: PatientForm) {
  const { t } = createTranslator(context.locale);
  const none = t("common:genders.notSpecified");
  const [title, gender, blood] = [
    nameOfCode(HONORIFIC, record.title),
    nameOfCode(GENDER, record.gender),
    nameOfCode(BLOOD_GROUP, record.bloodGroup),
  ];
  const category = record.categoryId === null ? undefined : await categoryRows.read(context.db, record.categoryId);
  const before = record.clientOrganizationId;
  const client = before === written.clientOrganizationId ? undefined : await listClients(context);
  return {
    ...(client && { clientOrganizationId: client.find(({ id }) => id === before)?.name ?? none }),
    ...(record.title === written.title ? {} : { title: title ? t(`common:honorifics.${title}`) : none }),
    ...(record.gender === written.gender ? {} : { gender: gender ? t(`common:genders.${gender}`) : none }),
    ...(record.bloodGroup === written.bloodGroup
      ? {}
      : { bloodGroup: blood && blood !== "notSpecified" ? blood : none }),
    ...(record.categoryId === written.categoryId ? {} : { categoryId: category?.name ?? none }),
  };
}

/** What somebody else has saved meanwhile, beside what was typed; what the reader may not see is not told. */
export async function stalePatient(
  context: RequestContext,
  record: PatientRecord,
  written: PatientForm,
  noRecords: boolean,
): Promise<StaleFormError> {
  const shown: Record<string, string> = { ...patientFormValues(record), ...(await words(context, record, written)) };
  // A form names the country with the code.
  if (record.phoneCallingCode === written.phoneCallingCode) delete shown.phoneCallingCode;
  const { notes, bloodGroup, ...rest } = shown;
  return new StaleFormError(record.version, noRecords ? rest : { ...rest, notes, bloodGroup });
}
