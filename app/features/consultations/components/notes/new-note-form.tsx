import { MESSAGE_LOCALES, LOCALES, messageLocaleOf } from "~/i18n/locales";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { NativeSelect } from "~/ui/form/native-select";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner, type OpeningBannerProps } from "~/screens/opening-banner";
import { BackFrom } from "../consultations/back-from";

interface Choice {
  id: string;
  name: string;
}

interface NewNoteFormProps {
  title: string;
  desk?: string | undefined;
  answer: PostedAnswer | undefined;
  patient: { id: string; name: string };
  opening: OpeningBannerProps["opening"];
  templates: { own: readonly Choice[]; organization: readonly Choice[]; seeded: readonly Choice[] };
  last: readonly { id: string; title: string; createdAt: number; providerName: string }[];
  isNurse: boolean;
  providers: readonly Choice[];
  providerId: string;
  language: string;
  idempotencyKey: string;
  timeZone: string;
}

/** Asks from what a note is made. */
export function NewNoteForm(props: NewNoteFormProps) {
  const { title, answer, patient, opening, templates, last, isNurse, providers, language, timeZone } = props;
  const { t, format } = useT();
  const labels = {
    template: t("note-editor:create.template"),
    copyFrom: t("note-editor:create.copyFrom"),
    language: t("note-editor:create.language"),
    providerId: t("note-editor:create.provider"),
  };
  const [first] = [...templates.own, ...templates.organization, ...templates.seeded];
  const values = {
    ...{ template: first?.id ?? "", copyFrom: "", language: messageLocaleOf(language) },
    providerId: props.providerId || (providers[0]?.id ?? ""),
  };
  const form = usePostedForm({ answer, values, labels });
  const grouped = (group: "own" | "organization" | "seeded") =>
    templates[group].map(({ id, name }) => ({ value: id, label: `${t(`note-editor:create.${group}`)}: ${name}` }));
  return (
    <>
      <PageHeader
        back={
          <BackFrom desk={props.desk} href={paths.notes({ patient: patient.id })}>
            {t("notes:title")}
          </BackFrom>
        }
        title={title}
      />
      <OpeningBanner {...{ opening, timeZone }} />
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-once className={formClass}>
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
          <NativeSelect
            {...form.text("template")}
            options={[...grouped("own"), ...grouped("organization"), ...grouped("seeded")]}
          />
          {last.length > 0 && (
            <NativeSelect
              {...form.text("copyFrom")}
              hint={t("note-editor:create.copyHint")}
              options={[
                { value: "", label: t("note-editor:create.copyNone") },
                ...last.map(({ id, title: name, createdAt, providerName }) => ({
                  value: id,
                  label: t("note-editor:create.copyOf", {
                    ...{ title: name, date: format.dateTime(createdAt, timeZone), provider: providerName },
                  }),
                })),
              ]}
            />
          )}
          {isNurse && (
            <NativeSelect
              {...form.text("providerId")}
              options={providers.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <NativeSelect
            {...form.text("language")}
            options={MESSAGE_LOCALES.map((code) => ({ value: code, label: LOCALES[code].endonym }))}
          />
          <div>
            <Button type="submit" size="large">
              {t("note-editor:create.submit")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
