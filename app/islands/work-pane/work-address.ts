import type { Work } from "~/features/consultations/domain/desk/work";
import { labOrderCreate, labOrders } from "~/paths/laboratory";
import { noteCreate } from "~/paths/notes";
import { prescriptionCreate } from "~/paths/prescriptions";

const folder = ({ pattern }: { pattern: string }) => pattern.slice(0, pattern.lastIndexOf("/") + 1);

/** By what an address begins; the first that fits counts. */
const BEGINNINGS: readonly (readonly [string, Work])[] = [
  [folder(noteCreate), "notes"],
  [folder(prescriptionCreate), "prescriptions"],
  [labOrderCreate.pattern, "orders"],
  [labOrders.pattern, "results"],
];

/** Which work the page of an address is; undefined for every other page. */
export const workOf = ({ pathname }: Pick<URL, "pathname">): Work | undefined =>
  BEGINNINGS.find(([beginning]) => pathname.startsWith(beginning))?.[1];

const NAME = "work";

/** The address of a visit with what is open beside it, or with nothing. */
export function visitWith(visit: string, opened: URL | null): string {
  const url = new URL(visit);
  url.hash = "";
  if (opened === null) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, opened.pathname + opened.search);
  return url.href.replaceAll("%2F", "/");
}

/** What an address of a visit says to be open beside it: a page of this site, which the visit may open; else null. */
export function openedIn(visit: string, mayOpen: (url: URL) => boolean): URL | null {
  const named = new URL(visit).searchParams.get(NAME);
  if (!named?.startsWith("/") || !URL.canParse(named, visit)) return null;
  const url = new URL(named, visit);
  return url.origin === new URL(visit).origin && mayOpen(url) ? url : null;
}
