import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

interface PicturePanelProps {
  what: "photo" | "front" | "back";
  fileId: string | null;
  /** Whose it is; undefined for the reader's own. */
  patient: string | undefined;
  /** Of the patient. */
  name: string;
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
export function PicturePanel({ what, fileId, patient, name, answer, list }: PicturePanelProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: {}, labels: { picture: t("health-profile:picture.field") } });
  // A browser fills no file in again.
  const { defaultValue: _none, ...words } = form.text("picture");
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      {fileId !== null && (
        <Picture
          {...{ what, fileId, patient }}
          alt={t("health-profile:picture.of", { what: t(`health-profile:picture.${what}`), name })}
        />
      )}
      <Card title={t(fileId ? "health-profile:picture.replace" : "health-profile:picture.add")}>
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

interface PictureProps extends Pick<PicturePanelProps, "what" | "patient"> {
  fileId: string;
  alt: string;
}

function Picture({ what, fileId, patient, alt }: PictureProps) {
  const { t } = useT();
  const address = paths.profileFile(fileId, { patient });
  return (
    <Card title={t("health-profile:picture.there")}>
      <div className="flex flex-col items-start gap-4">
        {
          // A card may be a PDF, which no browser draws as a picture.
          what === "photo" && (
            <img
              src={address}
              alt={alt}
              className="max-h-96 max-w-full rounded-md border border-line bg-surface object-contain"
            />
          )
        }
        <div className="flex flex-wrap gap-2">
          <LinkButton href={address} tone="secondary" size="small" aria-label={alt}>
            {t("health-profile:picture.download")}
          </LinkButton>
          <form method="post">
            <AskFirst
              name="intent"
              value="remove"
              tone="quiet"
              size="small"
              icon="trash"
              question={t("common:sure")}
              text={t("common:final")}
            >
              {t("health-profile:picture.remove")}
            </AskFirst>
          </form>
        </div>
      </div>
    </Card>
  );
}
