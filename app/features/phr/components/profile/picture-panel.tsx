import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

interface PicturePanelProps {
  what: "photo" | "front" | "back";
  file: { id: string; name: string; contentType: string; createdAt: number } | null;
  /** Of the patient. */
  name: string;
  zone: string;
  answer: PostedAnswer | undefined;
  /** Where it leads back to. */
  list: string;
}

/** What the files of each purpose may be: organization/domain/files/check-file.ts. */
const PICTURES = "image/jpeg,image/png,image/webp";
const ACCEPTED = {
  photo: PICTURES,
  front: `${PICTURES},application/pdf`,
  back: `${PICTURES},application/pdf`,
} as const;

/** The picture that is there, and the form to send another one. */
export function PicturePanel({ what, file, name, zone, answer, list }: PicturePanelProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: {}, labels: { picture: t("health-profile:picture.field") } });
  // A browser fills no file in again.
  const { defaultValue: _none, ...words } = form.text("picture");
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      {file && (
        <Picture
          {...{ file, zone }}
          alt={t("health-profile:picture.of", { what: t(`health-profile:picture.${what}`), name })}
        />
      )}
      <Card title={t(file ? "health-profile:picture.replace" : "health-profile:picture.add")}>
        <form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-6">
          <input type="hidden" name="intent" value="keep" />
          <TextField
            {...words}
            type="file"
            accept={ACCEPTED[what]}
            hint={t(what === "photo" ? "health-profile:picture.photoHint" : "health-profile:picture.cardHint")}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="large" icon="upload">
              {t("health-profile:picture.save")}
            </Button>
            <LinkButton href={list} tone="quiet" size="large">
              {t("common:actions.cancel")}
            </LinkButton>
          </div>
        </form>
      </Card>
    </>
  );
}

function Picture({ file, zone, alt }: { file: NonNullable<PicturePanelProps["file"]>; zone: string; alt: string }) {
  const { t, format } = useT();
  return (
    <Card title={t("health-profile:picture.there")}>
      <div className="flex flex-col items-start gap-4">
        {file.contentType.startsWith("image/") && (
          <img
            src={paths.file(file.id)}
            alt={alt}
            className="max-h-96 max-w-full rounded-md border border-line bg-surface object-contain"
          />
        )}
        <p className="text-muted">{t("health-profile:picture.sentOn", { date: format.date(file.createdAt, zone) })}</p>
        <div className="flex flex-wrap gap-2">
          <LinkButton href={paths.file(file.id)} tone="secondary" size="small">
            {t("health-profile:picture.download")}
          </LinkButton>
          <form method="post">
            <Button type="submit" name="intent" value="remove" tone="quiet" size="small" icon="trash">
              {t("health-profile:picture.remove")}
            </Button>
          </form>
        </div>
      </div>
    </Card>
  );
}
