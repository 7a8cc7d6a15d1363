import type { Kind } from "./draft-store";

/** A form that was sent: from which page, and under which name what it held is kept. */
export interface Sent {
  page: string;
  name: string;
  kind: Kind;
}

/**
 * What became of a form that was sent, by the page that came next. Where that asks to sign in again it is kept for the
 * page that the person comes back to. What was saved leads on by a redirect: a form whose page did not come by one is
 * kept as it was typed, for the line may have been dead.
 */
export function becameOf(
  { page, kind }: Sent,
  { resume, redirected }: { resume: string | undefined; redirected: boolean },
): "kept" | "arrived" {
  if (resume !== undefined) return resume === page ? "kept" : "arrived";
  return kind === "kept" && !redirected ? "kept" : "arrived";
}
