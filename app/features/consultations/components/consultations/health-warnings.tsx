import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { classNames } from "~/ui/base/class-names";
import type { GlanceSection } from "../../domain/desk/glance";

interface HealthWarningsProps {
  warnings: readonly GlanceSection[];
  /** What is said besides where nobody has asked about allergies. */
  ask?: string;
}

const looks = {
  danger: "border-danger-text bg-danger-soft text-danger-text",
  warn: "border-warn-text bg-warn-soft text-warn-text",
  calm: "border-line-strong bg-sunken text-muted",
} as const;

/** A warning in a line: it stands above a form all the while, and takes little of it. */
function Strip({ look, title, children }: { look: keyof typeof looks; title: string; children: ReactNode }) {
  return (
    <p className={classNames("flex items-start gap-2 rounded-md border-s-4 px-3 py-1.5", looks[look])}>
      {look !== "calm" && <Icon name="alert" className="mt-0.5 size-5" />}
      <span className="min-w-0">
        <strong className="font-semibold">{title}:</strong>{" "}
        <span className={look === "calm" ? "" : "text-ink"}>{children}</span>
      </span>
    </p>
  );
}

/**
 * What the patient must not be given, in red where there is something. That no allergy is known, or that nobody has asked,
 * is said, too: silence must not look like safety.
 */
export function HealthWarnings({ warnings, ask }: HealthWarningsProps) {
  const { format } = useT();
  return warnings.map(({ kind, title, entries, nothing, notAsked }) => {
    if (entries.length > 0)
      return (
        <Strip key={kind} look="danger" title={title}>
          {format.list(entries.map(({ name, mark }) => (mark === "" ? name : `${name} (${mark.toLocaleLowerCase()})`)))}
        </Strip>
      );
    if (kind !== "ALLERGY" && !notAsked) return null;
    return (
      <Strip key={kind} look={notAsked ? "warn" : "calm"} title={title}>
        {notAsked && ask && kind === "ALLERGY" ? `${nothing}. ${ask}` : nothing}
      </Strip>
    );
  });
}
