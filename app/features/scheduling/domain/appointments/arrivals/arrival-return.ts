import type { ArrivalAct } from "./arrival-stage";
import { isSaidAct, type SaidAct } from "./said-arrival";

/** Only the path and the query of an address are looked at, which need a host to be read by. */
const ANY_HOST = "https://page.invalid";

/**
 * The page to which saying how far a patient is leads back: it says who was checked in or is done, and nothing any
 * more of what was done on it before. `path` is one of this site, with its query.
 */
export function afterArrivalAct(path: string, act: ArrivalAct | SaidAct, appointmentId: string): string {
  const { pathname, searchParams, hash } = new URL(path, ANY_HOST);
  searchParams.delete("done");
  searchParams.delete("of");
  if (isSaidAct(act)) {
    searchParams.set("done", act);
    searchParams.set("of", appointmentId);
  }
  const query = searchParams.toString();
  return `${pathname}${query && `?${query}`}${hash}`;
}
