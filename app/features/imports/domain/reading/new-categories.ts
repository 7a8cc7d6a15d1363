import { foldText } from "~/kernel/text/fold-text";

/** So many categories an import makes at most: a column of more different words is none of categories. */
export const MOST_NEW_CATEGORIES = 50;
/** So many categories of an organization are looked up. */
export const MOST_CATEGORIES = 500;

export interface NewCategory {
  id: string;
  name: string;
}

/** How many categories an import may still make, by how many it has made and how many there are. */
export const roomForCategories = (made: number, all: number): number =>
  Math.max(0, Math.min(MOST_NEW_CATEGORIES - made, MOST_CATEGORIES - all));

/** The categories that a piece of a file names and that do not exist, each once whatever its case and accents. */
export class NewCategories {
  readonly made: NewCategory[] = [];
  readonly #ids = new Map<string, string>();

  constructor(
    private readonly room: number,
    private readonly makeId: () => string,
  ) {}

  /** The id of the category of this name; null where no more may be made. */
  idOf(name: string): string | null {
    const folded = foldText(name);
    const there = this.#ids.get(folded);
    if (there !== undefined) return there;
    if (this.made.length >= this.room) return null;
    const id = this.makeId();
    this.#ids.set(folded, id);
    this.made.push({ id, name });
    return id;
  }
}
