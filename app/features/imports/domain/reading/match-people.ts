import { foldedWords } from "~/kernel/text/fold-text";

/** As much of somebody as tells whether they are somebody else too. */
export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  birthDate: string;
  externalNumber: string | null;
}

/** `known`: that patient. `near`: perhaps that patient, which a person decides. `new`: nobody who is there. */
export type Match = { kind: "known" | "near"; id: string } | { kind: "new" };

type Described = Omit<Person, "id">;

const LONGEST_PHRASE = 40;

/** The whole name as the search of patients knows it. */
export const phraseOf = ({ name }: Pick<Comparable, "name">): string =>
  name.length <= LONGEST_PHRASE ? name : [...name].slice(0, LONGEST_PHRASE).join("");

const bare = (phone: string) => phone.replace(/^0+/, "");
const same = (a: string, b: string) => a !== "" && a === b;

/** Whether two names differ as slips of the pen do: the words in another order, some left out, a letter or two. */
export function namesAlike(a: readonly string[], b: readonly string[]): boolean {
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  if (fewer.length > 0 && fewer.every((word) => more.includes(word))) return true;
  return a.length === b.length && a.every((word, at) => fewEdits(word, b[at] ?? ""));
}

/** Whether one letter (two of a long word) put in, left out or changed makes one word the other (Levenshtein). */
function fewEdits(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length) > 5 ? 2 : 1;
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > most || Math.min(a.length, b.length) < 3) return false;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[b.length] ?? most + 1) <= most;
}

/** A person with what is compared made ready, once for all comparisons. */
export interface Comparable {
  person: Described;
  /** The folded words of first and last name with a space between two: apart they would take twice the memory. */
  name: string;
  phone: string;
  keys: readonly number[];
}

/** Makes ready what a person is compared by. */
export function comparable(person: Described): Comparable {
  const words = [...foldedWords(person.firstName), ...foldedWords(person.lastName)];
  const name = words.join(" ");
  const phone = bare(person.phone);
  return { person, name, phone, keys: keysOf(person, name, phone) };
}

/** FNV-1a (https://datatracker.ietf.org/doc/draft-eastlake-fnv/) of the units of a text, on from `hash`. */
function hashOf(text: string, hash: number): number {
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
/** One key of two hashes, of 31 bits: engines keep such numbers without an object for each. */
const both = (a: number, b: number) => Math.imul(a ^ (b >>> 15) ^ Math.imul(b, 0x85ebca6b), 0x01000193) >> 1;

/** What the hashes of a kind go on from, so that a name and an email that read alike have two. */
const kindOf = (kind: string) => hashOf(kind, 0x811c9dc5 | 0);
const NUMBER = kindOf("number");
const EMAIL = kindOf("email");
const PHONE = kindOf("phone");
const NAME = kindOf("name");
const BIRTH = kindOf("birth");

/**
 * What two people must have in common for a relation: their number, or two of contact, name and birth date. By less,
 * hundreds who share a placeholder (an email of the practice, a phone of zeros) would be compared with each other.
 * Hashes are enough: two who share one by chance are compared and found to be others.
 */
function keysOf({ externalNumber, email, birthDate }: Described, name: string, phone: string): number[] {
  const keys = externalNumber ? [hashOf(externalNumber, NUMBER)] : [];
  const named = hashOf(name, NAME);
  const born = birthDate === "" ? null : hashOf(birthDate, BIRTH);
  const contacts: number[] = [];
  if (email !== "") contacts.push(hashOf(email, EMAIL));
  if (phone !== "") contacts.push(hashOf(phone, PHONE));
  for (const contact of contacts) {
    keys.push(both(contact, named));
    if (born !== null) keys.push(both(contact, born));
  }
  if (born !== null) keys.push(both(born, named));
  return keys;
}

/** Whether one word is the other, or its first letters, as 'Z' of Zainab. */
const isShort = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/**
 * Whether nothing that two say of a person with one number speaks against it: a number that two systems gave out, or
 * that was typed in the wrong row, hides somebody else. Names change where people marry; birth dates do not.
 */
function agree({ person: a, name: one }: Comparable, { person: b, name: other }: Comparable): boolean {
  const [names, others] = [one.split(" "), other.split(" ")];
  if (a.birthDate !== "" && b.birthDate !== "" && a.birthDate !== b.birthDate) return false;
  if (same(a.birthDate, b.birthDate) && names.some((word) => others.includes(word))) return true;
  const shortened = names.length === others.length && names.every((word, at) => isShort(word, others[at] ?? ""));
  return shortened || namesAlike(names, others);
}

/** How one who is there stands to one of a file: the same, perhaps the same, or somebody else. */
function relation(known: Comparable, asked: Comparable): "known" | "near" | "new" {
  const [a, b] = [known.person, asked.person];
  if (same(a.externalNumber ?? "", b.externalNumber ?? "")) return agree(known, asked) ? "known" : "near";
  const contact = same(a.email, b.email) || same(known.phone, asked.phone);
  const sameBirth = a.birthDate === b.birthDate;
  const sameName = known.name === asked.name;
  const numbersDiffer = (a.externalNumber ?? "") !== "" && (b.externalNumber ?? "") !== "";
  if (contact && sameName) return sameBirth && !numbersDiffer ? "known" : "near";
  const born = sameBirth && a.birthDate !== "";
  if (sameName && born) return "near";
  return contact && born && namesAlike(known.name.split(" "), asked.name.split(" ")) ? "near" : "new";
}

interface Entry {
  id: string;
  known: Comparable;
}

/** Everybody whom a row may be, found by what they must have in common. */
export class KnownPeople {
  /** One person, or several, by what they must have in common. */
  readonly #byKey = new Map<number, Entry | Entry[]>();

  constructor(people: Iterable<Person>) {
    for (const person of people) this.add(person.id, comparable(person));
  }

  add(id: string, known: Comparable): void {
    const each = { id, known };
    for (const key of known.keys) {
      const there = this.#byKey.get(key);
      if (Array.isArray(there)) there.push(each);
      else this.#byKey.set(key, there ? [there, each] : each);
    }
  }

  /** Who one of a file is: who is the same for certain comes before who may be. */
  match(asked: Comparable): Match {
    let near: string | null = null;
    for (const key of asked.keys) {
      const there = this.#byKey.get(key);
      if (!there) continue;
      for (const { id, known } of Array.isArray(there) ? there : [there]) {
        const found = relation(known, asked);
        if (found === "known") return { kind: "known", id };
        if (found === "near") near ??= id;
      }
    }
    return near === null ? { kind: "new" } : { kind: "near", id: near };
  }
}
