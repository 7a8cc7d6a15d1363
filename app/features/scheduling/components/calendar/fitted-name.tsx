import type { ReactNode } from "react";
import { fittedNames, widthOf } from "../../domain/calendar/short-name";

interface FittedNameProps {
  name: string;
  /** On how many lines it may stand. */
  lines: number;
  /** What stands before it on its first line, as wide as two letters and a space. */
  mark?: ReactNode;
}

/**
 * Who somebody is, in the longest form that fits, so that no name is cut: the style sheet chooses by the room that is
 * left for it. What is heard is said by the link or the heading around.
 */
export function FittedName({ name, lines, mark }: FittedNameProps) {
  const { full, short, initials } = fittedNames(name);
  const before = mark ? "•• " : "";
  return (
    <span className="fitted">
      {mark}
      <bdi
        data-full={widthOf(before + full, lines)}
        data-short={widthOf(before + short, lines)}
        className={lines < 2 ? "font-semibold whitespace-nowrap" : "font-semibold wrap-anywhere"}
      >
        <span className="fitted-full">{full}</span>
        <span className="fitted-short">{short}</span>
        <span className="fitted-initials">{initials}</span>
      </bdi>
    </span>
  );
}
