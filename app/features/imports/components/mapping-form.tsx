import { usePostedForm, type PostedAnswer, type PostedForm } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { ColumnsLeftOut } from "./columns-left-out";
import type { EncodingExample } from "../domain/reading/encoding-examples";
import type { EncodingChoice } from "../domain/reading/text-encoding";
import { IMPORT_FIELDS, shownHeading, type Mapping } from "../domain/reading/import-fields";
import type { DateOrder } from "../domain/reading/read-birth-date";

interface MappingFormProps {
  answer: PostedAnswer | undefined;
  header: readonly string[];
  mapping: Mapping;
  dateOrder: DateOrder | null;
  /** Whether the file has dates that can be read in two ways. */
  asksOrder: boolean;
  /** In what the file may be written, and how it reads then; none where its bytes say so. */
  encodings: readonly EncodingExample[];
  encoding: EncodingChoice;
  encodingSure: boolean;
  /** Columns with something in them that no field is filled from. */
  columnsLeftOut: readonly string[];
}

/** The code pages of before Unicode, each with how the file reads in it. */
function EncodingSelect({
  field,
  encodings,
}: {
  field: ReturnType<PostedForm["text"]>;
  encodings: readonly EncodingExample[];
}) {
  const { t } = useT();
  const options = encodings.map(({ encoding, example }) => ({
    value: encoding,
    label: [t(`imports:encoding.${encoding}`), example && `\u2068${example}\u2069`].filter(Boolean).join(" – "),
  }));
  return <NativeSelect {...field} hint={t("imports:map.encodingHint")} options={options} />;
}

/** Which column says what: as it was found, to be corrected. */
export function MappingForm(props: MappingFormProps) {
  const { answer, header, mapping, dateOrder, asksOrder, encodings, encoding, encodingSure } = props;
  const { t } = useT();
  const words = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, t(`imports:field.${field}`)]));
  const labels = { ...words, dateOrder: t("imports:map.order"), encoding: t("imports:map.encoding") };
  const form = usePostedForm({ answer, values: { ...mapping, dateOrder: dateOrder ?? "", encoding }, labels });
  const options = header.map((heading, index) => ({
    value: String(index),
    label: heading === "" ? t("imports:map.unnamed", { number: index + 1 }) : shownHeading(heading),
  }));
  return (
    <Card title={t("imports:map.title")}>
      <form method="post" noValidate data-draft className="flex flex-col gap-6">
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <p>{t("imports:map.text")}</p>
        {!encodingSure && <Banner tone="warn">{t("imports:map.encodingText")}</Banner>}
        {encodings.length > 0 && <EncodingSelect field={form.text("encoding")} encodings={encodings} />}
        {asksOrder && (
          <NativeSelect
            {...form.text("dateOrder")}
            hint={t("imports:map.orderHint")}
            placeholder={t("imports:map.orderChoose")}
            options={[
              { value: "DMY", label: t("imports:map.dayFirst") },
              { value: "MDY", label: t("imports:map.monthFirst") },
            ]}
          />
        )}
        <div className="grid gap-x-6 gap-y-4 tablet:grid-cols-2 computer:grid-cols-3">
          {IMPORT_FIELDS.map((field) => (
            <NativeSelect key={field} {...form.text(field)} placeholder={t("imports:map.none")} options={options} />
          ))}
        </div>
        <ColumnsLeftOut columns={props.columnsLeftOut} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="start" size="large">
            {t("imports:map.start")}
          </Button>
          <Button type="submit" name="intent" value="map" size="large" tone="secondary">
            {t("imports:map.check")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
