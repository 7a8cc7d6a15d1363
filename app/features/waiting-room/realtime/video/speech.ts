import { type CallCaption, MAX_CAPTION_LENGTH } from "../../domain/video/room-call-state";

/** The part of the browser's speech recognition that is used (Web Speech API, SpeechRecognition). */
export interface Recognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  onresult: ((event: RecognizerResult) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

export interface RecognizerResult {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

export interface SpeechOptions {
  createRecognizer: () => Recognizer;
  /** BCP 47 tag of what is spoken. */
  language: string;
  newId: () => string;
  /** Milliseconds, of any origin. */
  now: () => number;
  onCaption: (caption: CallCaption) => void;
  /** The browser does not let us, or cannot: it is off for good. */
  onRefused: () => void;
}

/** What is not final yet is told at most this often, in milliseconds. */
const TELL_EVERY_MS = 700;
const REFUSALS = ["not-allowed", "service-not-allowed", "language-not-supported", "audio-capture"];

/** Turns what somebody says into captions, for as long as they want. */
export class Speech {
  private recognizer: Recognizer | null = null;
  private captionId = "";
  private toldAt = -Infinity;

  constructor(private readonly options: SpeechOptions) {}

  start(): void {
    if (this.recognizer) return;
    const recognizer = this.options.createRecognizer();
    this.recognizer = recognizer;
    this.captionId = this.options.newId();
    recognizer.lang = this.options.language;
    recognizer.continuous = true;
    recognizer.interimResults = true;
    // What is said in a consultation goes to no company's servers.
    recognizer.processLocally = true;
    recognizer.onresult = (event) => this.hear(event);
    recognizer.onerror = ({ error }) => {
      if (!REFUSALS.includes(error)) return;
      this.stop();
      this.options.onRefused();
    };
    // The browser ends it by itself after a silence.
    recognizer.onend = () => {
      if (this.recognizer === recognizer) recognizer.start();
    };
    recognizer.start();
  }

  stop(): void {
    const { recognizer } = this;
    this.recognizer = null;
    recognizer?.abort();
  }

  private hear({ resultIndex, results }: RecognizerResult): void {
    if (!this.recognizer) return;
    for (let index = resultIndex; index < results.length; index++) {
      const result = results[index];
      const text = result?.[0]?.transcript.trim().slice(-MAX_CAPTION_LENGTH) ?? "";
      if (result && text !== "") this.tell(text, result.isFinal);
    }
  }

  private tell(text: string, final: boolean): void {
    const { now, onCaption, newId } = this.options;
    if (!final && now() - this.toldAt < TELL_EVERY_MS) return;
    this.toldAt = now();
    onCaption({ captionId: this.captionId, text, final });
    if (final) this.captionId = newId();
  }
}

/**
 * The part of the recognition's constructor that says what the device can do by itself, and has it learn a language (Web
 * Speech API, available and install).
 */
interface OnDevice {
  available(options: OnDeviceOptions): Promise<string>;
  install?(options: OnDeviceOptions): Promise<boolean>;
}

interface OnDeviceOptions {
  langs: string[];
  processLocally: true;
}

/** Whether this device can write down what is said: at once, once it has loaded the language, or not. */
export type DeviceSpeech =
  { can: "now"; create: () => Recognizer } | { can: "load"; load: () => Promise<DeviceSpeech> } | { can: "never" };

/**
 * The browser's own recognition, where it works on the device. There is none where the browser knows only one that sends
 * what is said to a server.
 */
export async function deviceSpeech(language: string, scope: object = globalThis): Promise<DeviceSpeech> {
  const found: unknown = Reflect.get(scope, "SpeechRecognition") ?? Reflect.get(scope, "webkitSpeechRecognition");
  if (!isConstructor(found) || !tellsOfDevice(found)) return { can: "never" };
  const options: OnDeviceOptions = { langs: [language], processLocally: true };
  const can = await found.available(options).catch(() => "unavailable");
  const ready: DeviceSpeech = { can: "now", create: () => new found() };
  if (can === "available") return ready;
  if (!["downloadable", "downloading"].includes(can) || !found.install) return { can: "never" };
  const load = async (): Promise<DeviceSpeech> =>
    (await found.install?.(options).catch(() => false)) ? ready : { can: "never" };
  return { can: "load", load };
}

const isConstructor = (value: unknown): value is new () => Recognizer => typeof value === "function";

const tellsOfDevice = <T extends object>(value: T): value is T & OnDevice =>
  "available" in value && typeof value.available === "function";
