import type { NoteSave } from "./merge-note";

/** A section as the server says that it is now. */
export interface StatedSection {
  id: string;
  version: number;
  text: string;
  others: readonly { key: string; text: string; author: string; at: number; isOwn: boolean; isMine?: boolean }[];
}

/** What the server says of a note. */
export interface StatedNote {
  version: number;
  /** The latest save of this window that is stored; 0 before the first. */
  acknowledged: number;
  sections: readonly StatedSection[];
}

/** A text that stands beside the one in the field; an empty author is whoever wrote what the note says by now. */
export interface Alternative {
  text: string;
  author: string;
  at: number;
  isOwn: boolean;
  /** Whoever reads it wrote it in another window. */
  isMine?: boolean;
}

interface SentText {
  text: string;
  sequence: number;
}

/** The save of a text that another window had kept, and may have sent. */
const KEPT = 0;

interface OpenSection {
  /** What the field shows. */
  text: string;
  /** What the server is known to have stored of this window, or had before; null where only the device knows. */
  stored: string | null;
  /** The version that was seen. */
  base: number;
  /** Texts that were sent and never answered, each with its first save: they may be stored or not. */
  unsure: readonly SentText[];
  /** Whether its text is one that another window had kept. */
  goesOn: boolean;
  /** The texts that its writer has decided about, until that is stored. */
  settles: readonly string[];
  /** What the server said last. */
  stated: StatedSection;
}

/** What a window keeps on the device of what may not be stored: enough for another one to go on. */
export interface KeptWindow {
  clientId: string;
  /** Its latest save, answered or not. */
  sequence: number;
  /** `sequence` is that of the save with which the text arrives. */
  sections: readonly { id: string; text: string; base: number; sequence: number }[];
}

export type WindowSave = Pick<NoteSave, "clientId" | "continues" | "sequence" | "sections">;

/** So long a section may be, in characters. */
export const MOST_SECTION_TEXT = 30_000;

/** By how many characters a text is too long for a section; 0 where it is not. */
export const excessOf = (text: string): number => Math.max(0, text.length - MOST_SECTION_TEXT);

/** How long nothing must be typed for a save to go out, and how long a save waits at most while somebody types. */
const IDLE_MS = 1_000;
const MOST_MS = 2_000;

/** When a save is due, of what was typed first and last at these moments. */
export const saveDue = ({ first, last }: { first: number; last: number }): number =>
  Math.min(last + IDLE_MS, first + MOST_MS);

/**
 * A note as it is open in one browser window: what was typed, what of it is stored for sure, and what is on its way.
 * Whatever is not stored for sure is sent again with the next save, so that no lost answer loses a word.
 */
export class NoteWindow {
  readonly clientId: string;
  #continues: NoteSave["continues"] = null;
  #sequence = 0;
  #version: number;
  #sending: { sequence: number; texts: ReadonlyMap<string, string>; settles: ReadonlyMap<string, number> } | null =
    null;
  readonly #sections = new Map<string, OpenSection>();

  constructor(clientId: string, state: StatedNote) {
    this.clientId = clientId;
    this.#version = state.version;
    for (const stated of state.sections) {
      const { text, version } = stated;
      this.#sections.set(stated.id, {
        ...{ text, stored: text, base: version, unsure: [], goesOn: false, settles: [], stated },
      });
    }
  }

  #of(id: string): OpenSection {
    const section = this.#sections.get(id);
    if (!section) throw new RangeError(`there is no section ${id}`);
    return section;
  }

  #isOpen = ({ text, stored, unsure, settles }: OpenSection) =>
    text !== stored || unsure.length > 0 || settles.length > 0;

  text = (id: string): string => this.#of(id).text;

  /** Whether something is not stored for sure. */
  get isUnsaved(): boolean {
    return this.#sending !== null || [...this.#sections.values()].some(this.#isOpen);
  }

  /** Whether a section is too long to be saved. */
  get isTooLong(): boolean {
    return [...this.#sections.values()].some(({ text }) => excessOf(text) > 0);
  }

  /** Whether a text stands beside another one until somebody chooses: one of them is not in the note. */
  get isUndecided(): boolean {
    return [...this.#sections.keys()].some((id) => this.alternatives(id).length > 0);
  }

  get isSending(): boolean {
    return this.#sending !== null;
  }

  type(id: string, text: string): void {
    this.#of(id).text = text;
  }

  /** The texts of others beside the one in the field, to choose from. */
  alternatives(id: string): Alternative[] {
    const { stated, text, settles, base } = this.#of(id);
    if (settles.length > 0 || stated.others.length === 0) return [];
    const theirs = stated.others.filter((other) => !other.isOwn && other.text !== text);
    // The text in the field was not made from what the note says by now, which is then another one.
    const isBehind = base < stated.version && stated.text !== text;
    const at = stated.others.find(({ isOwn }) => isOwn)?.at ?? stated.others[0]?.at ?? 0;
    const noted = isBehind ? [{ text: stated.text, author: "", at, isOwn: false }] : [];
    return [...noted, ...theirs.map(({ key: _key, ...other }) => other)];
  }

  /** Whether there is something to choose, though the texts may be the same by now. */
  isContested = (id: string): boolean => this.#of(id).stated.others.length > 0 && this.#of(id).settles.length === 0;

  /** Chooses a text for a section, of all that stand beside each other now. */
  choose(id: string, text: string): void {
    const section = this.#of(id);
    section.text = text;
    section.base = section.stated.version;
    section.settles = section.stated.others.map(({ key }) => key);
  }

  /** What is to be saved now; null where there is nothing, or a save is on its way. */
  nextSave(): WindowSave | null {
    if (this.#sending) return null;
    // What is too long is kept here and on the device until it is shortened; the other sections do not wait for it.
    const open = [...this.#sections].filter(([, section]) => this.#isOpen(section) && excessOf(section.text) === 0);
    if (open.length === 0) return null;
    this.#sequence += 1;
    this.#sending = {
      sequence: this.#sequence,
      texts: new Map(open.map(([id, { text }]) => [id, text])),
      settles: new Map(open.map(([id, { settles }]) => [id, settles.length])),
    };
    return {
      ...{ clientId: this.clientId, continues: this.#continues, sequence: this.#sequence },
      sections: open.map(([id, { text, base, settles, goesOn }]) => ({ id, text, base, settles, goesOn })),
    };
  }

  /** The save was not answered: it may be stored or not. */
  failed(): void {
    const sent = this.#sending;
    for (const [id, text] of sent?.texts ?? []) {
      const section = this.#of(id);
      const last = section.unsure.at(-1);
      if (sent && (last?.text !== text || last.sequence === KEPT))
        section.unsure = [...section.unsure, { text, sequence: sent.sequence }];
    }
    this.#sending = null;
  }

  /** What the server says: in answer to a save, or while it is asked how the note is. */
  hear(state: StatedNote): void {
    const sent = this.#sending;
    if (sent && state.acknowledged >= sent.sequence) {
      for (const [id, text] of sent.texts) {
        const section = this.#of(id);
        Object.assign(section, { stored: text, unsure: [], goesOn: false });
        if ((sent.settles.get(id) ?? 0) > 0) section.settles = [];
      }
      this.#sending = null;
      this.#continues = null;
    }
    // What was said before something newer is old.
    if (state.version < this.#version) return;
    this.#version = state.version;
    for (const stated of state.sections) this.#take(this.#of(stated.id), stated, this.#sending?.texts.has(stated.id));
  }

  #take(section: OpenSection, stated: StatedSection, isSending = false): void {
    section.stated = stated;
    const isBeside = stated.others.some(({ isOwn }) => isOwn);
    // Their own text stands beside the note's: they go on with theirs until they have chosen.
    if (isBeside || section.settles.length > 0 || isSending) return;
    const isKnown = stated.text === section.stored || section.unsure.some(({ text }) => text === stated.text);
    if (isKnown) section.base = stated.version;
    else if (!this.#isOpen(section))
      Object.assign(section, { text: stated.text, stored: stated.text, base: stated.version });
  }

  /** What is kept on the device; null where all is stored. */
  kept(): KeptWindow | null {
    const open = [...this.#sections].filter(([, section]) => this.#isOpen(section));
    if (open.length === 0) return null;
    return {
      ...{ clientId: this.clientId, sequence: this.#sequence },
      sections: open.map(([id, section]) => ({
        ...{ id, text: section.text, base: section.base, sequence: this.#sentWith(id, section) },
      })),
    };
  }

  /** The save with which a text was sent first, or will be. */
  #sentWith(id: string, { text, unsure }: OpenSection): number {
    const last = unsure.at(-1);
    if (last?.text === text && last.sequence !== KEPT) return last.sequence;
    return this.#sending?.texts.get(id) === text ? this.#sending.sequence : this.#sequence + 1;
  }

  /**
   * Goes on with what another window of the device kept.
   * @param continued its latest save that is stored
   * @returns whether anything of it was not stored
   */
  restore(kept: KeptWindow, continued: number): boolean {
    const lost = kept.sections.filter(({ id, sequence }) => sequence > continued && this.#sections.has(id));
    for (const { id, text, base } of lost) {
      const section = this.#of(id);
      if (section.text === text) continue;
      // What the note says now is not what this text was made from.
      Object.assign(section, { text, base, stored: null, unsure: [{ text, sequence: KEPT }], goesOn: true });
    }
    if (lost.length > 0) this.#continues = { clientId: kept.clientId, sequence: kept.sequence };
    return lost.length > 0;
  }
}
