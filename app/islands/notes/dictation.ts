/** The part of the browser's speech recognition that is used here; its types are not in the standard library. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}

/** The browser's speech recognition, by either of its names; undefined where it has none. */
function recognizer(): (new () => Recognition) | undefined {
  const found: unknown = Reflect.get(window, "SpeechRecognition") ?? Reflect.get(window, "webkitSpeechRecognition");
  return typeof found === "function" ? (found as new () => Recognition) : undefined;
}

interface Dictation {
  button: HTMLButtonElement;
  field: HTMLTextAreaElement;
  /** Where it is said that the browser cannot listen after all. */
  said: HTMLElement;
  lang: string;
  words: { dictate: string; stopDictating: string; noDictation: string };
}

/** What ends a dictation that did listen: silence, or that it was stopped. */
const LISTENED = ["no-speech", "aborted"];

/** Lets a field be spoken to, where the browser can listen: what is said is typed at its caret. */
export function dictate({ button, field, said, lang, words }: Dictation): void {
  const Recognizer = recognizer();
  if (!Recognizer) return;
  button.hidden = false;
  let listening: Recognition | null = null;
  const show = () => {
    button.textContent = listening ? words.stopDictating : words.dictate;
    button.setAttribute("aria-pressed", String(listening !== null));
  };
  button.addEventListener("click", () => {
    if (listening) return listening.stop();
    const recognition = new Recognizer();
    listening = recognition;
    Object.assign(recognition, { lang, continuous: true, interimResults: false });
    recognition.onresult = ({ resultIndex, results }) => {
      for (const result of Array.from(results).slice(resultIndex)) {
        const said = result[0]?.transcript.trim();
        if (!said || field.readOnly) continue;
        const { selectionStart: at, value } = field;
        const space = at > 0 && !/\s$/.test(value.slice(0, at)) ? " " : "";
        field.setRangeText(`${space}${said}`, at, field.selectionEnd, "end");
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
    };
    recognition.onend = () => {
      listening = null;
      show();
    };
    recognition.onerror = ({ error }) => {
      if (!LISTENED.includes(error)) said.textContent = words.noDictation;
    };
    said.textContent = "";
    try {
      recognition.start();
    } catch {
      listening = null;
      said.textContent = words.noDictation;
    }
    show();
  });
}
