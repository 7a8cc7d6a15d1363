import type { Alternative } from "~/features/consultations/domain/notes/note-window";
import { daysText } from "./day-fields";
import { sectionHints } from "./section-hints";

/** What the editor says, by name; `{name}` and `{time}` stand for what they say. */
export type Word =
  | "saved"
  | "saving"
  | "changed"
  | "choose"
  | "notSaved"
  | "unkept"
  | "tooLong"
  | "excess"
  | "follow"
  | "followOwn"
  | "other"
  | "otherOwn"
  | "otherNote"
  | "dictate"
  | "stopDictating"
  | "noDictation";

export type BannerName = "signIn" | "closed" | "follow" | "restored";
export type Choice = "mine" | "theirs" | "both";

/** The page around the fields of a note: its status line, its banners, and the texts of others. */
export function editorPage(form: HTMLFormElement) {
  const words = JSON.parse(form.dataset["words"] ?? "{}") as Record<Word, string>;
  const clock = new Intl.DateTimeFormat(document.documentElement.lang, {
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: form.dataset["zone"] },
    ...{ calendar: "gregory", numberingSystem: "latn" },
  });
  const status = form.querySelector("[data-note-status]");
  /** The same again beside the buttons, where one is when one has written. */
  const below = form.querySelector("[data-note-status-below]");
  const template = form.querySelector<HTMLTemplateElement>("template[data-note-other]");
  const fields = new Map(
    [...form.querySelectorAll<HTMLElement>("[data-note-section]")].flatMap((box) => {
      const field = box.querySelector("textarea");
      const days = [...box.querySelectorAll<HTMLInputElement>("[data-note-day]")];
      return field ? [[box.dataset["noteSection"] ?? "", { box, field, days }] as const] : [];
    }),
  );
  const shown = new Map<string, string>();
  return {
    words,
    fields,
    say(word: Word, at = 0): void {
      const text = words[word].replace("{time}", clock.format(at));
      for (const place of [status, below]) if (place && place.textContent !== text) place.textContent = text;
    },
    banner(name: BannerName, isShown: boolean): void {
      const banner = document.querySelector<HTMLElement>(`[data-note-banner="${name}"]`);
      if (banner) banner.hidden = !isShown;
    },
    ...sectionHints(fields, words),
    writer({ name, isOwn }: { name: string; isOwn: boolean }): void {
      const line = document.querySelector("[data-note-writer]");
      if (line) line.textContent = isOwn ? words.followOwn : words.follow.replace("{name}", name);
    },
    /** Shows the texts beside a field; nothing where they are shown already. */
    others(id: string, alternatives: readonly Alternative[], choose: (how: Choice, at: number) => void): void {
      const list = fields.get(id)?.box.querySelector("[data-note-others]");
      const mark = JSON.stringify(alternatives);
      if (!list || !template || shown.get(id) === mark) return;
      const appears = list.childElementCount === 0 || !shown.has(id);
      shown.set(id, mark);
      list.replaceChildren(
        ...alternatives.map(({ text, author, at, isMine }, index) => {
          const entry = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
          const byName = author === "" ? words.otherNote : words.other.replace("{name}", author);
          const says = isMine ? words.otherOwn : byName;
          const said = says.replace("{time}", clock.format(at));
          entry.setAttribute("aria-label", said);
          entry.querySelector("[data-says]")?.append(said);
          entry.querySelector("[data-text]")?.append(fields.get(id)?.days.length ? daysText(text) : text);
          for (const button of entry.querySelectorAll<HTMLElement>("[data-choose]"))
            button.addEventListener("click", () => choose(button.dataset["choose"] as Choice, index));
          return entry;
        }),
      );
      if (appears) lookAt(list.firstElementChild);
    },
  };
}

/**
 * Brings a choice into view that has just appeared and gives it the focus: but not while somebody types elsewhere, and of
 * several the first. It is the box that has the focus, since a key of whoever still types would press a button.
 */
function lookAt(choice: Element | null): void {
  const { activeElement } = document;
  if (!(choice instanceof HTMLElement) || activeElement?.closest("[data-note-others]")) return;
  const isTyping = activeElement instanceof HTMLTextAreaElement && !activeElement.readOnly;
  const isTypedHere = choice.closest("[data-note-section]")?.contains(activeElement) === true;
  if (isTyping && !isTypedHere) return;
  if (!isTyping) choice.focus({ preventScroll: true });
  choice.scrollIntoView({ block: "nearest" });
}

/** Puts a text into a field and leaves the caret of whoever stands in it where it was. */
export function putText(field: HTMLTextAreaElement, text: string): void {
  if (field.value === text) return;
  const { selectionStart, selectionEnd } = field;
  field.value = text;
  if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
}
