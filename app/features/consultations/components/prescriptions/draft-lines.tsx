import { useT } from "~/i18n/use-t";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, LinkButton } from "~/ui/action/button";
import { RowActions } from "~/ui/action/row-actions";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Card } from "~/ui/view/card";
import { isOpenDanger, type LineWarning } from "../../domain/prescriptions/warnings";
import { LineText, type ShownLine } from "./line-text";
import { LineWarnings } from "./line-warnings";

interface DraftLine {
  line: ShownLine & { id: string };
  warnings: readonly (LineWarning & { reason: string })[];
  isWhole: boolean;
}

interface DraftLinesProps {
  lines: readonly DraftLine[];
  /** Where the form of a line is open. */
  lineHref: (lineId: string) => string;
  version: number;
  answer: Partial<PostedAnswer> | undefined;
}

const OVERRULE = "overrule";

/** The medicines of a draft, each with its warnings and what can be done with it. */
export function DraftLines({ lines, lineHref, version, answer }: DraftLinesProps) {
  const { t } = useT();
  const dangers = lines.flatMap(({ line, warnings }) => warnings.filter(isOpenDanger).map(() => line));
  const labelOf = ({ name }: ShownLine) => `${name}: ${t("prescriptions:warnings.reason")}`;
  const reasons = usePostedForm({
    answer: answerTo(answer, { intent: OVERRULE }),
    values: {},
    labels: Object.fromEntries([
      ...lines.map(({ line }) => [`reasons.${line.id}`, labelOf(line)]),
      ...dangers.map((line, at) => [`dangers[${at}].reason`, labelOf(line)]),
    ]),
  });
  if (lines.length === 0) return null;
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={reasons.summary} />
      <Card padding="flush" title={t("prescriptions:sheet.medicines")}>
        <form id={OVERRULE} method="post" noValidate data-once hidden>
          <input type="hidden" name="intent" value={OVERRULE} />
          <input type="hidden" name="version" value={version} />
        </form>
        <ul className="divide-y divide-line">
          {lines.map(({ line, warnings, isWhole }) => (
            <li key={line.id} id={line.id} className="flex flex-col gap-3 px-5 py-4 tablet:px-6">
              <LineText line={line} />
              {!isWhole && <p className="text-warn-text">{t("prescriptions:lineNotWhole", { name: line.name })}</p>}
              <LineWarnings
                lineId={line.id}
                warnings={warnings}
                formId={OVERRULE}
                form={reasons}
                firstDanger={dangers.findIndex(({ id }) => id === line.id)}
              />
              <RowActions>
                <LinkButton
                  href={lineHref(line.id)}
                  tone="quiet"
                  size="small"
                  aria-label={t("phr:list.editOf", { name: line.name })}
                >
                  {t("phr:list.edit")}
                </LinkButton>
                <form method="post">
                  <input type="hidden" name="lineId" value={line.id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="keepFavourite"
                    tone="quiet"
                    size="small"
                    aria-label={t("prescriptions:favourites.keepOf", { name: line.name })}
                  >
                    {t("prescriptions:favourites.keep")}
                  </Button>
                </form>
                <form method="post">
                  <input type="hidden" name="lineId" value={line.id} />
                  <input type="hidden" name="version" value={version} />
                  <AskFirst
                    question={t("prescriptions:line.removeQuestion", { name: line.name })}
                    name="intent"
                    value="removeLine"
                    tone="quiet"
                    size="small"
                    aria-label={t("prescriptions:line.removeOf", { name: line.name })}
                  >
                    {t("prescriptions:line.remove")}
                  </AskFirst>
                </form>
              </RowActions>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
