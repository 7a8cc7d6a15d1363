import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";

/** For a relative, a caregiver or an interpreter who came by the patient's link: in under their own name. */
export function CompanionLink({ roomId }: { roomId: string }) {
  const { t } = usePatientT();
  return (
    <p>
      <TextLink href={paths.joinRoom(roomId)} className="inline-flex min-h-11 items-center">
        {t("rooms:join.link")}
      </TextLink>
    </p>
  );
}
