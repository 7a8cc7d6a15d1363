import { hexOf } from "~/kernel/text/hex";

/** How long something typed is worth keeping, in milliseconds: where nobody was signed in, and where somebody was. */
const VISITOR_MS = 30 * 60_000;
const KEPT_MS = 24 * 60 * 60_000;
const PREFIX = "draft:";
const NAME_DIGITS = 16;
const KEY_DIGITS = 32;

/** What one form held: name, place among its namesakes, value, and whether it was ticked. */
export type Typed = [name: string, nth: number, value: string, checked: boolean][];
/** Which forms of a page: those that are kept as they are typed, those that a switch of the language leaves, or all. */
export type Kind = "kept" | "draft" | "sent";
export interface Draft {
  kind: Kind;
  typed: Typed[];
}

interface Stores {
  /** The hexadecimal digits that the server gives one account, and nobody else; empty where nobody is signed in. */
  secret: string;
  /** What the tabs of the browser share. */
  shared: Storage;
  tab: Storage;
  now: () => number;
}

const bytesOf = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)) as Uint8Array<ArrayBuffer>;
const keysOf = (store: Storage) =>
  Array.from({ length: store.length }, (_, at) => store.key(at) ?? "").filter((key) => key.startsWith(PREFIX));

/** Makes a text unreadable to whoever has not the key of the account that typed it. */
function sealer(digits: string) {
  const key = crypto.subtle.importKey("raw", bytesOf(digits), "AES-GCM", false, ["encrypt", "decrypt"]);
  return {
    async seal(text: string): Promise<string> {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const plain = new TextEncoder().encode(text);
      const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await key, plain);
      return `${hexOf(iv)}.${hexOf(sealed)}`;
    },
    /** The text; undefined where another account sealed it. */
    async open(sealed: string): Promise<string | undefined> {
      const [iv = "", content = ""] = sealed.split(".");
      const asked = { name: "AES-GCM", iv: bytesOf(iv) };
      const plain = await crypto.subtle.decrypt(asked, await key, bytesOf(content)).catch(() => undefined);
      return plain && new TextDecoder().decode(plain);
    },
  };
}

/** What a visitor typed into a page of this tab, unless it is too old. */
function visitorsDraft(text: string | null, now: number): Draft | undefined {
  if (text === null) return undefined;
  const { at, ...draft } = JSON.parse(text) as Draft & { at: number };
  return now - at > VISITOR_MS ? undefined : draft;
}

/**
 * Keeps what is typed. That of somebody who is signed in outlives the tab and the session: it is encrypted with a key
 * that comes with the pages of that account alone, for it may be about somebody's health and the browser somebody else's.
 * A visitor's stays in the tab.
 */
export function draftStore({ secret, shared, tab, now }: Stores) {
  const owner = secret.slice(0, NAME_DIGITS);
  const sealed = secret === "" ? null : sealer(secret.slice(-KEY_DIGITS));
  const nameOf = (page: string, whose = owner) => `${PREFIX}${whose}:${page}`;
  /** A draft that is dropped while it is being encrypted is not written. */
  let last = 0;
  return {
    /** Whether what is typed outlives the tab. */
    lasting: sealed !== null,
    nameOf,
    async save(page: string, draft: Draft): Promise<void> {
      const mine = (last += 1);
      if (!sealed) return tab.setItem(nameOf(page), JSON.stringify({ at: now(), ...draft }));
      const text = await sealed.seal(JSON.stringify(draft));
      if (mine === last) shared.setItem(nameOf(page), `${now()}.${text}`);
    },
    /** What was typed into a page: by this account, else in this tab before anybody signed in. */
    async read(page: string): Promise<Draft | undefined> {
      const text = shared.getItem(nameOf(page));
      const own = text === null ? undefined : await sealed?.open(text.slice(text.indexOf(".") + 1));
      return own === undefined ? visitorsDraft(tab.getItem(nameOf(page, "")), now()) : (JSON.parse(own) as Draft);
    },
    /** Takes a draft away by its whole name. */
    drop(name: string): void {
      last += 1;
      shared.removeItem(name);
      tab.removeItem(name);
    },
    /** Takes away all that this account typed, and all of this tab. */
    dropOwn(): void {
      last += 1;
      for (const name of keysOf(shared)) if (name.startsWith(nameOf(""))) shared.removeItem(name);
      for (const name of keysOf(tab)) tab.removeItem(name);
    },
    /** Takes away what is too old, whoever typed it. */
    dropOld(): void {
      const isYoung = (text: string) => now() - Number.parseInt(text, 10) <= KEPT_MS;
      for (const name of keysOf(shared)) if (!isYoung(shared.getItem(name) ?? "")) shared.removeItem(name);
    },
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
