import { classNames } from "~/ui/base/class-names";
import { TextLink } from "~/ui/base/link";
import { StatusBadge } from "~/ui/view/status-badge";
import type { GlanceSection } from "../../domain/desk/glance";

/** What a patient must not be given stands out. */
const WARNS: ReadonlySet<string> = new Set(["ALLERGY", "CONTRAINDICATION"]);

interface GlanceCardProps {
  section: GlanceSection;
}

/** One part of what matters of a patient now, as a doctor scans it. Where nobody has asked, that stands out. */
export function GlanceCard({ section: { kind, title, href, entries, nothing, notAsked } }: GlanceCardProps) {
  const warns = WARNS.has(kind) && entries.length > 0;
  return (
    <section
      className={classNames(
        "flex min-w-0 flex-col gap-0.5",
        warns
          ? "rounded-md border-s-4 border-danger-text bg-danger-soft px-3 py-1.5"
          : "border-t border-line pt-2 first:border-0 first:pt-0",
      )}
    >
      <h3 className="font-semibold">
        {href === null ? (
          title
        ) : (
          <TextLink href={href} data-work="record" className="inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            {title}
          </TextLink>
        )}
      </h3>
      {entries.length === 0 && (
        <p className={classNames(!notAsked && "text-muted")}>
          {notAsked ? <StatusBadge colour="orange">{nothing}</StatusBadge> : nothing}
        </p>
      )}
      <ul className="flex flex-col gap-0.5">
        {entries.map(({ name, text, mark }, index) => (
          <li key={index} className="flex flex-wrap items-baseline gap-x-2">
            <bdi className={classNames("font-medium", kind === "VITALS" && "-order-1")}>{name}</bdi>
            {mark !== "" && <StatusBadge colour="orange">{mark}</StatusBadge>}
            {text !== "" && (
              <span
                dir="auto"
                // A measured value comes before what is thought of it.
                className={classNames("min-w-0 text-sm", kind === "VITALS" ? "-order-1 text-ink" : "text-muted")}
              >
                {text}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
