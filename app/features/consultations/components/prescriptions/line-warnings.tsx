import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { usePostedForm } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { StatusBadge } from "~/ui/view/status-badge";
import type { LineWarning } from "../../domain/prescriptions/warnings";
import { warningText } from "./warning-text";

interface LineWarningsProps {
  lineId: string;
  version: number;
  warnings: readonly (LineWarning & { reason: string })[];
  answer: PostedAnswer | undefined;
}

/** What speaks against a line; each that has no reason yet asks for one, which is kept in the line. */
export function LineWarnings({ lineId, version, warnings, answer }: LineWarningsProps) {
  const speech = useT();
  const { t } = speech;
  const form = usePostedForm({ answer, values: {}, labels: { reason: t("prescriptions:warnings.reason") } });
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
            <StatusBadge colour={warning.level === "stop" ? "orange" : "light-grey"}>
              {t(warning.level === "stop" ? "medicine-checks:stop" : "medicine-checks:warn")}
            </StatusBadge>
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
        <form method="post" noValidate data-once className="flex flex-col gap-3">
          <input type="hidden" name="lineId" value={lineId} />
          <input type="hidden" name="version" value={version} />
          <TextField {...form.text("reason")} id={`reason-${lineId}`} maxLength={300} />
          <div>
            <Button type="submit" name="intent" value="overrule" tone="secondary" size="small">
              {t("prescriptions:warnings.prescribe")}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
