import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { PictureInput } from "~/ui/form/picture-input";
import { Card } from "~/ui/view/card";
import { PAGE_WIDTHS } from "~/kernel/upload/picture-widths";

/** A picture of the front page, or that there is none. */
export interface ShownPicture {
  /** PHOTO, or the id of the location whose map it is. */
  shows: string;
  /** Of the practice, or of the location. */
  name: string;
  picture: { fileId: string; width: number; height: number } | null;
}

interface PicturesCardProps {
  pictures: readonly ShownPicture[];
  /** Why the last file was refused, and of which picture. */
  refused?: { shows: string; error: string | undefined };
}

/** The practice's photo and the maps of its locations: what they are, another one, or none. */
export function PicturesCard({ pictures, refused }: PicturesCardProps) {
  return pictures.map((shown) => (
    <PictureCard key={shown.shows} shown={shown} error={refused?.shows === shown.shows ? refused.error : undefined} />
  ));
}

function PictureCard({ shown, error }: { shown: ShownPicture; error: string | undefined }) {
  const { t } = useT();
  const { shows, name, picture } = shown;
  const isPhoto = shows === "PHOTO";
  const title = isPhoto ? t("settings:pictures.photoTitle") : t("settings:pictures.mapTitle", { name });
  return (
    <Card title={title}>
      <div className="flex flex-col items-start gap-5">
        {picture ? (
          <img
            src={paths.picture(picture.fileId, "480")}
            alt={title}
            width={picture.width}
            height={picture.height}
            className="h-auto max-h-60 w-auto max-w-full rounded-md border border-line"
          />
        ) : (
          <p className="text-muted">{t("settings:pictures.noPicture")}</p>
        )}
        <form method="post" encType="multipart/form-data" className="flex w-full flex-col items-start gap-4">
          <input type="hidden" name="intent" value="picture" />
          <input type="hidden" name="shows" value={shows} />
          <PictureInput
            id={`picture-${shows}`}
            name="picture"
            label={t("settings:pictures.file")}
            hint={t(isPhoto ? "settings:pictures.photoHint" : "settings:pictures.mapHint")}
            error={error}
            widths={PAGE_WIDTHS}
          />
          <Button
            type="submit"
            icon="upload"
            tone="secondary"
            aria-label={`${t("settings:pictures.upload")}: ${title}`}
          >
            {t("settings:pictures.upload")}
          </Button>
        </form>
        {picture && (
          <form method="post">
            <input type="hidden" name="shows" value={shows} />
            <AskFirst
              name="intent"
              value="removePicture"
              icon="trash"
              tone="quiet"
              aria-label={`${t("settings:pictures.remove")}: ${title}`}
              question={t("common:sure")}
              text={t("common:final")}
            >
              {t("settings:pictures.remove")}
            </AskFirst>
          </form>
        )}
      </div>
    </Card>
  );
}
