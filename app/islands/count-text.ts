import { textParts } from "~/features/notifications/domain/texts/text-parts";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What the placeholders stand for in the preview, and what follows the words by itself. */
function read(element: HTMLTextAreaElement): { values: Record<string, unknown>; end: string } {
  const parsed: unknown = JSON.parse(element.dataset.textCounted ?? "{}");
  const { values, end } = isRecord(parsed) ? parsed : {};
  return { values: isRecord(values) ? values : {}, end: typeof end === "string" ? end : "" };
}

/** Keeps the numbers beside a text up with what is typed: how long it is, and how many messages that makes. */
export function countText(written: HTMLTextAreaElement): void {
  const { values, end } = read(written);
  const format = new Intl.NumberFormat(document.documentElement.lang, { numberingSystem: "latn" });
  const show = (name: string, value: number) => {
    const place = document.querySelector(`[data-text-${name}]`);
    if (place) place.textContent = format.format(value);
  };
  const update = () => {
    const typed = written.value.replace(/\s+/g, " ").trim();
    const said = typed.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) =>
      typeof values[name] === "string" ? values[name] : place,
    );
    const { parts, units, room } = textParts(`${said} ${end}`);
    show("parts", parts);
    show("units", units);
    show("room", room);
  };
  written.addEventListener("input", update);
  // Something may have been typed before the script came.
  update();
}
