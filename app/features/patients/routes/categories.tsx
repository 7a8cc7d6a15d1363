import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { submitForm, type FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { CategoryForm } from "../components/category-form";
import { CategoryTable } from "../components/category-table";
import { categoryPostSchema } from "../schemas/categories/category-form";
import { listCategories } from "../services/categories/list-categories.server";
import { saveCategory } from "../services/categories/save-category.server";
import { setCategoryEnabled } from "../services/categories/set-category-enabled.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["created", "updated", "disabled", "enabled"] as const;
type Done = (typeof DONE)[number];

export const loader = defineLoader(async ({ app, url }) => {
  const categories = await listCategories(app);
  const named = (name: string) => categories.find(({ id }) => id === url.searchParams.get(name));
  const done = DONE.find((each) => each === url.searchParams.get("done"));
  return {
    categories,
    edited: named("edit") ?? null,
    done: done ? { what: done, category: named("id") ?? null } : null,
    title: createTranslator(app.locale).t("patients:category.title"),
  };
});

export const action = defineAction(async ({ app, request }) => {
  await authorize(app, "patientCategory.manage");
  return submitForm(request, categoryPostSchema, async (sent) => {
    const after = (done: Done, id: string) => redirect(paths.patientCategories({ done, id }), 303);
    if (sent.intent !== "save") {
      const enabled = sent.intent === "enable";
      await setCategoryEnabled(app, sent.id, enabled);
      return after(enabled ? "enabled" : "disabled", sent.id);
    }
    const { id } = await saveCategory(app, sent);
    return after(sent.id ? "updated" : "created", id);
  });
});

export default function PatientCategories() {
  const { categories, edited, done, title } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        lead={t("patients:category.lead")}
      />
      {done && !answer && <DoneBanner {...done} />}
      {categories.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="people" title={t("patients:category.empty")}>
            {t("patients:category.emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <CategoryTable categories={categories} />
      )}
      <CategoryForm key={edited?.id ?? "new"} answer={answer} category={edited} />
    </>
  );
}

type Loaded = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["done"]>;

/** What was done; what was disabled is taken back by one press. */
function DoneBanner({ what, category }: Loaded) {
  const { t } = useT();
  const name = category?.name ?? "";
  const words: Readonly<Record<Done, string>> = {
    created: t("patients:category.created"),
    updated: t("patients:category.updated"),
    disabled: t("patients:category.isDisabled", { name }),
    enabled: t("patients:category.isEnabled", { name }),
  };
  const undo = category && (what === "disabled" || what === "enabled") && (
    <form method="post">
      <input type="hidden" name="intent" value={what === "disabled" ? "enable" : "disable"} />
      <input type="hidden" name="id" value={category.id} />
      <Button type="submit" tone="secondary" size="small" icon="undo">
        {t("common:actions.undo")}
      </Button>
    </form>
  );
  return (
    <Banner tone="good" live action={undo || undefined}>
      {words[what]}
    </Banner>
  );
}
