import {
  SendingEnded,
  sendParts,
  type Destination,
  type Listening,
  type Surroundings,
} from "~/kernel/upload/send-parts";
import { MOST_UPLOAD_BYTES } from "~/kernel/upload/upload-parts";
import { smallPicture } from "./small-picture";

type Word =
  "hint" | "progress" | "waiting" | "line" | "unreadable" | "refused" | "tooLarge" | "stopped" | "done" | "there";
type Words = Readonly<Record<Word, string>>;

/** How one file stands, as the page shows it. */
function entryOf(template: HTMLTemplateElement, name: string) {
  const entry = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const one = <E extends HTMLElement>(selector: string) => entry.querySelector<E>(selector);
  const [title, bar, state] = [one("[data-name]"), one<HTMLProgressElement>("progress"), one("[data-state]")];
  const [again, stop] = [one<HTMLButtonElement>("[data-again]"), one<HTMLButtonElement>("[data-stop]")];
  if (title) title.textContent = name;
  /** It goes no further: why takes the place of its progress. */
  const end = () => {
    for (const part of [bar, again, stop]) if (part) part.hidden = true;
  };
  return {
    entry,
    again,
    stop,
    say: (text: string) => state && state.textContent !== text && (state.textContent = text),
    fill: (percent: number) => bar && (bar.value = percent),
    end,
    refuse: () => {
      end();
      state?.classList.replace("text-muted", "text-danger-text");
    },
  };
}

interface Sent {
  file: File;
  uploads: string;
  words: Words;
  entry: ReturnType<typeof entryOf>;
  surroundings: Surroundings;
}

/** What became of a file; `there`: the record had it already. */
type Outcome = "added" | "there" | "refused" | "stopped";

const destinationOf = (uploads: string, thumbnail: unknown): Destination => ({
  open: uploads,
  part: (id, part) => `${uploads}/${id}/${part}`,
  finish: (id) => `${uploads}/${id}`,
  saidLast: { thumbnail },
});

/** Shows how much of a file has arrived; a screen reader is told every tenth. */
function showProgress({ file, words, entry }: Sent, bytes: number): void {
  const percent = Math.floor((bytes * 100) / Math.max(1, file.size));
  entry.fill(percent);
  entry.say(words.progress.replace("{percent}", String(percent - (percent % 10))));
}

const wasThere = (answer: unknown) =>
  typeof answer === "object" && answer !== null && "wasThere" in answer && answer.wasThere === true;

async function sendOnce({ file, uploads, words, surroundings }: Sent, listening: Listening): Promise<Outcome> {
  if (file.size > MOST_UPLOAD_BYTES) throw new SendingEnded("refused", words.tooLarge);
  const destination = destinationOf(uploads, await smallPicture(file));
  return wasThere(await sendParts(file, destination, listening, surroundings)) ? "there" : "added";
}

/**
 * One file that is to be sent: `begin` sends it until it is there or is not wanted any more; asked again, it goes on. It
 * can be stopped before it begins.
 */
function sendingOf(sent: Sent) {
  const { uploads, words, entry, surroundings } = sent;
  const { again, stop, say, fill, end, refuse } = entry;
  let uploadId: string | null = null;
  let stopped = false;
  let settle: (outcome: Outcome) => void = () => undefined;
  const became = new Promise<Outcome>((resolve) => (settle = resolve));
  const throwAway = () => uploadId && void surroundings.ask("DELETE", `${uploads}/${uploadId}`).catch(() => undefined);
  const onOpened = (id: string) => {
    uploadId = id;
    if (stopped) throwAway();
  };
  const listening: Listening = {
    arrived: (bytes) => !stopped && showProgress(sent, bytes),
    onOpened,
    goesOn: () => !stopped,
  };
  const go = async () => {
    if (again) again.hidden = true;
    window.removeEventListener("online", goAgain);
    say(words.waiting);
    try {
      const outcome = await sendOnce(sent, listening);
      fill(100);
      say(outcome === "there" ? words.there : words.done);
      if (stop) stop.hidden = true;
      settle(outcome);
    } catch (error) {
      if (stopped) return;
      const { why, refusal } = error instanceof SendingEnded ? error : new SendingEnded("unreadable");
      say(refusal || words[why]);
      if (again && why !== "refused") again.hidden = false;
      if (why === "line") window.addEventListener("online", goAgain);
      if (why !== "refused") return;
      refuse();
      settle("refused");
    }
  };
  const goAgain = () => void go();
  again?.addEventListener("click", goAgain);
  stop?.addEventListener("click", () => {
    stopped = true;
    window.removeEventListener("online", goAgain);
    throwAway();
    end();
    say(words.stopped);
    settle("stopped");
  });
  return {
    begin: () => {
      if (!stopped) void go();
      return became;
    },
  };
}

/**
 * A file that is chosen, or on its way, would be lost with the page where another of its forms is sent: the file goes
 * first.
 * @param wait whether the other form waits; it is given how that form goes on
 */
function holdOthers(form: HTMLFormElement, wait: (go: () => void) => boolean): void {
  const hold = (event: SubmitEvent) => {
    const { target: other, submitter } = event;
    const isOther = other instanceof HTMLFormElement && other !== form && other.method === "post";
    if (!isOther || !form.isConnected || !wait(() => other.requestSubmit(submitter))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("submit", hold, { capture: true });
}

/** With script several files may be chosen at once, and the hint says so. */
function takeSeveral(field: HTMLInputElement, words: string): void {
  field.multiple = true;
  const hint = document.getElementById((field.getAttribute("aria-describedby") ?? "").split(" ")[0] ?? "");
  if (hint) hint.textContent = words;
}

/**
 * Sends the files of a form in parts, one after the other, each with its progress and a button that stops it. Once all
 * of them are there, the page is shown anew; where one was refused, or none was added, what is said of them stays. A
 * second press changes nothing, and another form of the page waits until the files are there.
 */
export function sendFilesOf(form: HTMLFormElement, surroundings: Surroundings): void {
  const { recordFiles: uploads = "", done = "", there = "" } = form.dataset;
  const words = JSON.parse(form.dataset["words"] ?? "{}") as Words;
  const field = form.querySelector<HTMLInputElement>("input[type=file]");
  const list = document.querySelector<HTMLElement>("[data-files-sending]");
  const template = document.querySelector<HTMLTemplateElement>("template[data-file-sending]");
  if (!field || !list || !template) return;
  takeSeveral(field, words.hint);
  const leaving = (event: BeforeUnloadEvent) => event.preventDefault();
  let waiting = Promise.resolve<Outcome[]>([]);
  let sending = 0;
  const add = (file: File) => {
    const entry = entryOf(template, file.name);
    entry.say(words.waiting);
    // The button that was pressed is gone, and the focus with it.
    entry.stop?.addEventListener("click", () => field.focus());
    list.appendChild(entry.entry);
    sending += 1;
    const { begin } = sendingOf({ file, uploads, words, entry, surroundings });
    // One after the other: a slow line is not divided among them.
    waiting = waiting.then(async (before) => {
      const outcome = await begin();
      sending -= 1;
      return [...before, outcome];
    });
  };
  /** Another form of the page that was sent meanwhile: it goes once the files are there. */
  let next: (() => void) | undefined;
  const send = (files: readonly File[]) => {
    form.reset();
    list.hidden = false;
    if (sending === 0) waiting = Promise.resolve([]);
    window.addEventListener("beforeunload", leaving);
    for (const file of files) add(file);
    void waiting.then((outcomes) => {
      if (sending > 0) return;
      window.removeEventListener("beforeunload", leaving);
      const goesOn = next;
      next = undefined;
      // What was refused stays to be read.
      if (outcomes.includes("refused")) return;
      if (goesOn) goesOn();
      else if (outcomes.includes("added")) window.location.assign(done);
      else if (outcomes.includes("there")) window.location.assign(there);
    });
  };
  /** Sends what is chosen; false where nothing is chosen or on its way, so that the server says what is wrong. */
  const begin = () => {
    const files = [...(field.files ?? [])].filter(({ size }) => size > 0);
    if (files.length > 0) send(files);
    return sending > 0;
  };
  form.addEventListener("submit", (event) => begin() && event.preventDefault());
  holdOthers(form, (go) => {
    const holds = begin();
    if (holds) next = go;
    return holds;
  });
}
