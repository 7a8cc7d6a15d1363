import { RoomTimers, type RoomEnvironment } from "../room-environment";

/** After the last letter it is quiet for this long before a note is saved, in milliseconds. */
const QUIET_MS = 800;
/** A save that did not get through is tried again after this time, in milliseconds. */
const AGAIN_MS = 3_000;

export type SaveOutcome = { kind: "saved"; version: number } | { kind: "changed" } | { kind: "unreached" };
export type NoteState = "saved" | "typing" | "saving" | "offline" | "changed";

/** Saves a note as it is typed: one save at a time, tried until it gets through, and never over somebody else's. */
export class NoteSaver {
  private readonly timers: RoomTimers;
  private text: string | null = null;
  private saving = false;

  constructor(
    private version: number,
    private readonly save: (note: string, version: number) => Promise<SaveOutcome>,
    private readonly tell: (state: NoteState) => void,
    environment: Pick<RoomEnvironment, "after">,
  ) {
    this.timers = new RoomTimers(environment);
  }

  type(text: string): void {
    this.text = text;
    this.tell("typing");
    this.timers.set("save", QUIET_MS, () => void this.flush());
  }

  /** Saves now what waits to be saved. */
  async flush(): Promise<void> {
    this.timers.clear("save");
    const { text } = this;
    if (text === null || this.saving) return;
    this.saving = true;
    this.tell("saving");
    const outcome = await this.save(text, this.version);
    this.saving = false;
    if (outcome.kind === "changed") return this.tell("changed");
    if (outcome.kind === "unreached") {
      this.tell("offline");
      this.timers.set("save", AGAIN_MS, () => void this.flush());
      return;
    }
    this.version = outcome.version;
    if (this.text === text) {
      this.text = null;
      this.tell("saved");
    } else this.timers.set("save", 0, () => void this.flush());
  }
}
