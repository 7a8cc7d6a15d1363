import { holdsWords } from "~/kernel/fold-for-search";
import type { RequestContext } from "~/platform/context.server";
import { latestLinkPayers } from "../../data/payments/link-payers.server";

/** So many payments are found at once. */
const MOST_FOUND = 200;

/**
 * The ids of payments by the practice's link whose payers have a name with all words of a search, the latest first. They
 * are of no patient, so that no search of patients finds them. Whoever calls it has asked for permission.
 */
export async function paymentsOfPayers({ db }: Pick<RequestContext, "db">, words: string): Promise<string[]> {
  if (words.trim() === "") return [];
  const found = (await latestLinkPayers(db)).filter(({ name }) => holdsWords(name, words));
  return found.slice(0, MOST_FOUND).map(({ id }) => id);
}
