import type { CSSProperties, ReactNode } from "react";
import { classNames } from "~/ui/base/class-names";

interface FittedNameProps {
  name: string;
  /** On how many lines it may stand. */
  lines: number;
  /** What stands before it on its first line. */
  mark?: ReactNode;
}

/**
 * Who somebody is, as the name is stored: on as many lines as there is room for, and cut at its end alone where none is
 * left. What is heard is said by the link or the heading around; a pointer that rests on it shows all of it.
 */
export function FittedName({ name, lines, mark }: FittedNameProps) {
  return (
    <span
      title={name}
      className={classNames("fitted", lines > 1 && "fitted-lines")}
      style={{ "--lines": lines } as CSSProperties}
    >
      {mark}
      <bdi className="font-semibold">{name}</bdi>
    </span>
  );
}
