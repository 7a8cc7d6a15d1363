import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Card } from "~/ui/view/card";
import { NewFactorPage } from "../components/security/new-factor-page";
import { NewPasskeyForm } from "../components/security/new-passkey-form";
import { newPasskeySchema } from "../schemas/second-factors/passkey";
import { factorOwner } from "../services/second-factors/add-factor.server";
import { registerPasskey } from "../services/second-factors/register-passkey.server";
import { factorAdded, type NewCodes } from "./new-factor.server";

export const handle = { width: "narrow", islands: ["passkey"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  await factorOwner(app);
  return { title: createTranslator(app.locale).t("security:passkey.title"), device: app.visitor.device };
});

export const action = defineForm({
  "": act(
    async ({ app }) => {
      await factorOwner(app);
      return newPasskeySchema;
    },
    async ({ app, value }) => factorAdded(await registerPasskey(app, value)),
    { hideFields: ["response", "proof"] },
  ),
});

export default function AddPasskey() {
  const { title, device } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer | NewCodes>();
  const { t } = useT();
  const codes = answer && "codes" in answer ? answer.codes : null;
  const refused = answer && !("codes" in answer) ? answer : undefined;
  return (
    <NewFactorPage title={title} lead={t("security:passkey.lead")} codes={codes}>
      <Card>
        <NewPasskeyForm answer={refused} device={device} />
      </Card>
    </NewFactorPage>
  );
}
