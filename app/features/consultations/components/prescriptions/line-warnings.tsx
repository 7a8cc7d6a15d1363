import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import type { PostedForm } from "~/screens/use-posted-form";
import { WarningLevelBadge } from "~/screens/warning-level";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { isOpenDanger, type LineWarning } from "../../domain/prescriptions/warnings";
import { warningText } from "./warning-text";

interface LineWarningsProps {
  lineId: string;
  warnings: readonly (LineWarning & { reason: string })[];
  /** The id of the form that saves the reasons of all lines at once, so that none that was typed is lost. */
  formId: string;
  form: PostedForm;
  /** The place of the line's first dangerous warning without a reason among those of all lines. */
  firstDanger: number;
}

/**
 * What speaks against a line. Each dangerous warning without a reason asks for its own, and all cautions for one; they are
 * kept in the line.
 */
export function LineWarnings({ lineId, warnings, formId, form, firstDanger }: LineWarningsProps) {
  const speech = useT();
  const { t } = speech;
  if (warnings.length === 0) return null;
  const asksOnce = warnings.some(({ level, reason }) => level === "warn" && reason === "");
  const dangers = warnings.filter(isOpenDanger);
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
            {isOpenDanger(warning) && (
              <OwnReason
                at={`dangers[${firstDanger + dangers.indexOf(warning)}]`}
                {...{ lineId, warning, formId, form }}
              />
            )}
          </li>
        ))}
      </ul>
      {(asksOnce || dangers.length > 0) && (
        <div className="flex flex-col gap-3">
          {asksOnce && (
            <TextField
              {...form.text(`reasons.${lineId}`)}
              label={t("prescriptions:warnings.reason")}
              form={formId}
              maxLength={300}
            />
          )}
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

interface OwnReasonProps extends Pick<LineWarningsProps, "lineId" | "formId" | "form"> {
  warning: LineWarning;
  /** The place of the warning in the form. */
  at: string;
}

/** Why a medicine is prescribed despite one dangerous warning. */
function OwnReason({ lineId, warning, formId, form, at }: OwnReasonProps) {
  const { t } = useT();
  const said = { lineId, check: warning.check, about: warning.about };
  return (
    <div className="basis-full">
      {Object.entries(said).map(([name, value]) => (
        <input key={name} type="hidden" name={`${at}.${name}`} value={value} form={formId} />
      ))}
      <TextField
        {...form.text(`${at}.reason`)}
        label={t("prescriptions:warnings.reason")}
        form={formId}
        maxLength={300}
      />
    </div>
  );
}
