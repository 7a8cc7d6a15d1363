/** Of the window in which a call goes on, by which another page of the browser finds it again. */
export const CALL_WINDOW = "call";

/** Where the pages open that somebody goes to during a call. */
export const WINDOW_BESIDE = "beside-call";

const KEPT_AS = "call-going-on";

/** How often a call says that it goes on, and after which silence it counts as over, in milliseconds. */
export const SAID_EVERY_MS = 4_000;
const SILENT_AFTER_MS = 15_000;

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Says to the other pages of this browser that a call goes on, and where; null once it does not. */
export function sayGoingOn(storage: Kept, href: string | null, now: number): void {
  if (href === null) storage.removeItem(KEPT_AS);
  else storage.setItem(KEPT_AS, `${now} ${href}`);
}

/** The address of the call that goes on in this browser; null where there is none. */
export function goingOn(storage: Kept, now: number): string | null {
  const [, at, href] = /^(\d+) (\/(?!\/)\S*)$/.exec(storage.getItem(KEPT_AS) ?? "") ?? [];
  return href !== undefined && now - Number(at) < SILENT_AFTER_MS ? href : null;
}
