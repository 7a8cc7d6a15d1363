import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Avatar } from "~/ui/view/avatar";
import { Card } from "~/ui/view/card";

interface PhotoCardProps {
  profile: { id: string; firstName: string; lastName: string; photoFileId: string | null };
  mayChange: boolean;
  /** Whose it is; undefined for the reader's own. */
  patient: string | undefined;
}

/** The photo of a patient, or their initials. */
export function PhotoCard({ profile, mayChange, patient }: PhotoCardProps) {
  const { t } = useT();
  const { id, firstName, lastName, photoFileId } = profile;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar
          name={name}
          photo={photoFileId && paths.profileFile(photoFileId, { patient })}
          colourKey={id}
          size="large"
        />
        <bdi className="text-lg font-semibold">{name}</bdi>
        {mayChange && (
          <LinkButton
            href={paths.profilePicture("photo", undefined, { patient })}
            tone="secondary"
            size="small"
            icon="upload"
          >
            {t(photoFileId ? "health-profile:picture.changePhoto" : "health-profile:picture.addPhoto")}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
