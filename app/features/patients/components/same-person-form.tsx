import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { ErrorSummary } from "~/ui/form/error-summary";
import { RadioGroup } from "~/ui/form/radio-group";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import type { DuplicateReason } from "../domain/merging/duplicates";
import { personName, phoneText } from "./person-name";

interface Person {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD, or empty. */
  birthDate: string;
  email: string;
  phoneCallingCode: string;
  phone: string;
}

interface Candidate {
  id: string;
  number: number;
  firstName: string;
  lastName: string;
  birthDate: string;
  reasons: readonly DuplicateReason[];
}

export interface SamePersonFormProps {
  person: Person;
  candidates: readonly Candidate[];
  answer: PostedAnswer | undefined;
  cancelHref: string;
}

/** What somebody typed who booked without an account, and the records that they may belong to. */
export function SamePersonForm({ person, candidates, answer, cancelHref }: SamePersonFormProps) {
  const { t, format } = useT();
  const labels = { into: t("patients:merge.choose") };
  const form = usePostedForm({ answer, values: {}, labels });
  const born = (date: string) =>
    date === "" ? [] : [t("patients:merge.born", { date: format.plainDate(date, "medium") })];
  const options = candidates.map((one) => ({
    value: one.id,
    label: t("patients:duplicate.person", { name: personName(one), number: one.number }),
    description: format.parts([
      ...born(one.birthDate),
      ...one.reasons.map((reason) => t(`patients:duplicate.${reason}`)),
    ]),
    aside: (
      <TextLink href={paths.patient(one.id)} className="inline-flex min-h-11 items-center">
        {t("common:actions.view")}
      </TextLink>
    ),
  }));
  const none = t("patients:details.none");
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card title={t("patients:merge.typed")}>
        <SummaryList
          rows={[
            { term: t("common:fields.email"), value: <bdi>{person.email || none}</bdi> },
            { term: t("common:fields.phone"), value: <bdi dir="ltr">{phoneText(person) || none}</bdi> },
            {
              term: t("common:fields.dateOfBirth"),
              value: person.birthDate === "" ? none : format.plainDate(person.birthDate, "medium"),
            },
          ]}
        />
      </Card>
      <Card>
        {options.length === 0 ? (
          <p>{t("patients:merge.none")}</p>
        ) : (
          <form method="post" noValidate data-once className="flex flex-col gap-6">
            <p>{t("patients:merge.text", { name: personName(person) })}</p>
            <RadioGroup name="into" label={labels.into} options={options} error={form.error("into")} required />
            <p className="font-medium">{t("patients:merge.warning")}</p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" size="large">
                {t("patients:merge.submit")}
              </Button>
              <LinkButton href={cancelHref} tone="quiet" size="large">
                {t("common:actions.cancel")}
              </LinkButton>
            </div>
          </form>
        )}
      </Card>
    </>
  );
}
