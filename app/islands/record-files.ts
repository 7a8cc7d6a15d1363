import { browserSurroundings } from "~/kernel/upload/browser-surroundings";
import { SendingEnded, sendParts } from "~/kernel/upload/send-parts";
import { MOST_UPLOAD_BYTES } from "~/kernel/upload/upload-parts";
import { smallPicture } from "./files/small-picture";

type Word = "hint" | "progress" | "waiting" | "line" | "unreadable" | "refused" | "tooLarge" | "done" | "there";
type Words = Readonly<Record<Word, string>>;

/** How one file stands, as the page shows it. */
function entryOf(template: HTMLTemplateElement, name: string) {
  const entry = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const one = <E extends HTMLElement>(selector: string) => entry.querySelector<E>(selector);
  const [title, bar, state] = [one("[data-name]"), one<HTMLProgressElement>("progress"), one("[data-state]")];
  const [again, stop] = [one<HTMLButtonElement>("[data-again]"), one<HTMLButtonElement>("[data-stop]")];
  if (title) title.textContent = name;
  return {
    entry,
    again,
    stop,
    say: (text: string) => state && state.textContent !== text && (state.textContent = text),
    fill: (percent: number) => bar && (bar.value = percent),
    /** What was refused goes no further: its reason takes the place of its progress. */
    refuse: () => {
      for (const part of [bar, stop]) if (part) part.hidden = true;
      state?.classList.replace("text-muted", "text-danger-text");
    },
  };
}

interface Sent {
  file: File;
  uploads: string;
  words: Words;
  entry: ReturnType<typeof entryOf>;
}

/** What became of a file; `there`: the record had it already. */
type Outcome = "added" | "there" | "refused";

const wasThere = (answer: unknown) =>
  typeof answer === "object" && answer !== null && "wasThere" in answer && answer.wasThere === true;

/** Sends one file until it is there or is not wanted any more; asked again, it goes on. */
function send({ file, uploads, words, entry }: Sent): Promise<Outcome> {
  const { again, stop, say, fill, refuse } = entry;
  let uploadId: string | null = null;
  let stopped = false;
  const attempt = async (): Promise<Outcome> => {
    if (file.size > MOST_UPLOAD_BYTES) throw new SendingEnded("refused", words.tooLarge);
    const thumbnail = await smallPicture(file);
    const destination = {
      open: uploads,
      part: (id: string, part: number) => `${uploads}/${id}/${part}`,
      finish: (id: string) => `${uploads}/${id}`,
      saidLast: { thumbnail },
    };
    const arrived = (bytes: number) => {
      const percent = Math.floor((bytes * 100) / Math.max(1, file.size));
      fill(percent);
      // A screen reader is told every tenth.
      say(words.progress.replace("{percent}", String(percent - (percent % 10))));
    };
    const listening = { arrived, onOpened: (id: string) => (uploadId = id), goesOn: () => !stopped };
    return wasThere(await sendParts(file, destination, listening, browserSurroundings)) ? "there" : "added";
  };
  return new Promise((resolve) => {
    const go = async () => {
      if (again) again.hidden = true;
      window.removeEventListener("online", goAgain);
      say(words.waiting);
      try {
        const outcome = await attempt();
        fill(100);
        say(outcome === "there" ? words.there : words.done);
        if (stop) stop.hidden = true;
        resolve(outcome);
      } catch (error) {
        if (stopped) return;
        const { why, refusal } = error instanceof SendingEnded ? error : new SendingEnded("unreadable");
        say(refusal || words[why]);
        if (again && why !== "refused") again.hidden = false;
        if (why === "line") window.addEventListener("online", goAgain);
        if (why !== "refused") return;
        refuse();
        resolve("refused");
      }
    };
    const goAgain = () => void go();
    again?.addEventListener("click", goAgain);
    stop?.addEventListener("click", () => {
      stopped = true;
      window.removeEventListener("online", goAgain);
      if (uploadId) void browserSurroundings.ask("DELETE", `${uploads}/${uploadId}`).catch(() => undefined);
      entry.entry.remove();
      resolve("refused");
    });
    void go();
  });
}

function enhance(form: HTMLFormElement): void {
  const { recordFiles: uploads = "", done = "", there = "" } = form.dataset;
  const words = JSON.parse(form.dataset["words"] ?? "{}") as Words;
  const field = form.querySelector<HTMLInputElement>("input[type=file]");
  const list = document.querySelector<HTMLElement>("[data-files-sending]");
  const template = document.querySelector<HTMLTemplateElement>("template[data-file-sending]");
  if (!field || !list || !template) return;
  field.multiple = true;
  const hint = document.getElementById((field.getAttribute("aria-describedby") ?? "").split(" ")[0] ?? "");
  if (hint) hint.textContent = words.hint;
  const leaving = (event: BeforeUnloadEvent) => event.preventDefault();
  let waiting = Promise.resolve<Outcome[]>([]);
  let sending = 0;
  form.addEventListener("submit", (event) => {
    const files = [...(field.files ?? [])].filter(({ size }) => size > 0);
    // No file chosen, or an empty one: the server says what is wrong with it.
    if (files.length === 0) return;
    event.preventDefault();
    form.reset();
    list.hidden = false;
    if (sending === 0) waiting = Promise.resolve([]);
    window.addEventListener("beforeunload", leaving);
    for (const file of files) {
      const entry = entryOf(template, file.name);
      entry.say(words.waiting);
      list.appendChild(entry.entry);
      sending += 1;
      // One after the other: a slow line is not divided among them.
      waiting = waiting.then(async (before) => {
        const outcome = await send({ file, uploads, words, entry });
        sending -= 1;
        return [...before, outcome];
      });
    }
    void waiting.then((outcomes) => {
      if (sending > 0) return;
      window.removeEventListener("beforeunload", leaving);
      // What was refused stays to be read.
      if (!outcomes.includes("refused")) window.location.assign(outcomes.includes("added") ? done : there);
    });
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-record-files]")) enhance(form);
