import { redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ItemForm } from "~/screens/item-form";
import { OPENING_REASONS } from "../../domain/access/opening-reasons";
import { openRecordSchema } from "../../schemas/access/open-record";
import { openHealthRecord } from "../../services/access/open-health-record.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  await authorize(app, "healthRecord.open");
  return { title: createTranslator(app.locale).t("record-access:openTitle") };
});

export const action = defineForm(async ({ app }) => {
  await authorize(app, "healthRecord.open");
  return {
    save: act(openRecordSchema, async ({ form }) => {
      const { patientId } = await openHealthRecord(app, Object.fromEntries(form));
      return redirect(paths.healthProfile({ patient: patientId }), 303);
    }),
  };
});

/** Opens the record of somebody who is not the provider's patient, for a reason. */
export default function OpenRecord() {
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const reasons = OPENING_REASONS.map((value) => ({ value, label: t(`record-access:reasons.${value}`) }));
  return (
    <ItemForm
      title={t("record-access:openTitle")}
      list={{ href: paths.patients(), title: t("patients:list.title") }}
      fields={[
        { name: "number", kind: "number", label: t("record-access:number"), hint: t("record-access:openText") },
        { name: "birthDate", kind: "date", label: t("record-access:birthDate") },
        { name: "reason", kind: "choice", label: t("record-access:reason"), options: reasons },
        { name: "note", kind: "lines", label: t("record-access:note"), hint: t("record-access:noteHint") },
      ]}
      values={{}}
      answer={answer}
      submit={t("record-access:submit")}
    />
  );
}
