import type { Standing, StandingItem } from "./account-standing";

/** How a form carries what its page showed as due: each thing with what is to pay of it, in minor units. */
export const DUE_SHOWN = /^(?:[\w-]{1,64} \d{1,15}(?:,|$))*$/;

const nameOf = ({ of, id }: StandingItem) => id || of;

/** What a page shows as due in one currency, for its form to carry. */
export const dueShownOf = (standing: Pick<Standing, "items"> | undefined): string =>
  (standing?.items ?? [])
    .filter(({ toPayMinor }) => toPayMinor > 0)
    .map((item) => `${nameOf(item)} ${item.toPayMinor}`)
    .sort()
    .join(",");

/** Of the things that a page showed as due those of which less is due by now, by their ids. */
export function noLongerDue(shown: string, standing: Pick<Standing, "items"> | undefined): string[] {
  const due = new Map((standing?.items ?? []).map((item) => [nameOf(item), item.toPayMinor]));
  return shown
    .split(",")
    .map((each) => each.split(" "))
    .flatMap(([id = "", minor]) => ((due.get(id) ?? 0) < Number(minor ?? 0) ? id : []));
}
