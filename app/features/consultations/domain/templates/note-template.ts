import type { NoteKind } from "../notes/note";
import { isWithinLine, sameText, type FilledText } from "./filled-text";

/** A section as a template has it. */
export interface TemplateSection {
  id: string;
  /** LOINC; empty for one that has none. */
  code: string;
  title: string;
  prompt: string;
  required: boolean;
  /** What it asks for; words where it is left out. */
  asks?: "period";
  /** What a new note says there at first; placeholders are filled in. */
  text: string;
}

/** So many sections a template may have, and so many characters its parts. */
export const MOST_SECTIONS = 12;
export const MOST_TITLE = 80;
export const MOST_PROMPT = 300;

type WrittenSection = Omit<TemplateSection, "id" | "code"> & { id?: string | undefined };

/**
 * The sections of a template as they were written: one that was there keeps its name and code wherever it moves, so that
 * texts are copied into the same one; a new one gets a name that none had.
 */
export function keptSections(
  before: readonly TemplateSection[],
  written: readonly WrittenSection[],
): TemplateSection[] {
  const old = new Map(before.map((section) => [section.id, section]));
  const taken = new Set(old.keys());
  const fresh = () => {
    let number = 1;
    while (taken.has(`s${number}`)) number += 1;
    taken.add(`s${number}`);
    return `s${number}`;
  };
  return written.map(({ id, ...section }) => {
    const was = id === undefined ? undefined : old.get(id);
    // Of two that say they are the same, the second is a new one.
    if (was) old.delete(was.id);
    return { ...section, id: was?.id ?? fresh(), code: was?.code ?? "" };
  });
}

/** A section of the product's own, whose words are messages. */
export interface SeededSection {
  id: string;
  code: string;
  required?: true;
  asks?: "period";
  /** What a new note says there at first, beyond words. */
  text?: string;
}

interface SeededTemplate {
  kind: NoteKind;
  sections: readonly SeededSection[];
}

const REASON = { id: "reason", code: "10154-3" };
const HISTORY = { id: "history", code: "10164-2" };
const EXAMINATION = { id: "examination", code: "29545-1" };
const ASSESSMENT = { id: "assessment", code: "51848-0", required: true } as const;
const PLAN = { id: "plan", code: "18776-5", required: true } as const;

/**
 * The templates that every organization begins with; their words are messages (`note-templates`), by these names. The
 * codes are LOINC's, of sections of clinical documents.
 */
export const SEEDED_TEMPLATES = {
  soap: {
    kind: "NOTE",
    sections: [{ id: "subjective", code: "61150-9" }, { id: "objective", code: "61149-1" }, ASSESSMENT, PLAN],
  },
  free: { kind: "NOTE", sections: [{ id: "text", code: "", required: true }] },
  followUp: { kind: "NOTE", sections: [{ id: "interval", code: "10164-2" }, EXAMINATION, ASSESSMENT, PLAN] },
  mentalHealth: {
    kind: "NOTE",
    sections: [REASON, HISTORY, { id: "mentalState", code: "10190-7" }, { id: "risk", code: "" }, ASSESSMENT, PLAN],
  },
  child: {
    kind: "NOTE",
    sections: [REASON, HISTORY, { id: "development", code: "" }, EXAMINATION, ASSESSMENT, PLAN],
  },
  procedure: {
    kind: "NOTE",
    sections: [
      { id: "indication", code: "59768-2", required: true },
      { id: "consent", code: "" },
      { id: "description", code: "29554-3", required: true },
      { id: "findings", code: "59776-5" },
      { id: "complications", code: "55109-3" },
      { id: "aftercare", code: "18776-5" },
    ],
  },
  referral: {
    kind: "REFERRAL",
    sections: [
      { id: "recipient", code: "", required: true },
      { id: "question", code: "42349-1", required: true },
      HISTORY,
      EXAMINATION,
      { id: "medicines", code: "10160-0", text: "{medicines.current}\n{allergies.known}" },
    ],
  },
  sickNote: {
    kind: "SICK_NOTE",
    sections: [
      { id: "period", code: "", required: true, asks: "period" },
      { id: "limits", code: "" },
      { id: "remarks", code: "" },
    ],
  },
  patientSummary: {
    kind: "PATIENT_SUMMARY",
    sections: [
      { id: "talked", code: "51855-5", required: true },
      { id: "found", code: "" },
      { id: "steps", code: "18776-5" },
      { id: "warnings", code: "" },
      { id: "next", code: "" },
    ],
  },
} as const satisfies Record<string, SeededTemplate>;

export type SeededName = keyof typeof SEEDED_TEMPLATES;
export const SEEDED_NAMES = Object.keys(SEEDED_TEMPLATES) as SeededName[];

/** The product's own templates that somebody can begin one of their own with: one that asks for days cannot be kept. */
export const COPIED_NAMES = SEEDED_NAMES.filter((name) =>
  SEEDED_TEMPLATES[name].sections.every((section) => !("asks" in section)),
);

export const isSeeded = (name: string): name is SeededName => Object.hasOwn(SEEDED_TEMPLATES, name);

/** What a template or a snippet may leave to be filled in, in braces. */
export const NOTE_PLACEHOLDERS = [
  "patient.name",
  "patient.age",
  "patient.birthDate",
  "doctor.name",
  "date",
  "vitals.latest",
  "medicines.current",
  "allergies.known",
] as const;
export type NotePlaceholder = (typeof NOTE_PLACEHOLDERS)[number];

/** What of a patient's health record a placeholder can stand for. */
export const HEALTH_PLACEHOLDERS = [
  "vitals.latest",
  "medicines.current",
  "allergies.known",
] as const satisfies readonly NotePlaceholder[];

/** Whether others than those who treat the patient read it, as an employer does: it tells nothing of their health. */
export const isReadByOthers = (kind: NoteKind): boolean => kind === "SICK_NOTE";

/** What a placeholder stands for in one note; empty where nothing is known. */
export interface PlaceholderValue extends FilledText {
  /** False where it only says what is not known. */
  isKnown: boolean;
}

/** What is the same wherever it stands. */
export const placeholderValue = (text: string): PlaceholderValue => ({ ...sameText(text), isKnown: text !== "" });

/** What each placeholder stands for in one note. */
export type PlaceholderValues = Readonly<Record<NotePlaceholder, PlaceholderValue>>;

/** A name in braces. What has a space in it is no name: words may stand in braces. */
const IN_BRACES = /\{\s*([\p{L}\p{N}._-]{1,60})\s*\}/gu;

const isPlaceholder = (name: string): name is NotePlaceholder => NOTE_PLACEHOLDERS.some((known) => known === name);

/** The placeholders that a text has. */
export const placeholdersIn = (text: string): NotePlaceholder[] =>
  [...text.matchAll(IN_BRACES)].flatMap(([, name = ""]) => (isPlaceholder(name) ? [name] : []));

/** A piece of a text: words, or what is filled in there. */
type TextPiece = { text: string } | { place: NotePlaceholder };

/** A text with the placeholders that it has apart from its words; braces around anything else are words. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: whole, 1: name = "", index } of text.matchAll(IN_BRACES)) {
    if (!isPlaceholder(name)) continue;
    pieces.push({ text: text.slice(from, index) }, { place: name });
    from = index + whole.length;
  }
  pieces.push({ text: text.slice(from) });
  return pieces.filter((piece) => !("text" in piece) || piece.text !== "");
}

/** The first placeholder of a text that stands for something of the health record; undefined where none does. */
export const healthPlaceholderIn = (text: string): (typeof HEALTH_PLACEHOLDERS)[number] | undefined => {
  const names = placeholdersIn(text);
  return HEALTH_PLACEHOLDERS.find((each) => names.includes(each));
};

/** What a template writes where whoever writes the note is to fill something in: it is not signed before. */
export const TO_FILL_IN = "***";

/**
 * Fills in what a text left open; braces around anything else stay as they are. What shares its line with other words is
 * filled in within that line. Where nothing is known stands a gap: a blank reads as none.
 */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(IN_BRACES, (whole: string, name: string, at: number) => {
    if (!isPlaceholder(name)) return whole;
    const around = { before: text.slice(0, at), after: text.slice(at + whole.length) };
    return values[name][isWithinLine(around) ? "within" : "alone"] || TO_FILL_IN;
  });

/** A text as `fillPlaceholders` fills it in: where it stands alone, and where other words share its line. */
export function filledText(text: string, values: PlaceholderValues): FilledText {
  const around = "-";
  const within = fillPlaceholders(around + text + around, values).slice(around.length, -around.length);
  return { alone: fillPlaceholders(text, values), within };
}

/** What a text may leave to be filled in: words in braces, and the stars and lines that other systems use. */
const OPEN = /\{[^{}\n]*\}|\*{3,}|_{3,}/gu;
/** More than these characters in braces are a text of its own, and nothing to be filled in. */
const MOST_IN_BRACES = 60;

const isOpen = (found: string) => !found.startsWith("{") || found.length <= MOST_IN_BRACES + 2;

/** What stands in a text to be filled in, as it was typed, each once. */
export const leftOpen = (text: string): string[] => [...new Set(text.match(OPEN) ?? [])].filter(isOpen);

/** A place of a note that was left to be filled in: the section by its place and its title, and what stands there. */
export interface OpenPlace {
  index: number;
  title: string;
  placeholder: string;
}

/** The places of a note that nobody has filled in. */
export const openPlaces = (sections: readonly { title: string; text: string }[]): OpenPlace[] =>
  sections.flatMap(({ title, text }, index) => leftOpen(text).map((placeholder) => ({ index, title, placeholder })));

/** The first name in braces that stands for nothing; undefined where all of them are known. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(IN_BRACES)].map(([, name = ""]) => name).find((name) => !isPlaceholder(name));
