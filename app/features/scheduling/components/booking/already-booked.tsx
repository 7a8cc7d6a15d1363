import { usePatientT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/action/button";
import { Panel } from "~/ui/view/panel";

/** Who went back to the form after booking: the time is taken, and it is theirs. */
export function AlreadyBooked({ appointment, home }: { appointment: string; home: string }) {
  const { t } = usePatientT();
  return (
    <Panel
      title={t("booking:done.already")}
      icon="check"
      actions={
        <>
          <LinkButton href={appointment}>{t("booking:done.open")}</LinkButton>
          <LinkButton href={home} tone="secondary">
            {t("booking:done.bookAnother")}
          </LinkButton>
        </>
      }
    >
      <p>{t("booking:done.alreadyText")}</p>
    </Panel>
  );
}
