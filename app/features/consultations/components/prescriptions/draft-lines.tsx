import type { ComponentProps } from "react";
import { amountOfMedicine } from "~/i18n/amount-of-medicine";
import { useT } from "~/i18n/use-t";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, LinkButton } from "~/ui/action/button";
import { RowActions } from "~/ui/action/row-actions";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { ErrorSummary } from "~/ui/form/error-summary";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Card } from "~/ui/view/card";
import type { DispensedBefore } from "../../domain/prescriptions/corrected-line";
import { shownNumber } from "../../domain/prescriptions/verification-code";
import { isOpenDanger, type AnsweredWarning, type UncheckedDose } from "../../domain/prescriptions/warnings";
import { DirectionsText, MedicineText, QuantityText } from "./line-cells";
import type { ShownLine } from "./line-text";
import { PatientsDirections } from "./patients-directions";
import { LineWarnings } from "./line-warnings";

interface DraftLine {
  line: ShownLine & { id: string };
  warnings: readonly AnsweredWarning[];
  isWhole: boolean;
  uncheckedDose: UncheckedDose | null;
  /** On the prescription that this one corrects. */
  dispensedBefore?: DispensedBefore | null;
  /** In the patient's language, where that is another one. */
  patientsWords?: ComponentProps<typeof PatientsDirections> | null;
}

interface DraftLinesProps {
  lines: readonly DraftLine[];
  /** Where the form of a line is open. */
  lineHref: (lineId: string) => string;
  version: number;
  /** The id of the form of a medicine: the reasons go with it, so that they are signed with the rest. */
  formId: string;
  /** The answer to that form, with the reasons that were typed. */
  typed: PostedAnswer | undefined;
  /** Whether what is wrong is said here, above the medicines. */
  saysErrors: boolean;
}

const QUIET = { tone: "quiet", size: "small" } as const;

/** The cells of a row side by side where there is room, else one below the other. */
const ROW =
  "grid items-start gap-x-4 gap-y-1 px-5 tablet:px-6 @min-[40rem]:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)_11rem]";

/** Each field of a reason by its medicine, as the page has them: of a medicine its dangers first, then its cautions. */
const labelsOf = (lines: readonly DraftLine[], dangers: readonly DraftLine["line"][]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ line: { id, name } }) => [
      ...dangers.flatMap((of, at) => (of.id === id ? [[`dangers[${at}].reason`, name]] : [])),
      [`reasons.${id}`, name],
    ]),
  );

/** The medicines of a draft as a table, each with its warnings below it and what can be done with it. */
export function DraftLines({ lines, lineHref, version, formId, typed, saysErrors }: DraftLinesProps) {
  const { t } = useT();
  const dangers = lines.flatMap(({ line, warnings }) => warnings.filter(isOpenDanger).map(() => line));
  const reasons = usePostedForm({ answer: typed, values: {}, labels: labelsOf(lines, dangers) });
  if (lines.length === 0) return null;
  return (
    <>
      {saysErrors && <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={reasons.summary} />}
      <Card padding="flush" title={t("prescriptions:sheet.medicines")}>
        {/* Enter in a field presses the first button of its form: it adds the medicine, as below. */}
        <button type="submit" form={formId} name="intent" value="line" tabIndex={-1} aria-hidden className="sr-only" />
        <div className="@container">
          <table role="table" className="block">
            <thead role="rowgroup" className="hidden border-b border-line text-sm text-muted @min-[40rem]:block">
              <tr role="row" className={`${ROW} py-1.5`}>
                {[
                  t("medications:fields.name"),
                  t("prescriptions:sheet.directions"),
                  t("prescriptions:fields.quantity"),
                ].map((header) => (
                  <th key={header} role="columnheader" scope="col" className="text-start font-medium">
                    {header}
                  </th>
                ))}
                <td role="cell" />
              </tr>
            </thead>
            {lines.map(({ line, warnings, isWhole, uncheckedDose, patientsWords, dispensedBefore }) => (
              <tbody key={line.id} id={line.id} role="rowgroup" className="block border-b border-line last:border-0">
                <tr role="row" className={`${ROW} py-3`}>
                  <td role="cell">
                    <MedicineText {...line} />
                  </td>
                  <td role="cell">
                    <DirectionsText {...line} />
                    {patientsWords && <PatientsDirections {...patientsWords} />}
                    {!isWhole && (
                      <p className="text-warn-text">{t("prescriptions:lineNotWhole", { name: line.name })}</p>
                    )}
                    {uncheckedDose && uncheckedDose !== "warned" && (
                      <p className="text-sm text-muted">{t(`prescriptions:uncheckedDose.${uncheckedDose}`)}</p>
                    )}
                  </td>
                  <td role="cell">
                    <QuantityText {...line} />
                    {dispensedBefore && <DispensedBeforeText {...dispensedBefore} {...line} />}
                  </td>
                  <td role="cell" className="has-[details[open]]:col-span-full @min-[40rem]:-my-2">
                    <LineActs {...{ line, version }} href={lineHref(line.id)} />
                  </td>
                </tr>
                {warnings.length > 0 && (
                  <tr role="row" className="block">
                    <td role="cell" className="block">
                      <LineWarnings
                        lineId={line.id}
                        warnings={warnings}
                        formId={formId}
                        form={reasons}
                        firstDanger={dangers.findIndex(({ id }) => id === line.id)}
                      />
                    </td>
                  </tr>
                )}
              </tbody>
            ))}
          </table>
        </div>
      </Card>
    </>
  );
}

/** How much was handed out on the prescription that is corrected: it is not meant to be given again. */
function DispensedBeforeText({ amount, number, quantity, medicine }: DispensedBefore & Omit<ShownLine, "name">) {
  const speech = useT();
  return (
    <p className="font-medium text-warn-text">
      {speech.t("prescriptions:dispensedBefore", {
        amount: amountOfMedicine(amount, { quantity, unit: medicine.quantityUnit }, speech),
        number: shownNumber(number),
      })}
    </p>
  );
}

interface LineActsProps {
  line: ShownLine & { id: string };
  href: string;
  version: number;
}

/** What can be done with a medicine of a draft. */
function LineActs({ line: { id, name }, href, version }: LineActsProps) {
  const { t } = useT();
  return (
    <RowActions>
      <LinkButton {...QUIET} href={href} aria-label={t("phr:list.editOf", { name })}>
        {t("phr:list.edit")}
      </LinkButton>
      <form method="post">
        <HiddenFields fields={{ lineId: id }} />
        <Button {...QUIET} type="submit" name="intent" value="keepFavourite" icon="heart" square>
          <VisuallyHidden>{t("prescriptions:favourites.keepOf", { name })}</VisuallyHidden>
        </Button>
      </form>
      <form method="post" className="has-[details[open]]:basis-full">
        <HiddenFields fields={{ lineId: id, version }} />
        <AskFirst
          {...QUIET}
          question={t("prescriptions:line.removeQuestion", { name })}
          name="intent"
          value="removeLine"
          aria-label={t("prescriptions:line.removeOf", { name })}
        >
          {t("prescriptions:line.remove")}
        </AskFirst>
      </form>
    </RowActions>
  );
}
