/** Names in a query by which a page says what has just been done, and to what: nothing else on the page goes by them. */
const SAID_ONCE = ["done", "id", "item", "at", "was", "undo"] as const;

/** An address without what it says was just done; the same where it says nothing. */
export function withoutDone(address: string): string {
  const url = new URL(address);
  if (!url.searchParams.has("done")) return address;
  for (const name of SAID_ONCE) url.searchParams.delete(name);
  return url.href;
}
