import { excessOf, NoteWindow, saveDue } from "~/features/consultations/domain/notes/note-window";
import type { FilledText } from "~/features/consultations/domain/templates/filled-text";
import { leftOpen } from "~/features/consultations/domain/templates/note-template";
import { expandSnippet } from "~/features/consultations/domain/templates/snippets";
import { askServer, type Heard, type HeardNote } from "./ask";
import { noteDevice } from "./device";
import { dictate } from "./dictation";
import { putDays, textOfDays } from "./day-fields";
import { editorPage, putText, type Choice } from "./editor-page";
import { inTurn } from "./in-turn";

/** What is typed is kept on the device at each pause of so long. */
const KEEP_MS = 300;
/** How often a window asks how the note is: while somebody else writes it, and else. */
const FOLLOW_MS = 2_000;
const LOOK_MS = 6_000;
/** How long after a failure it is tried again, twice as long each time. */
const AGAIN_MS = 2_000;
const MOST_AGAIN_MS = 16_000;

/** Whether a key changes a text. */
const wouldType = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || ["Backspace", "Delete", "Enter"].includes(key));

/** Puts the focus on what a template left to be filled in, so that what is typed takes its place. */
function standAt(field: HTMLTextAreaElement): void {
  const [open = ""] = leftOpen(field.value);
  const at = field.value.indexOf(open);
  field.focus();
  field.setSelectionRange(at, at + open.length);
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Writes a note as it is typed, and shows what others write meanwhile. */
export class NoteWriter {
  readonly #form: HTMLFormElement;
  readonly #page: ReturnType<typeof editorPage>;
  readonly #address: string;
  readonly #window: NoteWindow;
  readonly #device: ReturnType<typeof noteDevice>;
  readonly #snippets: ReadonlyMap<string, FilledText>;
  #typed: { first: number; last: number } | null = null;
  #follows = false;
  #isClosed = false;
  #failures = 0;
  #isKept = true;
  #savedAt: number;
  #restores: string | null = null;
  #timers: { save: Timer; keep: Timer; look: Timer } = { save: undefined, keep: undefined, look: undefined };

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#page = editorPage(form);
    this.#address = form.dataset["saves"] ?? "";
    const state = JSON.parse(form.dataset["state"] ?? "{}") as HeardNote;
    this.#window = new NoteWindow(crypto.randomUUID(), state);
    this.#device = noteDevice(form.dataset["noteEditor"] ?? "", this.#window.clientId);
    this.#snippets = new Map(
      Object.entries(JSON.parse(form.dataset["snippets"] ?? "{}") as Record<string, FilledText>),
    );
    this.#savedAt = state.savedAt;
    this.#listen();
    this.#device.stay();
    void this.#begin(state);
  }

  /** Goes on with what an earlier window of this device could not save. */
  async #begin(state: HeardNote): Promise<void> {
    this.#take(state);
    const kept = await this.#device.find();
    const asked = { clientId: this.#window.clientId, continues: kept?.clientId ?? null };
    let heard = await askServer(this.#address, asked);
    // The window that kept it was closed: whoever opens the note again goes on writing at once.
    if (kept && heard.kind === "heard" && heard.state.writer?.isOwn)
      heard = await askServer(this.#address, { ...asked, takesOver: true });
    if (kept && heard.kind === "heard") {
      if (this.#window.restore(kept, heard.state.continued)) {
        this.#restores = kept.clientId;
        this.#page.banner("restored", true);
      } else this.#device.forget(kept.clientId);
    }
    this.#hear(heard);
    if (this.#window.isUnsaved) await this.save();
    this.#standIn();
    this.#look();
  }

  /**
   * The first section that says nothing has the focus, where that opens no keyboard over the page; else the one that the
   * address names, at what is to be filled in there.
   */
  #standIn(): void {
    const asked = [...this.#page.fields.values()].find(({ field }) => `#${field.id}` === decodeURI(location.hash));
    if (asked && !this.#follows) return standAt(asked.field);
    if (this.#follows || document.activeElement !== document.body || !matchMedia("(pointer: fine)").matches) return;
    const empty = [...this.#page.fields.values()].find(({ field }) => field.value === "");
    (empty?.days[0] ?? empty?.field)?.focus({ preventScroll: true });
  }

  #listen(): void {
    const { words } = this.#page;
    const lang = document.documentElement.lang;
    for (const [id, { box, field, days }] of this.#page.fields) {
      field.addEventListener("input", () => this.#type(id, field));
      for (const day of days)
        day.addEventListener("input", () => {
          field.value = textOfDays(days);
          this.#type(id, field);
        });
      for (const each of [field, ...days])
        for (const event of ["keydown", "paste", "click"] as const)
          each.addEventListener(event, (tried) => this.#tried(id, tried));
      const button = box.querySelector<HTMLButtonElement>("[data-note-dictate]");
      const said = box.querySelector<HTMLElement>("[data-note-dictation]");
      if (button && said) dictate({ button, field, said, lang, words });
    }
    for (const button of document.querySelectorAll<HTMLElement>("[data-note-take-over]"))
      button.addEventListener("click", () => void this.#takeOver(button));
    window.addEventListener("online", () => void this.save());
    window.addEventListener("pagehide", () => this.#leave(true));
    document.addEventListener("visibilitychange", () => void (document.hidden ? this.#leave(false) : this.#ask()));
    document.addEventListener(
      "submit",
      ({ target }) => {
        if (target instanceof HTMLFormElement && target.matches("[data-signs-out]")) this.#leave(true);
      },
      { capture: true },
    );
    this.#form.addEventListener("submit", (event) => {
      const intent = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "save";
      if (intent !== "save" && intent !== "finish") return;
      event.preventDefault();
      void this.#finish(intent === "finish");
    });
  }

  #type(id: string, field: HTMLTextAreaElement): void {
    const expanded = expandSnippet({ text: field.value, caret: field.selectionStart }, this.#snippets);
    if (expanded) {
      field.value = expanded.text;
      field.setSelectionRange(expanded.caret, expanded.caret);
    }
    this.#page.fields.get(id)?.box.querySelector("[data-note-copied]")?.remove();
    this.#window.type(id, field.value);
    this.#page.excess(id, excessOf(field.value));
    this.#changed();
  }

  /** Somebody would type where another window writes: they are told what they can do. */
  #tried(id: string, event: Event): void {
    const isTyping = !(event instanceof KeyboardEvent) || wouldType(event);
    if (this.#follows && isTyping) this.#page.held(id, true);
  }

  /** Something is to be saved: soon, and kept on the device sooner. */
  #changed(): void {
    const now = Date.now();
    this.#typed = { first: this.#typed?.first ?? now, last: now };
    clearTimeout(this.#timers.keep);
    this.#timers.keep = setTimeout(() => void this.#keep(), KEEP_MS);
    this.#say();
    if (this.#failures === 0) this.#saveIn(saveDue(this.#typed) - now);
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timers.save);
    this.#timers.save = setTimeout(() => void this.save(), Math.max(0, ms));
  }

  async #keep(): Promise<void> {
    this.#isKept = await this.#device.keep(this.#window.kept());
    if (!this.#window.isUnsaved && this.#restores !== null) {
      this.#device.forget(this.#restores);
      this.#restores = null;
    }
    this.#say();
  }

  /** Saves what is not stored for sure, one request at a time: what is typed during one is in the next. */
  readonly save = inTurn(() => this.#saveNow());

  async #saveNow(): Promise<void> {
    if (this.#isClosed) return;
    const save = this.#window.nextSave();
    if (!save) return;
    this.#typed = null;
    this.#say();
    this.#hear(await askServer(this.#address, save));
    // Whatever the answer did not acknowledge is sent again.
    if (this.#window.isSending) this.#window.failed();
    await this.#keep();
    if (!this.#window.isUnsaved || this.#isClosed) return;
    if (this.#failures > 0) this.#saveIn(Math.min(MOST_AGAIN_MS, AGAIN_MS * 2 ** (this.#failures - 1)));
    else this.#saveIn(this.#typed ? saveDue(this.#typed) - Date.now() : 0);
  }

  #hear(heard: Heard): void {
    this.#page.banner("signIn", heard.kind === "signedOut");
    if (heard.kind === "heard") {
      this.#failures = 0;
      this.#take(heard.state);
      return;
    }
    this.#failures += 1;
    if (this.#window.isSending) this.#window.failed();
    if (heard.kind === "closed") this.#close();
    this.#say();
  }

  #take(state: HeardNote): void {
    this.#window.hear(state);
    this.#savedAt = state.savedAt;
    this.#follows = state.writer !== null;
    this.#page.banner("follow", this.#follows);
    // No button is left that would write where another window does.
    this.#form.toggleAttribute("data-follows", this.#follows);
    if (!this.#follows) for (const id of this.#page.fields.keys()) this.#page.held(id, false);
    if (state.writer) this.#page.writer(state.writer);
    if (state.status !== "DRAFT") this.#close();
    for (const [id, { field, days }] of this.#page.fields) {
      putText(field, this.#window.text(id));
      putDays(days, field.value);
      this.#page.excess(id, excessOf(field.value));
      for (const each of [field, ...days]) each.readOnly = this.#follows || this.#isClosed;
      this.#page.others(id, this.#window.alternatives(id), (how, at) => this.#choose(id, how, at));
    }
    this.#say();
  }

  /** Nothing more is saved: no button is left that would do nothing, and every text stays to be copied. */
  #close(): void {
    this.#isClosed = true;
    this.#page.banner("closed", true);
    this.#form.dataset["closed"] = "";
  }

  #choose(id: string, how: Choice, at: number): void {
    const mine = this.#window.text(id);
    const others = this.#window.alternatives(id).map(({ text }) => text);
    const chosen = { mine, theirs: others[at] ?? mine, both: [mine, ...others].join("\n") }[how];
    this.#window.choose(id, chosen);
    const { field, days = [] } = this.#page.fields.get(id) ?? {};
    if (field) putText(field, chosen);
    putDays(days, chosen);
    this.#page.excess(id, excessOf(chosen));
    this.#page.others(id, [], () => undefined);
    this.#changed();
  }

  #say(): void {
    if (this.#window.isTooLong) return this.#page.say("tooLong");
    if (this.#failures > 0 && this.#window.isUnsaved) this.#page.say(this.#isKept ? "notSaved" : "unkept");
    else if (this.#window.isSending) this.#page.say("saving");
    else if (this.#window.isUnsaved) this.#page.say("changed");
    // What is kept beside the note is stored, and yet not in it.
    else if (this.#window.isUndecided) this.#page.say("choose");
    else this.#page.say("saved", this.#savedAt);
  }

  /** Goes on where somebody tried to type, or at the first section. */
  async #takeOver(button: HTMLElement): Promise<void> {
    const fields = [...this.#page.fields.values()];
    const tried = fields.find(({ box }) => box.contains(button)) ?? fields[0];
    this.#hear(await askServer(this.#address, { clientId: this.#window.clientId, takesOver: true }));
    (tried?.days[0] ?? tried?.field)?.focus();
  }

  async #ask(): Promise<void> {
    if (this.#isClosed || this.#window.isSending) return;
    const heard = await askServer(this.#address, { clientId: this.#window.clientId });
    if (!this.#window.isSending) this.#hear(heard);
    if (this.#window.isUnsaved && this.#typed === null) await this.save();
  }

  #look(): void {
    clearTimeout(this.#timers.look);
    this.#timers.look = setTimeout(
      () => void (document.hidden ? Promise.resolve() : this.#ask()).then(() => this.#look()),
      this.#follows ? FOLLOW_MS : LOOK_MS,
    );
  }

  /** The page is hidden or goes away: what can be sent is sent, and the rest is on the device. */
  #leave(leaves: boolean): void {
    void this.#keep();
    const save = this.#isClosed ? null : this.#window.nextSave();
    if (save) void askServer(this.#address, { ...save, leaves }, { last: true }).then((heard) => this.#hear(heard));
    else if (leaves && !this.#follows && !this.#isClosed)
      void askServer(this.#address, { clientId: this.#window.clientId, leaves }, { last: true });
  }

  /** Saves at once, after a save that is under way, and leads on where all of it is stored then. */
  async #finish(leads: boolean): Promise<void> {
    await this.save();
    if (leads && !this.#window.isUnsaved) window.location.assign(this.#form.dataset["view"] ?? "");
  }
}
