/** What a form of the page was refused for, and what was posted. */
export interface Refused {
  errors: readonly { field: string; message: string }[];
  sent: Readonly<Record<string, string>>;
}

/** Fields of one of many forms of a page: with an id of their own, and after a refusal with what was typed. */
export interface FormFields {
  text: (
    name: string,
    stored?: string,
  ) => { name: string; id: string; error: string | undefined; defaultValue: string };
  checked: (name: string, stored: boolean) => { name: string; id: string; defaultChecked: boolean };
  isRefused: boolean;
}

/** @param intent and `id` say which form it is: what was refused of another is not its own */
export function formFields(intent: string, id: string, refused: Refused | undefined): FormFields {
  const own = refused?.sent["intent"] === intent && (refused.sent["id"] ?? "") === id ? refused : undefined;
  const idOf = (name: string) => `${name}-${intent}-${id}`;
  return {
    text: (name, stored = "") => ({
      ...{ name, id: idOf(name), error: own?.errors.find(({ field }) => field === name)?.message },
      defaultValue: own ? (own.sent[name] ?? "") : stored,
    }),
    checked: (name, stored) => ({
      ...{ name, id: idOf(name) },
      defaultChecked: own ? own.sent[name] === "on" : stored,
    }),
    isRefused: own !== undefined,
  };
}
