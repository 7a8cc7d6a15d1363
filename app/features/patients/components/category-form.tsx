import { usePostedForm, type PostedAnswer } from "~/i18n/use-posted-form";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { CATEGORY_COLOURS } from "../domain/categories/category-colour";
import type { CategoryView } from "../domain/patients/patient-views";

export interface CategoryFormProps {
  answer: PostedAnswer | undefined;
  /** The one that is changed; null for a new one. */
  category: CategoryView | null;
}

/** Name and colour of a category. */
export function CategoryForm({ answer, category }: CategoryFormProps) {
  const { t } = useT();
  const form = usePostedForm({
    answer,
    values: { name: category?.name, colour: category?.colour ?? CATEGORY_COLOURS[0], version: category?.version },
    labels: { name: t("patients:category.name"), colour: t("patients:category.colour") },
  });
  const title = category ? t("patients:category.editTitle", { name: category.name }) : t("patients:category.add");
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card title={title}>
        <form method="post" noValidate data-draft className="flex flex-col gap-6">
          <input type="hidden" name="intent" value="save" />
          {category && <input type="hidden" name="id" value={category.id} />}
          {category && <input type="hidden" name="version" value={String(form.value("version"))} />}
          <TextField {...form.text("name")} dir="auto" autoComplete="off" />
          <NativeSelect
            {...form.text("colour")}
            options={CATEGORY_COLOURS.map((colour) => ({
              value: colour,
              label: t(`patients:category.colours.${colour}`),
            }))}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{t(category ? "common:actions.save" : "patients:category.add")}</Button>
            {category && (
              <LinkButton href={paths.patientCategories()} tone="quiet">
                {t("common:actions.cancel")}
              </LinkButton>
            )}
          </div>
        </form>
      </Card>
    </>
  );
}
