/** What a mail says, in the receiver's words; the HTML and the plain text are two looks of it. */
export interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Facts, each with one or more lines. */
  readonly details: { readonly title: string; readonly rows: readonly MailFact[] } | null;
  /** Links; the first one is the main one. */
  readonly actions: readonly MailAction[];
  /** Said small, below the links. */
  readonly hints: readonly string[];
  readonly closing: readonly string[];
  readonly footer: string;
  /** Where its receiver says that they want no more of its kind; only what may be refused has it. */
  readonly unsubscribe?: MailAction;
}

export interface MailFact {
  readonly term: string;
  readonly lines: readonly string[];
}

export interface MailAction {
  readonly label: string;
  /** A whole address, with scheme and host. */
  readonly href: string;
}

const fact = ({ term, lines }: MailFact): string => `${term}: ${lines.join("\n  ")}`;

/** The mail as plain text: everything that the HTML says, links written out. */
export function plainText(content: MailContent): string {
  const { greeting, paragraphs, details, actions, hints, closing, footer, unsubscribe } = content;
  const blocks = [
    greeting,
    ...paragraphs,
    details ? [details.title, ...details.rows.map(fact)].join("\n") : "",
    ...actions.map(({ label, href }) => `${label}:\n${href}`),
    ...hints,
    closing.join("\n"),
    `--\n${footer}`,
    unsubscribe ? `${unsubscribe.label}:\n${unsubscribe.href}` : "",
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
