import type { useT } from "~/i18n/use-t";
import type { FormFieldSpec } from "~/screens/form-field";
import { MOST_GROUP_SEATS } from "../domain/catalog/group-seats";
import { OFFERED_PAYMENT_OPTIONS, ONLINE_BOOKING_OPTIONS, type OfferingsType } from "../domain/catalog/payment-options";

const buffer = { kind: "duration", unit: "minutes", longest: 240 } as const;

/** The plain fields of a service offering. */
export function offeringFields(t: ReturnType<typeof useT>["t"], type: OfferingsType): FormFieldSpec[] {
  const seats: FormFieldSpec = {
    name: "groupCapacity",
    kind: "number",
    label: t("organization:fields.groupCapacity"),
    hint:
      type === "VIDEO_CONSULTATION"
        ? t("organization:fields.callCapacityHint", { max: MOST_GROUP_SEATS[type] })
        : t("organization:fields.groupCapacityHint"),
  };
  return [
    { name: "name", kind: "text", label: t("organization:fields.name") },
    { name: "description", kind: "lines", label: t("organization:fields.description") },
    {
      name: "durationMinutes",
      ...{ kind: "duration", unit: "minutes", longest: 480 },
      label: t("organization:fields.durationMinutes"),
      hint: t("organization:fields.durationHint"),
    },
    seats,
    { ...buffer, name: "bufferBeforeMinutes", label: t("organization:fields.bufferBeforeMinutes") },
    { ...buffer, name: "bufferAfterMinutes", label: t("organization:fields.bufferAfterMinutes") },
    {
      name: "onlineBookingOption",
      kind: "choice",
      label: t("organization:fields.onlineBookingOption"),
      options: ONLINE_BOOKING_OPTIONS.map((value) => ({ value, label: t(`organization:options.${value}`) })),
    },
    paymentField(t, "onlinePaymentOption", t("organization:options.payAsKind")),
    { name: "confirmsByItself", kind: "switch", label: t("organization:fields.confirmsByItself") },
    { name: "availableToNewPatients", kind: "switch", label: t("organization:fields.availableToNewPatients") },
    {
      name: "newPatientsOnly",
      kind: "switch",
      label: t("organization:fields.newPatientsOnly"),
      hint: t("organization:fields.newPatientsOnlyHint"),
    },
    { name: "instructions", kind: "lines", label: t("organization:fields.instructions") },
  ];
}

/** The choice of how an appointment is paid; `none` says what it means to have none of one's own. */
export function paymentField(t: ReturnType<typeof useT>["t"], name: string, none: string): FormFieldSpec {
  return {
    name,
    kind: "choice",
    label: t("organization:fields.onlinePaymentOption"),
    options: OFFERED_PAYMENT_OPTIONS.map((value) => ({
      value,
      label: value === "DISABLED" ? none : t(`organization:paymentOptions.${value}`),
    })),
  };
}
