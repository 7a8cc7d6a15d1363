import { useT } from "~/i18n/use-t";
import { useProblem } from "~/i18n/use-problem";
import type { Problem } from "~/kernel/problem";
import { PHOTO_WIDTHS } from "~/kernel/upload/picture-widths";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { PictureInput } from "~/ui/form/picture-input";
import { Avatar } from "~/ui/view/avatar";
import { Card } from "~/ui/view/card";
import { PhotoCut } from "./photo-cut";

export interface PhotoFormProps {
  employee: { id: string; firstName: string; lastName: string };
  photoFileId: string | null;
  /** Why the picture that was sent is not taken. */
  problem: Problem | null;
}

/** The photo as it is, and another one in its place. */
export function PhotoForm({ employee, photoFileId, problem }: PhotoFormProps) {
  const { t } = useT();
  const said = useProblem();
  return (
    <Card>
      <form
        method="post"
        action={paths.employeeProfile(employee.id, { form: "photo" })}
        encType="multipart/form-data"
        className="flex flex-wrap items-end gap-5"
      >
        <Avatar
          name={`${employee.firstName} ${employee.lastName}`.trim()}
          photo={photoFileId && paths.photo(photoFileId)}
          colourKey={employee.id}
          size="large"
        />
        <div className="min-w-56 grow">
          <PictureInput
            id="photo"
            name="photo"
            label={t("employees:profile.photo")}
            hint={t("employees:profile.photoHint")}
            error={problem ? said([problem]) : undefined}
            widths={PHOTO_WIDTHS}
          />
        </div>
        <PhotoCut />
        <Button type="submit" tone="secondary" icon="upload">
          {t("employees:profile.photoSave")}
        </Button>
      </form>
    </Card>
  );
}
