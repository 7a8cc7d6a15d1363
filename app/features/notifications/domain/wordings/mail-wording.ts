import type { MailTemplate, RecipientKind } from "~/outbox/mail-templates";
import type { NotificationKind, WordingFacts } from "../../kinds/define-kind";
import { NOTIFICATION_KINDS } from "../../kinds/index";
import { kindOf, type KeysOf } from "../../kinds/kind-of";

type Kind = (typeof NOTIFICATION_KINDS)[number];

/**
 * Everything that a mail can tell, by event and receiver. Each has its default wording in the messages, under the same
 * name; an organization may have one of its own in each of its languages.
 */
export type WordingKey = KeysOf<Kind["wordings"]>;

/** The facts of one wording, as its kind declares them. */
export type FactsOf<Key extends WordingKey> = Kind extends infer K
  ? K extends { wordings: { [Name in Key]: infer Facts extends WordingFacts } }
    ? Facts
    : never
  : never;

/** What the mail puts in the places of one wording; its own name, the organization always can. */
export type WordingValues<Key extends WordingKey> = Readonly<
  Record<Exclude<FactsOf<Key>["says"][number], "organization">, string>
>;

/** A wording with the kind whose mail is written in it. */
interface OwnedWording {
  readonly facts: WordingFacts;
  readonly kind: Kind;
}

const WORDINGS = Object.fromEntries(
  NOTIFICATION_KINDS.flatMap((kind) => Object.entries(kind.wordings).map(([key, facts]) => [key, { facts, kind }])),
) as Readonly<Record<WordingKey, OwnedWording>>;

export const WORDING_KEYS = Object.keys(WORDINGS).filter(isWordingKey);
export function isWordingKey(name: string): name is WordingKey {
  return Object.hasOwn(WORDINGS, name);
}

/** What a wording may and must say, where it stands in the list, and for whom. */
export const wordingFacts = (key: WordingKey): WordingFacts & Pick<Kind, "to"> => {
  const { facts, kind } = WORDINGS[key];
  return { ...facts, to: kind.to };
};

/** The kind whose mail is written in a wording. */
export const kindOfWording = (key: WordingKey): Kind => WORDINGS[key].kind;

/** The wordings of which a mail is written in one: which of them, its subject says once it is read. */
export function wordingsOf(template: MailTemplate, to: RecipientKind): readonly WordingKey[] {
  const kind: NotificationKind = kindOf(template, to);
  const names = "tells" in kind ? Object.values(kind.tells) : Object.keys(kind.wordings);
  return [...new Set(names)].filter((name): name is WordingKey => name !== null && isWordingKey(name));
}
