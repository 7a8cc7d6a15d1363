import { describe, expect, test } from "vitest";
import type { CallCaption } from "../../domain/video/room-call-state";
import { deviceSpeech, type Recognizer, Speech } from "./speech";

class FakeRecognizer implements Recognizer {
  lang = "";
  continuous = false;
  interimResults = false;
  processLocally = false;
  onresult: Recognizer["onresult"] = null;
  onerror: Recognizer["onerror"] = null;
  onend: Recognizer["onend"] = null;
  starts = 0;
  aborted = false;

  start(): void {
    this.starts += 1;
  }

  abort(): void {
    this.aborted = true;
  }

  hears(transcript: string, isFinal: boolean): void {
    this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
  }
}

function scene() {
  const recognizer = new FakeRecognizer();
  const told: CallCaption[] = [];
  const clock = { now: 0 };
  let ids = 0;
  let refused = 0;
  const speech = new Speech({
    createRecognizer: () => recognizer,
    language: "es-ES",
    newId: () => `caption-${++ids}`,
    now: () => clock.now,
    onCaption: (caption) => told.push(caption),
    onRefused: () => (refused += 1),
  });
  return { recognizer, speech, told, clock, refusals: () => refused };
}

describe("what somebody says", () => {
  test("is told as it grows, not more than needed, and in full once it is final", () => {
    const { recognizer, speech, told, clock } = scene();
    speech.start();
    expect(recognizer).toMatchObject({ lang: "es-ES", continuous: true, interimResults: true, starts: 1 });
    expect(recognizer.processLocally).toBe(true);
    recognizer.hears("how", false);
    clock.now = 100;
    recognizer.hears("how are", false);
    clock.now = 800;
    recognizer.hears("how are you", false);
    clock.now = 850;
    recognizer.hears(" how are you today ", true);
    recognizer.hears("well", true);
    expect(told).toEqual([
      { captionId: "caption-1", text: "how", final: false },
      { captionId: "caption-1", text: "how are you", final: false },
      { captionId: "caption-1", text: "how are you today", final: true },
      { captionId: "caption-2", text: "well", final: true },
    ]);
  });

  test("is listened to on after a silence, and no more once it was stopped", () => {
    const { recognizer, speech, told } = scene();
    speech.start();
    recognizer.onend?.();
    expect(recognizer.starts).toBe(2);
    speech.stop();
    expect(recognizer.aborted).toBe(true);
    recognizer.onend?.();
    recognizer.hears("a secret", true);
    expect([recognizer.starts, told]).toEqual([2, []]);
  });

  test("is given up where the browser refuses, and only there", () => {
    const { recognizer, speech, refusals } = scene();
    speech.start();
    recognizer.onerror?.({ error: "no-speech" });
    expect([refusals(), recognizer.aborted]).toEqual([0, false]);
    recognizer.onerror?.({ error: "not-allowed" });
    expect([refusals(), recognizer.aborted]).toEqual([1, true]);
  });
});

describe("captions are offered", () => {
  const browser = (answer: string, installs?: boolean) =>
    Object.assign(class extends FakeRecognizer {}, {
      available: () => Promise.resolve(answer),
      ...(installs === undefined ? {} : { install: () => Promise.resolve(installs) }),
    });

  test("where the device itself understands the language", async () => {
    const speech = await deviceSpeech("es-ES", { SpeechRecognition: browser("available") });
    expect(speech.can === "now" && speech.create()).toBeInstanceOf(FakeRecognizer);
  });

  test("where it can load the language, which it does once they are wanted", async () => {
    const speech = await deviceSpeech("es-ES", { SpeechRecognition: browser("downloadable", true) });
    expect(speech.can === "load" && (await speech.load()).can).toBe("now");
    const fails = await deviceSpeech("es-ES", { SpeechRecognition: browser("downloadable", false) });
    expect(fails.can === "load" && (await fails.load()).can).toBe("never");
  });

  test("nowhere else: what is said in a consultation is sent to no company", async () => {
    for (const scope of [
      { webkitSpeechRecognition: FakeRecognizer },
      { SpeechRecognition: browser("downloadable") },
      { SpeechRecognition: browser("unavailable", true) },
      {},
    ])
      expect(await deviceSpeech("es-ES", scope)).toEqual({ can: "never" });
  });
});
