import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { RelatedUserForm } from "../components/related-user-form";
import { localDate } from "~/kernel/time/local-date";
import { addRelatedSchema } from "../schemas/family/related-user";
import { addRelatedUser } from "../services/family/add-related-user.server";
import { reachFamily } from "../services/family/family-reach.server";
import { phoneChoices } from "../support/patients/form-choices.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const KINDS = ["DEPENDANT", "ADULT"] as const;
const TITLES = { DEPENDANT: "family:dependantTitle", ADULT: "family:adultTitle" } as const;

export const loader = defineLoader(async ({ app, url }) => {
  await reachFamily(app);
  const kind = KINDS.find((each) => each === url.searchParams.get("kind")) ?? null;
  const { codes, chosen } = phoneChoices(app, "");
  return {
    kind,
    codes,
    values: { phoneCallingCode: chosen },
    today: localDate(app.now, app.profile.timeZone),
    title: createTranslator(app.locale).t(kind ? TITLES[kind] : "family:kindTitle"),
  };
});

export const action = defineForm(async ({ app }) => {
  await reachFamily(app);
  return {
    "": act(addRelatedSchema(localDate(app.now, app.profile.timeZone)), async ({ value }) => {
      const { waiting } = await addRelatedUser(app, value);
      return redirect(paths.family({ done: waiting ? "asked" : "added" }), 303);
    }),
  };
});

export default function CreateRelative() {
  const { kind, title, ...frame } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = usePatientT();
  const back = kind ? paths.familyCreate() : paths.family();
  return (
    <>
      <PageHeader back={<BackLink href={back}>{t(kind ? "family:add" : "family:title")}</BackLink>} title={title} />
      {kind ? (
        <RelatedUserForm
          {...frame}
          kind={kind}
          version={null}
          answer={answer}
          submit={t(kind === "ADULT" ? "family:adultSubmit" : "family:dependantSubmit")}
        />
      ) : (
        <div className="grid gap-4 tablet:grid-cols-2">
          {KINDS.map((each) => (
            <Kind key={each} kind={each} />
          ))}
        </div>
      )}
    </>
  );
}

function Kind({ kind }: { kind: (typeof KINDS)[number] }) {
  const { t } = usePatientT();
  const adult = kind === "ADULT";
  return (
    <Card title={t(adult ? "family:adult" : "family:dependant")}>
      <p className="mb-5">{t(adult ? "family:adultText" : "family:dependantText")}</p>
      <LinkButton href={paths.familyCreate({ kind })} tone="secondary" iconEnd="chevron-end">
        {t(adult ? "family:adultTitle" : "family:dependantTitle")}
      </LinkButton>
    </Card>
  );
}
