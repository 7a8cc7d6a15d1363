import { Fragment, type CSSProperties, type ReactNode } from "react";
import { classNames } from "~/ui/base/class-names";
import { shortName } from "../../domain/calendar/short-name";

interface FittedNameProps {
  name: string;
  /** The whole of a name that is given shortened. */
  whole?: string;
  /** On how many lines it may stand. */
  lines: number;
  /** What stands before it on its first line. */
  mark?: ReactNode;
}

/**
 * Who somebody is, as the name is stored: on as many lines as there is room for, and cut at its end alone where none is
 * left. It breaks between words; one that is wider than its line ends there by an ellipsis. What is heard is said by the link or the heading around; a pointer that rests on it shows all of it.
 */
export function FittedName({ name, whole = name, lines, mark }: FittedNameProps) {
  return (
    <span
      title={whole}
      className={classNames("fitted", lines > 1 && "fitted-lines")}
      style={{ "--lines": lines } as CSSProperties}
    >
      {mark}
      <bdi className="font-semibold">{lines > 1 ? <Words of={name} /> : name}</bdi>
    </span>
  );
}

/** The words of a name, each a box of its own that its line can cut but not break. */
function Words({ of: name }: { of: string }) {
  return (
    <>
      {name.split(" ").map((word, index) => (
        <Fragment key={index}>
          {index > 0 && " "}
          <span className="fitted-word">{word}</span>
        </Fragment>
      ))}
    </>
  );
}

interface HeadNameProps {
  firstName: string;
  lastName: string;
  lines: number;
}

/** The name at the head of a column: by its initials where the column is narrow. A pointer that rests on it shows all. */
export function HeadName({ firstName, lastName, lines }: HeadNameProps) {
  const whole = [firstName, lastName].filter(Boolean).join(" ");
  return (
    <span className="head-name">
      <span className="head-whole">
        <FittedName name={whole} lines={lines} />
      </span>
      <span className="head-short">
        <FittedName name={shortName({ firstName, lastName })} whole={whole} lines={lines} />
      </span>
    </span>
  );
}
