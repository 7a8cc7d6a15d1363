import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { VersionField } from "~/ui/form/version-field";
import { SPOKEN_LANGUAGES } from "../../domain/team/spoken-languages";
import { useHonorificOptions } from "./employee-form";
import { LinkEntries, PostEntries, TestimonialEntries } from "./profile-entries";

export interface ProfileFormProps {
  answer: PostedAnswer | undefined;
  values: Readonly<Record<string, unknown>>;
  /** Those that the practice accepts. */
  insurers: readonly string[];
}

const LINES = ["academics", "achievements", "additionalTraining"] as const;

function useLabels() {
  const { t } = useT();
  return {
    title: t("employees:form.honorific"),
    designation: t("employees:form.designation"),
    displayProfile: t("employees:profile.shown"),
    about: t("employees:profile.about"),
    languages: t("employees:profile.languages"),
    academics: t("employees:profile.academics"),
    achievements: t("employees:profile.achievements"),
    additionalTraining: t("employees:profile.additionalTraining"),
    profileExtraInfo: t("employees:profile.extra"),
    urls: t("employees:profile.urls"),
    resources: t("employees:profile.resources"),
    testimonials: t("employees:profile.testimonials"),
    posts: t("employees:profile.posts"),
    videoUrl: t("employees:profile.video"),
    insurers: t("employees:profile.insurers"),
  };
}

function useLanguageOptions() {
  const { format, bcp47 } = useT();
  const collator = new Intl.Collator(bcp47);
  return SPOKEN_LANGUAGES.map((value) => ({ value, label: format.languageName(value) })).sort((a, b) =>
    collator.compare(a.label, b.label),
  );
}

/** What an employee tells patients about themselves. */
export function ProfileForm({ answer, values, insurers }: ProfileFormProps) {
  const { t } = useT();
  const labels = useLabels();
  const form = usePostedForm({ answer, values, labels });
  const languages = useLanguageOptions();
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <form method="post" noValidate data-draft className="flex flex-col gap-6">
        <VersionField version={form.value("version")} />
        <Card>
          <div className="flex flex-col gap-6">
            <Checkbox {...form.check("displayProfile")} hint={t("employees:profile.shownHint")} />
            <div className="grid grid-cols-1 items-start gap-6 tablet:grid-cols-[9rem_1fr] tablet:gap-4">
              <NativeSelect {...form.text("title")} options={useHonorificOptions()} />
              <TextField {...form.text("designation")} dir="auto" />
            </div>
            <TextArea {...form.text("about")} rows={6} dir="auto" />
          </div>
        </Card>
        <Card>
          <CheckboxGroup
            name="languages"
            label={labels.languages}
            error={form.error("languages")}
            options={languages}
            chosen={(one) => form.has("languages", one)}
            columns={3}
          />
        </Card>
        {insurers.length > 0 && (
          <Card>
            <CheckboxGroup
              name="insurers"
              label={labels.insurers}
              hint={t("employees:profile.insurersHint")}
              error={form.error("insurers")}
              options={insurers.map((value) => ({ value, label: value }))}
              chosen={(one) => form.has("insurers", one)}
              columns={3}
            />
          </Card>
        )}
        <Card>
          <div className="flex flex-col gap-6">
            {LINES.map((name) => (
              <TextArea key={name} {...form.text(name)} hint={t("employees:profile.onePerLine")} dir="auto" />
            ))}
            <TextArea {...form.text("profileExtraInfo")} dir="auto" />
            <TextField
              {...form.text("videoUrl")}
              hint={t("employees:profile.videoHint")}
              type="url"
              inputMode="url"
              dir="ltr"
              spellCheck={false}
            />
          </div>
        </Card>
        <Card>
          <div className="flex flex-col gap-10">
            <PostEntries form={form} name="posts" label={labels.posts} />
            <LinkEntries form={form} name="urls" label={labels.urls} />
            <LinkEntries form={form} name="resources" label={labels.resources} />
            <TestimonialEntries form={form} name="testimonials" label={labels.testimonials} />
          </div>
        </Card>
        <div>
          <Button type="submit" size="large">
            {t("employees:profile.save")}
          </Button>
        </div>
      </form>
    </>
  );
}
