import { dayPattern, isNoSuchDay, typedDay, writtenDay, type DayPattern } from "~/kernel/time/typed-day";

/** As DateField has it in `data-date`. */
interface Words {
  tag?: string;
  letters: { day: string; month: string; year: string };
  wrong: string;
  none: string;
  late: string;
}

const languageOf = (tag: string) => tag.split("-")[0];

/**
 * How the reader writes days: as they chose it, else as their browser does where it speaks the page's language, since
 * English alone does not say whether the month comes first.
 */
function readersPattern({ tag }: Words): DayPattern {
  const page = document.documentElement.lang;
  const own = languageOf(navigator.language) === languageOf(page) ? navigator.language : page;
  return dayPattern(tag ?? own);
}

/** A value that scripts set is shown, as one that is typed is stored. */
function whenSet(field: HTMLInputElement, show: () => void): void {
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  Object.defineProperty(field, "value", {
    configurable: true,
    get: () => get?.call(field) as string,
    set: (value: string) => {
      set?.call(field, value);
      show();
    },
  });
}

const example = (pattern: DayPattern) => writtenDay(`${new Date().getFullYear()}-12-31`, pattern);

/** The field that is typed into in the place of the browser's own, which keeps the name, the value and the calendar. */
function typedFieldOf(own: HTMLInputElement, { letters }: Words, { order, between }: DayPattern): HTMLInputElement {
  const typed = own.cloneNode() as HTMLInputElement;
  typed.type = "text";
  typed.removeAttribute("name");
  typed.removeAttribute("value");
  typed.inputMode = "numeric";
  typed.autocomplete = own.autocomplete || "off";
  typed.dir = "ltr";
  typed.placeholder = order.map((part) => letters[part]).join(between);
  const isRightToLeft = document.documentElement.dir === "rtl";
  // Digits go from left to right; the button stands at the end of the page's lines.
  typed.style.textAlign = isRightToLeft ? "right" : "left";
  typed.style[isRightToLeft ? "paddingLeft" : "paddingRight"] = "2.25rem";
  own.removeAttribute("id");
  own.required = false;
  own.autofocus = false;
  own.tabIndex = -1;
  own.ariaHidden = "true";
  // Where the browser opens its calendar: at the beginning of what is typed.
  own.style.cssText =
    "position:absolute;inset-block-end:0;inset-inline-start:0;width:1px;height:1px;min-height:0;padding:0;border:0;opacity:0;pointer-events:none";
  return typed;
}

/** Its look stands here, since pages of visitors have no such button and their sheet is small. */
function showButton(button: HTMLButtonElement): void {
  button.style.cssText =
    "position:absolute;inset-block:0;inset-inline-end:0;width:2.25rem;display:flex;align-items:center;justify-content:center";
  button.hidden = false;
}

/** What a field says of itself that may change while it is shown. */
const SAID = ["aria-describedby", "aria-invalid", "disabled"] as const;

function say(field: Element, source: Element): void {
  for (const name of SAID) {
    const value = source.getAttribute(name);
    if (value === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
}

/**
 * The parts of a field in which a day is typed; undefined where there is the browser's own alone. Both the typed field
 * and the browser's have what the server said of the field; the typed one has its id.
 */
function partsOf(frame: Element): { own: HTMLInputElement; typed: HTMLInputElement } | undefined {
  const own = frame.querySelector<HTMLInputElement>("input[type=date]");
  const typed = frame.querySelector<HTMLInputElement>("input[type=text]");
  return own && typed ? { own, typed } : undefined;
}

/** Years of two digits are those up to so many from now, where the field has no last day of its own. */
const YEARS_AHEAD = 20;

/** The last year that is meant by two digits in a field: nobody was born in one that is to come. */
const lastYearOf = ({ max }: HTMLInputElement) =>
  max === "" ? new Date().getFullYear() + YEARS_AHEAD : Number(max.slice(0, 4));

/**
 * What is wrong with what is typed, in words; empty where nothing is. Of what is written as a day and is none, or comes
 * after the last one of the field, that is said.
 */
function wrongWith(text: string, day: string | undefined, own: HTMLInputElement, said: Words, pattern: DayPattern) {
  const { max } = own;
  if (day === undefined)
    return (isNoSuchDay(text, pattern, lastYearOf(own)) ? said.none : said.wrong).replace("%", example(pattern));
  return max !== "" && day > max ? said.late.replace("%", writtenDay(max, pattern)) : "";
}

/** Where a field says below itself what is wrong with what is typed, once it is left. */
function toldBelow(typed: HTMLInputElement, own: HTMLInputElement) {
  const words = document.createElement("span");
  words.id = `${typed.id}-typed`;
  words.setAttribute("aria-live", "polite");
  words.className = "block text-sm font-semibold text-danger-text";
  const tell = (wrong: string) => {
    words.textContent = wrong;
    say(typed, own);
    if (wrong === "") return;
    typed.setAttribute("aria-invalid", "true");
    typed.setAttribute("aria-describedby", [own.getAttribute("aria-describedby"), words.id].filter(Boolean).join(" "));
  };
  return { words, tell, again: () => tell(words.textContent) };
}

/** Has a field show what is stored, whatever stands in it. */
const SHOW = "date-show";

/** Stores what is typed, shows what is stored, and says what a day looks like where there is none. */
function keepTogether(own: HTMLInputElement, typed: HTMLInputElement, pattern: DayPattern, said: Words): Element {
  let known: string | undefined;
  const { words, tell, again } = toldBelow(typed, own);
  const show = () => {
    if (own.value === known) return;
    known = own.value;
    typed.value = known && writtenDay(known, pattern);
    typed.setCustomValidity("");
    tell("");
  };
  const store = (kind: "input" | "change") => {
    const day = typed.value.trim() === "" ? "" : typedDay(typed.value, pattern, lastYearOf(own));
    known = day ?? "";
    own.value = known;
    own.dispatchEvent(new Event(kind, { bubbles: true }));
    const wrong = day === "" ? "" : wrongWith(typed.value, day, own, said, pattern);
    typed.setCustomValidity(wrong);
    if (kind === "change" || wrong === "") tell(wrong);
    if (kind === "change" && day) typed.value = writtenDay(day, pattern);
  };
  show();
  whenSet(own, show);
  for (const kind of ["input", "change"] as const) {
    typed.addEventListener(kind, (event) => {
      event.stopPropagation();
      store(kind);
    });
    own.addEventListener(kind, show);
  }
  own.addEventListener(SHOW, () => {
    known = undefined;
    show();
  });
  // A page that draws its fields in the browser changes the one that it knows.
  new MutationObserver(() => {
    again();
    show();
  }).observe(own, { attributeFilter: [...SAID, "value"] });
  return words;
}

/** Lets a day be typed as its reader writes it, and be chosen in the browser's own calendar. */
function typeDate(frame: HTMLElement): void {
  const own = frame.querySelector<HTMLInputElement>("input[type=date]");
  const button = frame.querySelector("button");
  if (!own || !button || partsOf(frame)) return;
  const words = JSON.parse(frame.dataset.date ?? "{}") as Words;
  const pattern = readersPattern(words);
  const hadFocus = document.activeElement === own;
  const typed = typedFieldOf(own, words, pattern);
  const told = keepTogether(own, typed, pattern, words);
  own.insertAdjacentElement("beforebegin", typed);
  // The button is as high as what is around it, which the words below are no part of.
  const line = document.createElement("span");
  line.style.cssText = "position:relative;display:block";
  for (const each of [...frame.childNodes]) line.appendChild(each);
  frame.appendChild(line);
  frame.appendChild(told);
  if (hadFocus) typed.focus();
  if ((own.showPicker as unknown) === undefined || own.readOnly || own.disabled) return;
  const open = () => own.showPicker();
  showButton(button);
  button.addEventListener("click", open);
  typed.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" || !event.altKey) return;
    event.preventDefault();
    open();
  });
}

const typedIn = (form: HTMLFormElement) =>
  [...form.elements].flatMap((each) => {
    const frame = each.matches("input[type=date]") && each.closest("[data-date]");
    return (frame && partsOf(frame)) || [];
  });

/**
 * A text that is no day would be lost on its way: a form that checks nothing itself waits for it too. It is not lost in a
 * panel that is shown anew in its place.
 */
function waitForDays(event: SubmitEvent): void {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement)) return;
  if (submitter instanceof HTMLButtonElement && submitter.formNoValidate && target.closest("[data-kept]")) return;
  const wrong = typedIn(target).find(({ typed }) => typed.validity.customError && !typed.disabled);
  if (!wrong) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  wrong.typed.reportValidity();
}

let listening = false;

function listenOnce(): void {
  if (listening) return;
  listening = true;
  document.addEventListener("submit", waitForDays, { capture: true });
  document.addEventListener("reset", ({ target }) =>
    setTimeout(() => {
      if (target instanceof HTMLFormElement) for (const { own } of typedIn(target)) own.dispatchEvent(new Event(SHOW));
    }),
  );
}

/** Lets the days of these fields be typed; one that can be typed in already stays as it is. */
export function typeDates(frames: Iterable<HTMLElement>): void {
  listenOnce();
  for (const frame of frames) typeDate(frame);
}

/** Lets the days of a part of the page be typed, where it has any; a phone has a better field of its own. */
export function typeDatesIn(part: HTMLElement): void {
  if (matchMedia("(pointer: fine)").matches) typeDates(part.querySelectorAll<HTMLElement>("[data-date]"));
}

/**
 * Takes over what a fresh copy of a field says, where a day is typed into it: what stands in it and is no day yet stays,
 * and so does what is being typed. @returns whether it is such a field, and nothing else is to be done to it
 */
export function takeOverDate(frame: Node, fresh: Node): boolean {
  if (!(frame instanceof HTMLElement && fresh instanceof HTMLElement && frame.dataset.date !== undefined)) return false;
  const parts = partsOf(frame);
  const said = fresh.querySelector("input");
  if (!parts || !said) return false;
  const { own, typed } = parts;
  if (said.id !== typed.id) {
    frame.replaceChildren(...fresh.cloneNode(true).childNodes);
    return true;
  }
  say(own, said);
  if (own.value !== said.value && document.activeElement !== typed) own.value = said.value;
  return true;
}
