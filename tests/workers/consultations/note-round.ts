import { NoteWindow, type KeptWindow, type WindowSave } from "~/features/consultations/domain/notes/note-window";
import { followNote } from "~/features/consultations/services/notes/follow-note.server";
import { saveNote } from "~/features/consultations/services/notes/save-note.server";
import type { NoteState } from "~/features/consultations/support/notes/note-state.server";
import type { Actor } from "~/platform/access/actor.server";
import { read } from "../identity/appointments";
import { randomFrom } from "../notifications/notification-round";
import type { Fault } from "../support/faults";
import { NOW, openNotes, requestOver, type Notes } from "./notes-scene";

const FAULTS: readonly Fault[] = [
  { kind: "before" },
  { kind: "lost-answer" },
  { kind: "at", index: 1, after: true },
  { kind: "at", index: 3, after: true },
];
const SECTIONS = ["subjective", "plan"];
const TURNS = 14;
/** Clocks of the Workers that serve a note differ by up to so much. */
const SKEW_MS = 20 * 60_000;
const SIGNED_OUT: Actor = { kind: "anonymous" };

export interface NoteRound {
  saved: number;
  failed: number;
  /** Windows that went away, and how often a new one went on with what the device had kept. */
  closed: number;
  restored: number;
  /** Saves that came twice or late. */
  late: number;
  /** Sections in which two texts stood beside each other, and somebody chose. */
  chosen: number;
  /** What went wrong; empty where nothing was lost or doubled. */
  lost: string[];
}

const words = (text: string) => text.split(" ").filter(Boolean);
/** What somebody who reads two texts makes of them: every word of both, once. */
const together = (...texts: string[]) => [...new Set(texts.flatMap(words))].join(" ");

/** Somebody at a browser: their window, what its device keeps, and which of their words the server acknowledged. */
interface Writer {
  actor: Actor;
  window: NoteWindow;
  device: KeptWindow | null;
  acknowledged: Set<string>;
}

/** One note that two people write in, whatever breaks. */
class Round {
  readonly outcome: NoteRound = { saved: 0, failed: 0, closed: 0, restored: 0, late: 0, chosen: 0, lost: [] };
  readonly #old: { actor: Actor; save: WindowSave }[] = [];
  #word = 0;
  #at = NOW;
  readonly #writers: Writer[] = [];

  constructor(
    private readonly notes: Notes,
    private readonly id: string,
    private readonly random: (below: number) => number,
  ) {}

  #request = (actor: Actor, fault: Fault | null = null) => {
    this.#at += this.random(4_000);
    return requestOver(this.notes.practice, actor, this.#at + this.random(2 * SKEW_MS) - SKEW_MS, fault);
  };

  /** Opens the note in a new window, which goes on with what the device kept. */
  async #open(actor: Actor, device: KeptWindow | null): Promise<NoteWindow> {
    const clientId = crypto.randomUUID();
    const continues = device?.clientId ?? null;
    const state = await followNote(await this.#request(actor), this.id, { clientId, continues });
    const window = new NoteWindow(clientId, state);
    if (device && window.restore(device, state.continued)) this.outcome.restored += 1;
    return window;
  }

  #acknowledge(writer: Writer, save: WindowSave, state: NoteState): void {
    if (state.acknowledged < save.sequence) this.outcome.lost.push("an answer acknowledges nothing");
    for (const { id, text } of save.sections) for (const word of words(text)) writer.acknowledged.add(`${id} ${word}`);
    this.outcome.saved += 1;
  }

  /** Saves what a window has to save, as its browser does. */
  async #save(writer: Writer, fault: Fault | null, actor = writer.actor): Promise<void> {
    const { window } = writer;
    const save = window.nextSave();
    if (!save) return;
    this.#old.push({ actor: writer.actor, save });
    // Some requests never leave the browser.
    const sent =
      fault?.kind === "before" && this.random(2) === 0
        ? null
        : saveNote(await this.#request(actor, fault), this.id, save);
    const state = sent && (await sent.catch(() => null));
    if (!state || this.random(12) === 0) {
      this.outcome.failed += 1;
      window.failed();
    } else {
      this.#acknowledge(writer, save, state);
      window.hear(state);
    }
    writer.device = window.kept();
  }

  #type(writer: Writer): void {
    const id = SECTIONS[this.random(SECTIONS.length)] ?? "plan";
    for (let count = 1 + this.random(3); count > 0; count -= 1) {
      this.#word += 1;
      writer.window.type(id, `${writer.window.text(id)} w${this.#word}`.trim());
    }
    if (this.random(3) > 0) writer.device = writer.window.kept();
  }

  #choose({ window }: Writer): void {
    for (const id of SECTIONS) {
      if (!window.isContested(id)) continue;
      window.choose(id, together(window.text(id), ...window.alternatives(id).map(({ text }) => text)));
      this.outcome.chosen += 1;
    }
  }

  /** A save comes once more, or late with a word that no later one has: what is acknowledged of it must be there. */
  async #late(): Promise<void> {
    const again = this.#old[this.random(this.#old.length)];
    if (!again) return;
    this.outcome.late += 1;
    const isNew = this.random(2) === 0;
    if (isNew) this.#word += 1;
    const texts = again.save.sections.map((each) => (isNew ? { ...each, text: `${each.text} w${this.#word}` } : each));
    const sent = saveNote(await this.#request(again.actor), this.id, { ...again.save, sections: texts });
    if (!(await sent.catch(() => null))) return;
    const { sections } = await this.notes.row(this.id);
    for (const { id, text } of isNew ? texts : [])
      if (!JSON.stringify(sections.find((section) => section.id === id)).includes(text))
        this.outcome.lost.push(`a late save of ${id} was acknowledged and is gone`);
  }

  #fault = (): Fault | null => (this.random(3) === 0 ? (FAULTS[this.random(FAULTS.length)] ?? null) : null);

  async #turn(): Promise<void> {
    const writer = this.#writers[this.random(2)];
    const other = this.#writers.find((each) => each !== writer);
    if (!writer || !other) throw new RangeError("there are two writers");
    this.#type(writer);
    const what = this.random(12);
    if (what < 5) await this.#save(writer, this.#fault());
    else if (what === 5) await this.#save(writer, null, SIGNED_OUT);
    else if (what === 6) {
      this.#type(other);
      await Promise.all([this.#save(writer, this.#fault()), this.#save(other, this.#fault())]);
    } else if (what === 7) {
      // The lid closes, or the browser crashes: what the device kept is there.
      this.outcome.closed += 1;
      writer.window = await this.#open(writer.actor, writer.device);
    } else if (what === 8) {
      await this.#late();
    } else if (what === 9) {
      const takesOver = this.random(2) === 0;
      const asked = { clientId: writer.window.clientId, takesOver };
      writer.window.hear(await followNote(await this.#request(writer.actor), this.id, asked));
    } else if (what === 10) this.#choose(writer);
  }

  /** The line is back: everybody saves and chooses until nothing is left to do. */
  async #settle(): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      for (const writer of this.#writers) {
        const { window } = writer;
        window.hear(await followNote(await this.#request(writer.actor), this.id, { clientId: window.clientId }));
        this.#choose(writer);
        while (window.isUnsaved) await this.#save(writer, null);
      }
      const { sections } = await this.notes.row(this.id);
      if (sections.every(({ others }) => others.length === 0) && this.#writers.every(({ window }) => !window.isUnsaved))
        return;
    }
    this.outcome.lost.push("the texts never came together");
  }

  async run(): Promise<NoteRound> {
    const { people } = this.notes;
    for (const actor of [people.doctor, people.nurse])
      this.#writers.push({ actor, window: await this.#open(actor, null), device: null, acknowledged: new Set() });
    for (let turn = 0; turn < TURNS; turn += 1) await this.#turn();
    await this.#settle();
    await this.#compare();
    return this.outcome;
  }

  /** Every word that was acknowledged is there, and none twice; the history has every save that was. */
  async #compare(): Promise<void> {
    const { sections, version } = await this.notes.row(this.id);
    for (const { id, text } of sections) {
      const there = words(text);
      if (new Set(there).size !== there.length) this.outcome.lost.push(`${id} says something twice: ${text}`);
      for (const { acknowledged } of this.#writers)
        for (const key of acknowledged)
          if (key.startsWith(`${id} `) && !there.includes(key.slice(id.length + 1)))
            this.outcome.lost.push(`${key} was acknowledged and is gone`);
    }
    const saves = await read<{ version: number; first: number; last: number; client: string }>(
      this.notes.practice,
      `SELECT version, first_sequence AS first, last_sequence AS last, client_id AS client
        FROM clinical_note_save WHERE organization_id = ?1 AND note_id = ?2 ORDER BY version`,
      this.id,
    );
    const newest = new Map<string, number>();
    for (const { version: made, first, last, client } of saves) {
      if (made > version) this.outcome.lost.push("the history is ahead of the note");
      if (first <= (newest.get(client) ?? 0) || last < first)
        this.outcome.lost.push("a save stands in the history twice");
      newest.set(client, last);
    }
  }
}

/** So many notes that two people write in at once, over databases that fail, windows that close and clocks that differ. */
export async function noteRound({ count, seed }: { count: number; seed: number }): Promise<NoteRound> {
  const random = randomFrom(seed);
  const notes = await openNotes();
  const all: NoteRound = { saved: 0, failed: 0, closed: 0, restored: 0, late: 0, chosen: 0, lost: [] };
  for (let done = 0; done < count; done += 1) {
    const { id } = await notes.begin();
    const { lost, ...counts } = await new Round(notes, id, random).run();
    for (const name of Object.keys(counts) as (keyof typeof counts)[]) all[name] += counts[name];
    all.lost.push(...lost.map((what) => `note ${done}: ${what}`));
    if ((done + 1) % 50 === 0) console.info(`${done + 1} notes, ${all.lost.length} words or texts gone wrong`);
  }
  return all;
}
