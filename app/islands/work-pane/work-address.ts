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

/** The address of a consultation with what is open beside it, or with nothing. */
export function consultationWith(consultation: string, opened: URL | null): string {
  const url = new URL(consultation);
  url.hash = "";
  if (opened === null) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, opened.pathname + opened.search);
  return url.href.replaceAll("%2F", "/");
}

/** What the address of a consultation says to be open beside it: a page of this site that it may open; else null. */
export function openedIn(consultation: string, mayOpen: (url: URL) => boolean): URL | null {
  const named = new URL(consultation).searchParams.get(NAME);
  if (!named?.startsWith("/") || !URL.canParse(named, consultation)) return null;
  const url = new URL(named, consultation);
  return url.origin === new URL(consultation).origin && mayOpen(url) ? url : null;
}
