import { SUBJECT_OF, type MailSubject, type MailTemplate, type RecipientKind } from "~/outbox/mail-templates";
import type { OwnEvent } from "../domain/inbox/own-event";
import { NOTIFICATION_KINDS } from "./index";

type Kind = (typeof NOTIFICATION_KINDS)[number];
/** The kinds about one subject, fact by fact. */
export type KindAbout<S extends MailSubject> = Extract<Kind, { template: MailTemplate<S> }>;
/** The names in each of several records. */
export type KeysOf<Records> = Records extends unknown ? keyof Records & string : never;

/** The kind of a mail to a receiver. A template that has no kind does not compile here. */
export function kindOf<S extends MailSubject = MailSubject>(
  template: MailTemplate<S>,
  to: RecipientKind,
): KindAbout<S> {
  const name: Kind["template"] = template satisfies MailTemplate;
  const kinds = NOTIFICATION_KINDS.filter((each) => each.template === name);
  const kind = kinds.find((each) => (each.to === "staff") === (to === "EMPLOYEE")) ?? kinds[0];
  // The index holds a kind of each template, as the test of the kinds shows.
  return kind as KindAbout<S>;
}

/** The kinds about one subject. */
export const kindsAbout = <S extends MailSubject>(subject: S): readonly KindAbout<S>[] =>
  NOTIFICATION_KINDS.filter((kind): kind is KindAbout<S> => SUBJECT_OF[kind.template] === subject);

/** The event that a message tells its receiver of; undefined for what goes by mail whatever anybody chose. */
export function ownEventOf(template: MailTemplate, to: RecipientKind): OwnEvent | undefined {
  const kind = kindOf(template, to);
  return (kind.to === "staff") === (to === "EMPLOYEE") ? kind.channels?.event : undefined;
}
