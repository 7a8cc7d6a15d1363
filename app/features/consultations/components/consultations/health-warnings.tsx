import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";
import type { GlanceSection } from "../../domain/desk/glance";

interface HealthWarningsProps {
  warnings: readonly GlanceSection[];
  /** What is said besides where nobody has asked about allergies. */
  ask?: string;
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
        <Banner key={kind} tone="error" title={title}>
          {format.list(entries.map(({ name, mark }) => (mark === "" ? name : `${name} (${mark.toLocaleLowerCase()})`)))}
        </Banner>
      );
    if (kind !== "ALLERGY" && !notAsked) return null;
    return (
      <Banner key={kind} tone={notAsked ? "warn" : "info"} title={title}>
        {notAsked && ask && kind === "ALLERGY" ? `${nothing}. ${ask}` : nothing}
      </Banner>
    );
  });
}
