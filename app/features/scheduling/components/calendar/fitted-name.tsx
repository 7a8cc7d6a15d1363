import type { CSSProperties, ReactNode } from "react";
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

/** The first letter of a name in a script that has capitals, the rest of its first word, and its other words. */
const PARTS = /^(\p{Lu}\p{M}{0,3})(\S+)( .+)/u;

/** So many letters stand on one line of a week's day, and of a day of many doctors. */
const LONG = 15;
const SHORT = 8;

/** A word that may be too long for a narrow column; and one that is, by how wide the letters of its script are. */
const LONG_WORD = /[\p{Lu}\p{Ll}]{9,}/gu;
const LONGER_WORD = /[\p{Lu}\p{Ll}]{11}|[\p{Script=Cyrillic}\p{Script=Greek}]{9}/u;

/** With soft hyphens, so that a long word goes on in the next line as one does in print. */
const hyphened = (name: string, lines: number): string =>
  lines === 1 ? name : name.replace(LONG_WORD, (word) => word.replace(/^.{4}|..(?=.{4})/gu, "$&\u00ad"));

/** Whether a name may be too long for its lines, unless its first word is left at the initial. */
const mayNotFit = (name: string, others: string, lines: number) =>
  lines === 1 ? name.length > SHORT : lines === 2 && (/[ -]/.test(others.trim()) || LONGER_WORD.test(name));

/**
 * Who somebody is: on as many lines as there is room for, and where a narrow place has few, by the initial of the first
 * name. It runs as its own script does, so that what is cut of it is its end alone. What is heard is said by the link or
 * the heading around; a pointer that rests on it shows all of it.
 */
export function FittedName({ name, whole = name, lines, mark }: FittedNameProps) {
  const [, initial, rest, others = ""] = PARTS.exec(name) ?? [];
  return (
    <span
      title={whole}
      dir="auto"
      className={classNames("fitted", lines > 1 ? "fitted-lines" : name.length > LONG && "fitted-long")}
      style={{ "--lines": lines } as CSSProperties}
    >
      {mark}
      <b>
        {initial && mayNotFit(name, others, lines) ? (
          <>
            {initial}
            <i>{rest}</i>
            {hyphened(others, lines)}
          </>
        ) : (
          hyphened(name, lines)
        )}
      </b>
    </span>
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
