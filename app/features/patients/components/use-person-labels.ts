import { usePatientT } from "~/i18n/use-t";

/** What the fields of a person are called. */
export function usePersonLabels() {
  const { t } = usePatientT();
  return {
    title: t("common:fields.title"),
    firstName: t("common:fields.firstName"),
    lastName: t("common:fields.lastName"),
    birthDate: t("common:fields.dateOfBirth"),
    gender: t("common:fields.gender"),
    bloodGroup: t("patients:form.bloodGroup"),
    email: t("common:fields.email"),
    phoneCallingCode: t("common:fields.callingCode"),
    phone: t("common:fields.phone"),
  };
}
