import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import type { PostedForm } from "~/screens/use-posted-form";
import { WarningLevelBadge } from "~/screens/warning-level";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import type { LineWarning } from "../../domain/prescriptions/warnings";
import { warningText } from "./warning-text";

interface LineWarningsProps {
  warnings: readonly (LineWarning & { reason: string })[];
  /** The id of the form that saves the reasons of all lines at once, so that none that was typed is lost. */
  formId: string;
  field: ReturnType<PostedForm["text"]>;
}

/** What speaks against a line; each that has no reason yet asks for one, which is kept in the line. */
export function LineWarnings({ warnings, formId, field }: LineWarningsProps) {
  const speech = useT();
  const { t } = speech;
  if (warnings.length === 0) return null;
  const open = warnings.some(({ reason }) => reason === "");
  return (
    <section
      aria-label={t("medicine-checks:title" satisfies PlainKey)}
      className="flex flex-col gap-3 rounded-lg border-2 border-warn-line bg-warn-soft p-4"
    >
      <ul className="flex flex-col gap-2">
        {warnings.map((warning) => (
          <li key={`${warning.check} ${warning.about}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <WarningLevelBadge level={warning.level} />
            <span>{warningText(warning, speech)}</span>
            {warning.reason !== "" && (
              <span className="basis-full text-sm text-muted">
                {t("prescriptions:warnings.overruled", { reason: warning.reason })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <div className="flex flex-col gap-3">
          <TextField {...field} label={t("prescriptions:warnings.reason")} form={formId} maxLength={300} />
          <div>
            <Button type="submit" form={formId} tone="secondary" size="small">
              {t("prescriptions:warnings.prescribe")}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
