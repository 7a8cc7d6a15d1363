import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Panel } from "~/ui/view/panel";
import { RELATION_KEYS } from "../domain/family/family-relation";
import { answerFamilyRequest } from "../services/family/answer-family-request.server";
import { readFamilyRequest } from "../services/family/read-family-request.server";

/** Carries no script: opening the link, as a preview of a mail does, changes nothing; the buttons do. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const ANSWERS = ["agreed", "declined"] as const;

export const loader = defineLoader(async ({ app, params, url }) => {
  const { t } = createTranslator(app.locale);
  const answered = ANSWERS.find((each) => each === url.searchParams.get("answered")) ?? null;
  if (answered)
    return { answered, request: null, organization: app.profile.name, title: t(`family:consent.${answered}`) };
  const found = await readFamilyRequest(app, params["relatedUserId"] ?? "", params["token"] ?? "");
  const request = found
    ? { askerName: found.askerName, relation: found.relation, recordAccess: found.recordAccess }
    : null;
  const title = request ? t("family:consent.title", { name: request.askerName }) : t("family:consent.goneTitle");
  return { answered, request, organization: app.profile.name, title };
});

const answers = (agrees: boolean) =>
  press(async ({ app, params, url, address }) => {
    const { relatedUserId: relationId = "", token = "" } = params;
    await answerFamilyRequest(app, { relationId, token, agrees, address });
    return redirect(`${url.pathname}?answered=${agrees ? "agreed" : "declined"}`, 303);
  });

export const action = defineForm({ agree: answers(true), decline: answers(false) });

export default function FamilyConsent() {
  const { answered, request, organization, title } = useLoaderData<typeof loader>();
  const { t } = usePatientT();
  if (answered) return <Panel title={title} />;
  if (!request)
    return (
      <Panel title={title} icon="info">
        <p>{t("family:consent.goneText")}</p>
      </Panel>
    );
  const answers = (
    <form method="post" className="flex flex-wrap justify-center gap-3">
      <Button type="submit" name="intent" value="agree" size="large">
        {t("family:consent.agree")}
      </Button>
      <AskFirst name="intent" value="decline" size="large" question={t("common:sure")} text={t("common:final")}>
        {t("family:consent.decline")}
      </AskFirst>
    </form>
  );
  return (
    <Panel title={title} icon="people" actions={answers}>
      <p>{t("family:consent.text", { name: request.askerName, organization })}</p>
      <p>{t("family:consent.relation", { relation: t(`family:relations.${RELATION_KEYS[request.relation]}`) })}</p>
      <p className="mt-3">{t("family:consent.means")}</p>
      <p>{t(`family:consent.access.${request.recordAccess}`)}</p>
      <p className="mt-3 text-base text-muted">{t("family:consent.ends")}</p>
    </Panel>
  );
}
