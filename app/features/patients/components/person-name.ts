export { phoneText } from "~/kernel/contact/phone-text";

/** First and last name, as they are written. */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
