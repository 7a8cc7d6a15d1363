import type { KeptWindow } from "~/features/consultations/domain/notes/note-window";
import { draftStore } from "../drafts/draft-store";

const FIELD = "note";

/**
 * Keeps on the device what a window of a note typed and the server may not have: in the drafts of the account, sealed
 * like them, one for each window. Signing out takes them away with all others.
 */
export function noteDevice(noteId: string, clientId: string) {
  const secret = (crypto.subtle as SubtleCrypto | undefined) ? (document.documentElement.dataset.draftKey ?? "") : "";
  // What cannot be sealed is not kept at all: it is about somebody's health.
  const store = secret === "" ? null : draftStore({ secret, shared: localStorage, tab: sessionStorage, now: Date.now });
  const page = `note:${noteId}:`;
  return {
    /** @returns whether the text is on the device now */
    async keep(kept: KeptWindow | null): Promise<boolean> {
      if (!store) return false;
      if (!kept) {
        store.drop(store.nameOf(page + clientId));
        return true;
      }
      try {
        await store.save(page + clientId, { kind: "kept", typed: [[[FIELD, 0, JSON.stringify(kept), false]]] });
        return true;
      } catch {
        return false;
      }
    },
    /** What the latest window kept that is open no more, if any. */
    async find(): Promise<KeptWindow | null> {
      if (!store) return null;
      const open = new Set(((await navigator.locks?.query())?.held ?? []).map(({ name }) => name));
      const prefix = store.nameOf(page);
      const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
      const closed = names.filter((name) => !open.has(lockOf(name.slice(prefix.length))));
      const age = (name: string) => Number.parseInt(localStorage.getItem(name) ?? "0", 10);
      for (const name of closed.sort((one, other) => age(other) - age(one))) {
        const draft = await store.read(name.slice(store.nameOf("").length));
        const text = draft?.typed[0]?.[0]?.[2];
        if (text !== undefined) return JSON.parse(text) as KeptWindow;
      }
      return null;
    },
    /** Takes away what another window kept, once it is stored. */
    forget: (other: string) => store?.drop(store.nameOf(page + other)),
    /** Says to the other windows of the browser that this one is open, for as long as it is. */
    stay: () => void navigator.locks?.request(lockOf(clientId), () => new Promise(() => undefined)),
  };
}

const lockOf = (clientId: string) => `note-window:${clientId}`;
