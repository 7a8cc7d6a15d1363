/** First and last name, as they are written. */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** A phone number with its calling code; empty where there is none. */
export const phoneText = ({ phoneCallingCode, phone }: { phoneCallingCode: string; phone: string }): string =>
  phone === "" ? "" : phoneCallingCode === "" ? phone : `+${phoneCallingCode} ${phone}`;
