import { howTaken, strengthAndForm } from "~/i18n/how-taken";
import type { Speech } from "~/i18n/i18n-provider";
import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import type { PostedForm } from "~/screens/use-posted-form";
import { WarningLevelBadge } from "~/screens/warning-level";
import { Button } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { TextField } from "~/ui/form/text-field";
import type { Directions } from "../../domain/prescriptions/prescribed-medicine";
import {
  isOfNewRecord,
  isOpenDanger,
  type AnsweredWarning,
  type LineWarning,
} from "../../domain/prescriptions/warnings";
import { warningText } from "./warning-text";

interface LineWarningsProps {
  lineId: string;
  warnings: readonly AnsweredWarning[];
  /** The id of the form that the reasons of all lines go with, whichever of its buttons is pressed. */
  formId: string;
  form: PostedForm;
  /** The place of the line's first dangerous warning without a reason among those of all lines. */
  firstDanger: number;
}

const keyOf = ({ check, about }: LineWarning) => `${check} ${about}`;

/** What is warned of, and beside it why it is prescribed all the same; one below the other where there is no room. */
const BESIDE = "flex flex-wrap items-end gap-x-5 gap-y-1.5";
const SAID = "flex grow basis-72 flex-col gap-1 self-center";
const REASON = "grow basis-80 tablet:max-w-md";

/**
 * What speaks against a line. Each dangerous warning without a reason asks for its own, and all cautions for one; they are
 * kept in the line.
 */
export function LineWarnings({ lineId, warnings, formId, form, firstDanger }: LineWarningsProps) {
  const { t } = useT();
  if (warnings.length === 0) return null;
  const asksOnce = warnings.some(({ level, reason }) => level === "warn" && reason === "");
  const dangers = warnings.filter(isOpenDanger);
  const ofLevel = (wanted: LineWarning["level"]) => warnings.filter(({ level }) => level === wanted);
  const isDangerous = ofLevel("stop").length > 0;
  return (
    <div
      role="group"
      aria-label={t("medicine-checks:title" satisfies PlainKey)}
      className={classNames(
        "flex flex-col gap-2 border-s-4 px-4 py-2.5 tablet:px-5",
        isDangerous ? "border-danger-text bg-danger-soft" : "border-warn-text bg-warn-soft",
      )}
    >
      {ofLevel("stop").map((warning) => (
        <div key={keyOf(warning)} className={BESIDE}>
          <div className={SAID}>
            <WarningLine warning={warning} />
          </div>
          {isOpenDanger(warning) && (
            <OwnReason
              at={`dangers[${firstDanger + dangers.indexOf(warning)}]`}
              {...{ lineId, warning, formId, form }}
            />
          )}
        </div>
      ))}
      {ofLevel("warn").length > 0 && (
        <div className={BESIDE}>
          <div className={SAID}>
            {ofLevel("warn").map((warning) => (
              <WarningLine key={keyOf(warning)} warning={warning} />
            ))}
          </div>
          {asksOnce && (
            <div className={REASON}>
              <TextField
                {...form.text(`reasons.${lineId}`)}
                label={t("prescriptions:warnings.reason")}
                form={formId}
                maxLength={300}
              />
            </div>
          )}
        </div>
      )}
      {(asksOnce || dangers.length > 0) && (
        <Button
          type="submit"
          form={formId}
          name="intent"
          value="overrule"
          tone="secondary"
          size="small"
          className="self-end"
        >
          {t("prescriptions:warnings.prescribe")}
        </Button>
      )}
    </div>
  );
}

/** What speaks against a line, and why it is prescribed all the same where that was said. */
function WarningLine({ warning }: { warning: AnsweredWarning }) {
  const speech = useT();
  const { before } = warning;
  return (
    <p>
      <WarningLevelBadge level={warning.level} /> <span className="font-medium">{warningText(warning, speech)}</span>{" "}
      {warning.reason !== "" && (
        <span className="text-sm text-muted">
          {speech.t("prescriptions:warnings.overruled", { reason: warning.reason })}
        </span>
      )}
      {before && (
        <span className="block text-sm">
          {isOfNewRecord(warning, before.of)
            ? speech.t("prescriptions:warnings.beforeNewRecord", { reason: before.reason })
            : before.given
              ? speech.t("prescriptions:warnings.before", {
                  ...{ given: directionsText(before.given, speech), reason: before.reason },
                })
              : speech.t("prescriptions:warnings.overruled", { reason: before.reason })}
        </span>
      )}
    </p>
  );
}

/** How it was to be taken when a reason was given: '400 mg, Tablet, 1 tablet three times daily'. */
const directionsText = (given: Directions, speech: Speech): string =>
  speech.format.parts([...strengthAndForm(given, speech), given.dosageText || howTaken(given, speech)]);

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
    <div className={REASON}>
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
