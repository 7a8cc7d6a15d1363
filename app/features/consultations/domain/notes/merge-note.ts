import { daysOf, isWholePeriod } from "./period";

/** A text that somebody wrote into a section while somebody else did: both stand until one of them has chosen. */
export interface OtherText {
  /** The browser window that it was typed in. */
  clientId: string;
  /** The save that it came with: a choice is about what was seen, not about what was typed since. */
  sequence: number;
  authorId: string;
  /** UTC ms, by the server's clock. */
  at: number;
  text: string;
}

/** By what a choice names another text. */
export const otherKey = ({ clientId, sequence }: Pick<OtherText, "clientId" | "sequence">) => `${clientId}:${sequence}`;

/** A part of a note, with a version of its own: two people who write in two sections are not in each other's way. */
export interface NoteSection {
  id: string;
  /** LOINC; empty for one that has none. */
  code: string;
  title: string;
  prompt: string;
  required: boolean;
  /** What it asks for; words where it is left out. */
  asks?: "period";
  text: string;
  /** Whether the text came from an earlier note and nobody has changed it since. */
  copied: boolean;
  /** Increases with each change of the text. */
  version: number;
  /** Who wrote last, and the version at which they had begun without anybody in between; null before the first word. */
  writer: { clientId: string; base: number } | null;
  others: readonly OtherText[];
}

/** What a browser window saves: whole texts of the sections that were typed into since it was last told 'saved'. */
export interface NoteSave {
  clientId: string;
  /** The window whose kept text this one goes on with, and its latest save of which that text knew; null if none. */
  continues: { clientId: string; sequence: number } | null;
  /** Counts the saves of a window from 1. */
  sequence: number;
  authorId: string;
  /** UTC ms, by the server's clock: the browser's is never believed. */
  at: number;
  sections: readonly SavedSection[];
}

export interface SavedSection {
  id: string;
  text: string;
  /** The section's version as its writer last saw it. */
  base: number;
  /** The other texts that the writer has seen and decided about, by `otherKey`. */
  settles: readonly string[];
  /** Whether the text is the one that the continued window had kept, typed on. */
  goesOn: boolean;
}

export type MergedNote =
  /** The window's save, or a later one, was stored before, and the note has all its texts: nothing is to be done. */
  | { kind: "repeated" }
  /** A later save of the window is stored, and the note lacks texts of this one: they may never have arrived. */
  | { kind: "overtaken" }
  /** The note has no such section. */
  | { kind: "unknown"; id: string }
  | {
      kind: "merged";
      sections: readonly NoteSection[];
      /** What was stored of the save, by section: the text itself, or as another text beside it. */
      stored: Readonly<Record<string, string>>;
      /** The sections in which two wrote at once. */
      contested: readonly string[];
    };

/** Whether a text is the window's own in a section, or that of the window whose kept text it goes on with there. */
const isOwn = ({ clientId }: { clientId: string }, save: NoteSave, { goesOn }: SavedSection) =>
  clientId === save.clientId || (goesOn && clientId === save.continues?.clientId);

/** The latest saves that are stored: of the window itself, and of the one that it goes on with. */
interface LastSequences {
  own: number | undefined;
  continued: number | undefined;
}

/** Whether the writer saw all that others had written into the section. */
function sawLatest({ version, writer }: NoteSection, save: NoteSave, saved: SavedSection): boolean {
  const { base } = saved;
  if (base === version) return true;
  // Everything since then is their own: the answers to their saves were lost.
  return writer !== null && isOwn(writer, save, saved) && base >= writer.base && base < version;
}

function written(section: NoteSection, save: NoteSave, saved: SavedSection): NoteSection {
  const { text, base, settles } = saved;
  const others = section.others.filter((other) => !settles.includes(otherKey(other)));
  if (text === section.text) return others.length === section.others.length ? section : { ...section, others };
  const began = section.writer && isOwn(section.writer, save, saved) ? section.writer.base : base;
  return {
    ...section,
    ...{ text, others, copied: false, version: section.version + 1 },
    writer: { clientId: save.clientId, base: began },
  };
}

/** Keeps a text beside the one that somebody else wrote meanwhile. A window has one other text: its latest. */
function beside(section: NoteSection, save: NoteSave, saved: SavedSection): NoteSection {
  const { text } = saved;
  const before = section.others.find((other) => isOwn(other, save, saved));
  if (section.text === text || before?.text === text) return section;
  const { clientId, sequence, authorId, at } = save;
  const others = section.others.filter((other) => !isOwn(other, save, saved));
  return { ...section, others: [...others, { clientId, sequence, authorId, at, text }] };
}

/** Whether a text stands in a note: as the text of its section, or beside it. */
const stands = (sections: readonly NoteSection[], { id, text }: SavedSection): boolean =>
  sections.some(
    (section) => section.id === id && (section.text === text || section.others.some((other) => other.text === text)),
  );

/**
 * What a note becomes by a save. Sections are merged one by one: what nobody else wrote in meanwhile takes the text, and
 * where somebody did, both texts stand until one of the writers chooses. A save that was stored before does nothing, and
 * no clock has a say. It depends on nothing but what is passed.
 * @param last undefined before the first save of a window
 */
export function mergeNote(sections: readonly NoteSection[], last: LastSequences, asked: NoteSave): MergedNote {
  if (last.own !== undefined && asked.sequence <= last.own)
    return { kind: asked.sections.every((saved) => stands(sections, saved)) ? "repeated" : "overtaken" };
  // A window that has saved since its text was kept is still open somewhere: it is another one.
  const wentOn = asked.continues !== null && (last.continued ?? 0) > asked.continues.sequence;
  const save = wentOn ? { ...asked, continues: null } : asked;
  const strange = save.sections.find(({ id }) => sections.every((section) => section.id !== id));
  if (strange) return { kind: "unknown", id: strange.id };
  const contested: string[] = [];
  const stored: Record<string, string> = {};
  const merged = sections.map((section) => {
    const saved = save.sections.find(({ id }) => id === section.id);
    if (!saved) return section;
    const latest = sawLatest(section, save, saved);
    const next = latest ? written(section, save, saved) : beside(section, save, saved);
    if (next !== section) stored[section.id] = saved.text;
    if (!latest && section.text !== saved.text) contested.push(section.id);
    return next;
  });
  return { kind: "merged", sections: merged, stored, contested };
}

/** The sections in which somebody still has to choose between texts. */
export const unsettled = (sections: readonly NoteSection[]): NoteSection[] =>
  sections.filter(({ others }) => others.length > 0);

/** The sections that must say something and do not. */
export const missing = (sections: readonly NoteSection[]): NoteSection[] =>
  sections.filter(({ required, text }) => required && text.trim() === "");

/** The sections whose days nobody can go by: the first is missing, or after the last. */
const withoutDays = (sections: readonly NoteSection[]): NoteSection[] =>
  sections.filter((section) => {
    const days = daysOf(section);
    return days !== null && !isWholePeriod(days);
  });

/** What keeps a note from being signed: the section by its title, and the message that says what is wrong with it. */
export const unsignable = (sections: readonly NoteSection[]) => [
  ...unsettled(sections).map(({ title }) => ({ title, message: "notes:refused.unsettled" as const })),
  ...missing(sections).map(({ title }) => ({ title, message: "notes:refused.missing" as const })),
  ...withoutDays(sections).map((section) => ({
    title: section.title,
    message: daysOf(section)?.from ? ("notes:refused.lastDay" as const) : ("notes:refused.period" as const),
  })),
];

/** How long after its last sign of life a window still counts as writing. */
export const WRITING_MS = 15_000;

/** The window that writes a note, when it was last heard of, and whether somebody has taken over since. */
export interface Writer {
  clientId: string;
  seenAt: number;
}

/** When a window that went away counts as heard of last: nobody follows it. */
export const LEFT = 0;

/** Whether a window must leave the writing to another: nobody is locked out, whoever wants to takes over. */
export const isFollowing = (writer: Writer | null, clientId: string, now: number): boolean =>
  writer !== null && writer.clientId !== clientId && now - writer.seenAt <= WRITING_MS;
