import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Card } from "~/ui/view/card";
import { IdentificationField } from "./identification-field";

interface IdentificationPanelProps {
  answer: PostedAnswer | undefined;
  patient: { id: string; name: string };
  file: { id: string; name: string; contentType: string; createdAt: number } | null;
  /** Whether another one may be sent. */
  asked: boolean;
  zone: string;
}

/** By what a patient is known: the picture, another one, or none. */
export function IdentificationPanel({ answer, patient, file, asked, zone }: IdentificationPanelProps) {
  const { t } = useT();
  const form = usePostedForm({
    answer,
    values: {},
    labels: { identificationImage: t("patients:identification.field") },
  });
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      {file && <Picture patient={patient} file={file} zone={zone} />}
      {asked && (
        <Card title={t(file ? "patients:identification.replaceTitle" : "patients:identification.addTitle")}>
          <form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-6">
            <input type="hidden" name="intent" value="keep" />
            <p>{t("patients:identification.text")}</p>
            <IdentificationField form={form} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" size="large" icon="upload">
                {t("patients:identification.save")}
              </Button>
              <LinkButton href={paths.patient(patient.id)} tone="quiet" size="large">
                {t("common:actions.cancel")}
              </LinkButton>
            </div>
          </form>
        </Card>
      )}
    </>
  );
}

type PictureProps = Pick<IdentificationPanelProps, "patient" | "zone"> & {
  file: NonNullable<IdentificationPanelProps["file"]>;
};

function Picture({ patient, file, zone }: PictureProps) {
  const { t, format } = useT();
  const isPicture = file.contentType.startsWith("image/");
  return (
    <Card title={t("patients:identification.there")}>
      <div className="flex flex-col items-start gap-4">
        {isPicture && (
          <img
            src={paths.file(file.id)}
            alt={t("patients:identification.picture", { name: patient.name })}
            className="max-h-96 max-w-full rounded-md border border-line bg-surface object-contain"
          />
        )}
        <p className="text-muted">{t("patients:identification.sentOn", { date: format.date(file.createdAt, zone) })}</p>
        <div className="flex flex-wrap gap-2">
          <LinkButton href={paths.file(file.id)} tone="secondary" size="small">
            {t("patients:identification.download")}
          </LinkButton>
          <form method="post">
            <Button type="submit" name="intent" value="remove" tone="quiet" size="small" icon="trash">
              {t("patients:identification.remove")}
            </Button>
          </form>
        </div>
      </div>
    </Card>
  );
}
