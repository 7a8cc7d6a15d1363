/** A phone number with its calling code, as it is read; empty where there is none. */
export const phoneText = ({ phoneCallingCode, phone }: { phoneCallingCode: string; phone: string }): string =>
  phone === "" ? "" : phoneCallingCode === "" ? phone : `+${phoneCallingCode} ${phone}`;
