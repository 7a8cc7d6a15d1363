import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { addressOf } from "~/platform/rate-limit.server";
import { SheetOfPaper } from "~/screens/print/sheet-of-paper";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { isLive } from "../../domain/prescriptions/validity";
import { readCode } from "../../domain/prescriptions/verification-code";
import { checkPrescription } from "../../services/prescriptions/check-prescription.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params, request }) => {
  const code = params["code"];
  const title = createTranslator(app.locale).t("prescriptions:check.title");
  if (code === undefined) return { title, checked: null };
  const { sheet, state } = await checkPrescription(app, code, addressOf(request));
  return { title, checked: { sheet, state, valid: isLive(state) } };
});

export const action = defineForm({
  check: press(({ value: { code } }) =>
    Promise.resolve(redirect(paths.prescriptionCheck(readCode(typeof code === "string" ? code : "") ?? "-"), 303)),
  ),
});

/** What the paper of a code says, for a pharmacy without an account. */
export default function CheckPrescription() {
  const { checked, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  if (!checked)
    return (
      <>
        <PageHeader title={title} lead={t("prescriptions:check.lead")} />
        <Card>
          <form method="post" className="flex flex-col gap-6">
            <TextField name="code" label={t("prescriptions:check.code")} autoComplete="off" dir="ltr" maxLength={40} />
            <div>
              <Button type="submit" name="intent" value="check" size="large">
                {t("prescriptions:check.submit")}
              </Button>
            </div>
          </form>
        </Card>
      </>
    );
  const { sheet, state, valid } = checked;
  return (
    <>
      <PageHeader title={title} />
      <Banner
        tone={valid ? "good" : "error"}
        title={t(valid ? "prescriptions:check.valid" : "prescriptions:check.invalid")}
      >
        {t(`prescriptions:state.${state}`)}
      </Banner>
      <SheetOfPaper sheet={sheet} />
    </>
  );
}
