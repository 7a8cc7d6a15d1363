import { fittedNames, widthOf } from "../../domain/calendar/short-name";

/**
 * Who an appointment is with, in the longest form that fits, so that no name is cut: the style sheet chooses by the
 * room that is left for it. What is heard is said by the link.
 * @param lines on how many lines it may stand
 */
export function FittedName({ name, lines }: { name: string; lines: number }) {
  const { full, short, initials } = fittedNames(name);
  return (
    <span className="fitted">
      <bdi
        data-full={widthOf(full, lines)}
        data-short={widthOf(short, lines)}
        className={lines < 2 ? "font-semibold whitespace-nowrap" : "font-semibold"}
      >
        <span className="fitted-full">{full}</span>
        <span className="fitted-short">{short}</span>
        <span className="fitted-initials">{initials}</span>
      </bdi>
    </span>
  );
}
