/** A provider as patients address them. */
export { titledName as providerName } from "~/i18n/titled-name";

/** A patient's full name. */
export const patientName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();
