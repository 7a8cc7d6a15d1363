/** One thing that was found, and where it leads. */
export interface FoundItem {
  href: string;
  title: string;
  details: string[];
}

/** What was found, by kind. */
export interface Answer {
  groups: { label: string; items: FoundItem[] }[];
  /** Whether the first of it is the one that is meant: Enter opens it. */
  sure: boolean;
  /** How much it is, for a screen reader. */
  said: string;
  /** The page of everything that was found; null before anything is typed. */
  all: { href: string; title: string } | null;
}

/** What an address of suggestions answers; undefined where nobody is signed in any more. */
export async function ask(address: string, typed: string): Promise<Answer | undefined> {
  const answer = await fetch(`${address}?q=${encodeURIComponent(typed)}`, { headers: { accept: "application/json" } });
  const isAnswer = answer.ok && (answer.headers.get("content-type") ?? "").startsWith("application/json");
  return isAnswer ? ((await answer.json()) as Answer) : undefined;
}
