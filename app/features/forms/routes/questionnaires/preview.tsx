import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { TimesOfDay } from "~/screens/time-field";
import { BackLink } from "~/ui/action/back-link";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { ItemField } from "../../components/questions/item-field";
import { CONTENT_LANGUAGES, itemsOf, shownIn } from "../../domain/questionnaires/content";
import { stepPage } from "../../domain/questionnaires/page";
import { viewQuestionnaire } from "../../services/questionnaires/manage-questionnaires.server";

/** The questionnaire's script alone: what is filled in here goes nowhere. */
export const handle = { width: "narrow", islands: ["follow"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url, params: { questionnaireId = "" } }) => {
  const { content, questionnaire } = await viewQuestionnaire(app, questionnaireId);
  const locale = CONTENT_LANGUAGES.find((each) => each === url.searchParams.get("language")) ?? app.locale;
  return {
    id: questionnaire.id,
    title: questionnaire.title,
    language: shownIn(content.title, locale),
    languages: CONTENT_LANGUAGES.filter((each) => content.title[each]),
    pages: content.sections.map(({ id }) => stepPage(content, {}, { step: id, faulty: false, locale })),
    shown: itemsOf(content).map(({ id, kind, showWhen }) => ({ id, kind, showWhen })),
  };
});

/** All sections one below the other, at the width of a phone. */
export default function QuestionnairePreview() {
  const { id, title, language, languages, pages, shown } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        title={<bdi>{title}</bdi>}
        lead={t("questionnaires:staff.previewLead")}
        back={<BackLink href={paths.questionnaireForm(id)}>{t("questionnaires:staff.toForm")}</BackLink>}
      />
      {languages.length > 1 && (
        <nav aria-label={t("questionnaires:staff.language")} className="flex gap-4">
          {languages.map((each) => (
            <a
              key={each}
              href={paths.questionnairePreview(id, { language: each })}
              aria-current={each === language ? "page" : undefined}
              className="inline-flex min-h-11 items-center text-brand-text underline underline-offset-4"
            >
              {t(`questionnaires:staff.languages.${each}`)}
            </a>
          ))}
        </nav>
      )}
      <ScaleOf scale="patient">
        <form
          data-questionnaire={JSON.stringify({ shown, answers: {} })}
          lang={language}
          dir={language === "ar" ? "rtl" : "ltr"}
          className="flex max-w-[24rem] flex-col gap-6"
        >
          {pages.map((page, place) => (
            <Card key={page.step} title={page.title ? <bdi>{page.title}</bdi> : undefined}>
              <div className="flex flex-col gap-8">
                {place === 0 && page.intro && <p className="whitespace-pre-line">{page.intro}</p>}
                {page.items.map(({ item, help, isHidden }) => (
                  <fieldset key={item.id} role="presentation" data-item={item.id} hidden={isHidden} className="min-w-0">
                    <ItemField item={item} help={help} answer="" error={undefined} />
                  </fieldset>
                ))}
              </div>
            </Card>
          ))}
          <TimesOfDay />
        </form>
      </ScaleOf>
    </>
  );
}
