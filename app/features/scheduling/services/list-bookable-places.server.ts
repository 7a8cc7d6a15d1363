import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  bookableDepartmentsStatement,
  bookablePlacesStatement,
  type CountedChoice,
  type CountedFilter,
} from "../data/booking-lists.server";
import { providerTraitsStatement } from "../data/provider-page.server";
import { languageCodes, type FilterChoices, type ListCount, type Narrowest } from "../domain/list-view";
import { nameFits, searchWords } from "../domain/name-search";
import { pageOf } from "../domain/page-of";
import { OFFERINGS_TYPE, type VisitKind } from "../domain/visit-kind";
import type { ListQuery } from "../schemas/list-filters";

export interface PlaceList {
  items: CountedChoice[];
  next: string | null;
  count: ListCount;
  choices: FilterChoices;
  narrowest: Narrowest;
}

const PAGE = 24;

/**
 * The departments, or the places, where a visit of a kind can be booked, with the number of doctors there: one round
 * trip, and a second to say which filter leaves none.
 */
export async function listBookablePlaces(
  context: RequestContext,
  kind: VisitKind,
  by: "department" | "practiceLocation",
  query: Partial<ListQuery> = {},
): Promise<PlaceList> {
  await authorize(context, "slots.read");
  const { db } = context;
  const [own, others] =
    by === "department"
      ? [bookableDepartmentsStatement, bookablePlacesStatement]
      : [bookablePlacesStatement, bookableDepartmentsStatement];
  const type = OFFERINGS_TYPE[kind];
  const at = by === "department" ? ("location" as const) : ("department" as const);
  const filterOf = (from: Partial<ListQuery>): CountedFilter => ({
    kind: type,
    language: from.language,
    gender: from.gender,
    at: from[at],
  });
  const [rows, other, traits] = await db.rawBatch([
    own(db, filterOf(query)),
    others(db, { kind: type }),
    db.compile(providerTraitsStatement(db)),
  ]);
  const all = choicesIn(rows);
  const words = searchWords(query.q);
  const fitting = all.filter(({ name, city }) => nameFits(`${name} ${city}`, words));
  const { page, next } = pageOf(fitting, query.after, PAGE);
  const among = (traits?.results ?? []) as { gender: number; languages: string }[];
  return {
    items: page,
    next,
    count: { count: fitting.length, more: false },
    choices: {
      [at]: choicesIn(other).map(({ id, name }) => ({ value: id, label: name })),
      language: languageCodes(among.flatMap(({ languages }) => JSON.parse(languages) as string[])),
      gender: [...new Set(among.map(({ gender }) => gender))].filter((code) => code > 0).sort(),
    },
    narrowest: fitting.length > 0 ? null : all.length > 0 ? "q" : await narrowest(),
  };

  async function narrowest(): Promise<Narrowest> {
    const tried = (["language", "gender", at] as const).filter((name) => query[name] !== undefined);
    if (tried.length === 0) return null;
    const found = await db.rawBatch(tried.map((name) => own(db, filterOf({ ...query, [name]: undefined }))));
    const counts = found.map((each) => each.results.length);
    const most = Math.max(...counts);
    return most > 0 ? (tried[counts.indexOf(most)] ?? null) : null;
  }
}

const choicesIn = (result: D1Result<Record<string, unknown>> | undefined) =>
  (result?.results ?? []) as (CountedChoice & Record<string, unknown>)[];
