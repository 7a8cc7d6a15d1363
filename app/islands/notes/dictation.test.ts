import { afterEach, expect, test, vi } from "vitest";
import { dictate } from "./dictation";

afterEach(() => vi.unstubAllGlobals());

/** A button that can be pressed, and what the page says of the dictation, in a browser that begins to listen so. */
function pressed(begin: (recognition: { onerror: (event: { error: string }) => void; onend: () => void }) => void) {
  class SpeechRecognition {
    onerror = (_: { error: string }) => undefined;
    onend = () => undefined;
    start() {
      begin(this);
    }
  }
  vi.stubGlobal("window", { SpeechRecognition });
  const said = { textContent: "" };
  const listeners: (() => void)[] = [];
  const button = {
    ...{ hidden: true, textContent: "Dictate" },
    setAttribute: () => undefined,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  };
  const words = { dictate: "Dictate", stopDictating: "Stop", noDictation: "Not available." };
  dictate({ button, field: {}, said, lang: "en", words } as never);
  for (const listener of listeners) listener();
  return [said.textContent, button.textContent];
}

test("a dictation that does not start says so, whether the browser refuses it at once or after a moment", () => {
  const refused = (error: string) =>
    pressed((recognition) => {
      recognition.onerror({ error });
      recognition.onend();
    });
  for (const error of ["network", "not-allowed", "service-not-allowed", "audio-capture", "language-not-supported"])
    expect(refused(error)).toEqual(["Not available.", "Dictate"]);
  const thrown = pressed(() => {
    throw new DOMException("No", "InvalidStateError");
  });
  expect(thrown).toEqual(["Not available.", "Dictate"]);
});

test("one that starts, hears nothing or is stopped says nothing", () => {
  expect(pressed(() => undefined)).toEqual(["", "Stop"]);
  for (const error of ["no-speech", "aborted"])
    expect(pressed((recognition) => recognition.onerror({ error }))).toEqual(["", "Stop"]);
});
