import { WINDOWS, type GreyWindow } from "~/kernel/scans/grey-window";
import { readDicom, type Scan } from "./files/read-dicom";

type Slider = "level" | "width" | "frame";

/** What the page has of a viewer. */
function partsOf(viewer: HTMLElement) {
  const one = <E extends Element>(selector: string) => viewer.querySelector<E>(selector);
  const words = JSON.parse(viewer.dataset["words"] ?? "{}") as Record<"failed" | "unknown" | "shown", string>;
  return {
    words,
    canvas: one<HTMLCanvasElement>("[data-dicom-canvas]"),
    state: one<HTMLElement>("[data-dicom-state]"),
    windows: one<HTMLElement>("[data-dicom-windows]"),
    slider: (name: Slider) => one<HTMLInputElement>(`[data-dicom-input=${name}]`),
    value: (name: Slider) => one<HTMLElement>(`[data-dicom-value=${name}]`),
  };
}
type Parts = ReturnType<typeof partsOf>;

/** Draws a scan as the sliders stand, and again when one moves. */
function show(scan: Scan, { canvas, windows, slider, value }: Parts): void {
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return;
  const format = new Intl.NumberFormat(document.documentElement.lang, { numberingSystem: "latn" });
  const now: GreyWindow & { frame: number } = { ...scan.window, frame: 0 };
  Object.assign(canvas, { width: scan.width, height: scan.height, hidden: false });
  let waits = false;
  const draw = () => {
    waits = false;
    context.putImageData(scan.draw(now.frame, now), 0, 0);
  };
  const set = (name: Slider, to: number) => {
    now[name] = name === "width" ? Math.max(1, to) : to;
    const [input, told] = [slider(name), value(name)];
    const text = format.format(name === "frame" ? to + 1 : Math.round(now[name]));
    if (input) Object.assign(input, { valueAsNumber: now[name], ariaValueText: text });
    if (told) told.textContent = text;
    if (!waits) requestAnimationFrame(draw);
    waits = true;
  };
  const offer = (name: Slider, min: number, max: number) => {
    const input = slider(name);
    if (!input) return;
    Object.assign(input, { min: String(Math.floor(min)), max: String(Math.ceil(max)), disabled: false });
    input.addEventListener("input", () => set(name, input.valueAsNumber));
    set(name, now[name]);
  };
  if (scan.range) {
    const { least, greatest } = scan.range;
    offer("level", Math.min(least, now.level), Math.max(greatest, now.level));
    offer("width", 1, Math.max(greatest - least + 1, now.width));
    canvas.addEventListener("pointermove", (event) => {
      if (event.buttons !== 1) return;
      const step = Math.max(1, (greatest - least) / 1_000);
      set("width", now.width + event.movementX * step);
      set("level", now.level + event.movementY * step);
    });
  }
  if (scan.frames > 1) {
    slider("frame")?.closest("label")?.removeAttribute("hidden");
    offer("frame", 0, scan.frames - 1);
  }
  if (windows && scan.isTomography) {
    windows.hidden = false;
    windows.querySelector("select")?.addEventListener("change", ({ target }) => {
      const chosen = target instanceof HTMLSelectElement ? target.value : "";
      const { level, width } = Object.entries(WINDOWS).find(([name]) => name === chosen)?.[1] ?? scan.window;
      set("level", level);
      set("width", width);
    });
  }
  draw();
}

async function open(viewer: HTMLElement): Promise<void> {
  const parts = partsOf(viewer);
  const { state, words } = parts;
  const say = (text: string) => state && (state.textContent = text);
  const answer = await fetch(viewer.dataset["dicom"] ?? "").catch(() => undefined);
  if (!answer?.ok) return void say(words.failed);
  try {
    const scan = readDicom(await answer.arrayBuffer());
    if (!scan) return void say(words.unknown);
    show(scan, parts);
    say(words.shown);
  } catch {
    say(words.unknown);
  }
}

for (const viewer of document.querySelectorAll<HTMLElement>("[data-dicom]")) void open(viewer);
