import { isolated } from "../base/isolated";
import { classNames } from "../base/class-names";

/** The five colour groups of a status, and red for what is dangerous. */
export type StatusColour = "red" | "orange" | "green" | "light-blue" | "light-grey" | "dark-grey";

const looks: Record<StatusColour, { badge: string; mark: string }> = {
  red: { badge: "bg-danger-soft text-danger-text", mark: "bg-danger-text" },
  orange: { badge: "bg-status-orange text-status-orange-ink", mark: "bg-status-orange-mark" },
  green: { badge: "bg-status-green text-status-green-ink", mark: "bg-status-green-mark" },
  "light-blue": { badge: "bg-status-light-blue text-status-light-blue-ink", mark: "bg-status-light-blue-mark" },
  "light-grey": { badge: "bg-status-light-grey text-status-light-grey-ink", mark: "bg-status-light-grey-mark" },
  "dark-grey": { badge: "bg-status-dark-grey text-status-dark-grey-ink", mark: "bg-status-dark-grey-mark" },
};

/** A status as a word, helped by a colour. */
export function StatusBadge({ colour, children }: { colour: StatusColour; children: string }) {
  return (
    <span
      data-badge=""
      className={classNames(
        "inline-flex max-w-full items-center gap-2 rounded-full border border-transparent px-3 py-1 text-sm leading-snug font-semibold wrap-break-word",
        looks[colour].badge,
      )}
    >
      <span aria-hidden="true" className={classNames("size-2 shrink-0 rounded-full", looks[colour].mark)} />
      {isolated(children)}
    </span>
  );
}
