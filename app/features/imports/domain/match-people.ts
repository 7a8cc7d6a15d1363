import { foldedWords } from "~/kernel/fold-text";

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
export const phrase = ({ firstName, lastName }: Pick<Person, "firstName" | "lastName">): string =>
  [...[...foldedWords(firstName), ...foldedWords(lastName)].join(" ")].slice(0, LONGEST_PHRASE).join("");

const nameOf = ({ firstName, lastName }: Described) => foldedWords(`${firstName} ${lastName}`);
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

/** How one who is there stands to one of a file: the same, perhaps the same, or somebody else. */
function relation(known: Described, asked: Described): "known" | "near" | "new" {
  if (same(known.externalNumber ?? "", asked.externalNumber ?? "")) return "known";
  const contact = same(known.email, asked.email) || same(bare(known.phone), bare(asked.phone));
  const sameBirth = known.birthDate === asked.birthDate;
  const names = [nameOf(known), nameOf(asked)] as const;
  const sameName = names[0].join(" ") === names[1].join(" ");
  const numbersDiffer = (known.externalNumber ?? "") !== "" && (asked.externalNumber ?? "") !== "";
  if (contact && sameName) return sameBirth && !numbersDiffer ? "known" : "near";
  const born = sameBirth && known.birthDate !== "";
  if (sameName && born) return "near";
  return contact && born && namesAlike(...names) ? "near" : "new";
}

/** What people are looked for by; each is a question to the database too. */
export const phonesOf = (phone: string): string[] =>
  phone === "" ? [] : [...new Set([phone, bare(phone), `0${bare(phone)}`])];

/** Everybody whom a row may be, found by number, contact, or name and birth date. */
export class KnownPeople {
  readonly #byKey = new Map<string, Person[]>();

  constructor(people: Iterable<Person>) {
    for (const person of people) this.add(person);
  }

  add(person: Person): void {
    for (const key of KnownPeople.#keys(person)) {
      const there = this.#byKey.get(key);
      if (there) there.push(person);
      else this.#byKey.set(key, [person]);
    }
  }

  /** Who one of a file is: who is the same for certain comes before who may be. */
  match(asked: Described): Match {
    let near: string | null = null;
    for (const key of KnownPeople.#keys(asked)) {
      for (const person of this.#byKey.get(key) ?? []) {
        const found = relation(person, asked);
        if (found === "known") return { kind: "known", id: person.id };
        if (found === "near") near ??= person.id;
      }
    }
    return near === null ? { kind: "new" } : { kind: "near", id: near };
  }

  static #keys({ externalNumber, email, phone, birthDate, firstName, lastName }: Described): string[] {
    const keys = externalNumber ? [`n${externalNumber}`] : [];
    if (email !== "") keys.push(`e${email}`);
    if (bare(phone) !== "") keys.push(`p${bare(phone)}`);
    if (birthDate !== "") keys.push(`b${birthDate}${foldedWords(`${firstName} ${lastName}`).join(" ")}`);
    return keys;
  }
}
