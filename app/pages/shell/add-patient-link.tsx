import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Icon } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";

/** Leads whoever may add patients to the form for a new one, from every screen. */
export function AddPatientLink({ onBar }: { onBar?: boolean }) {
  const { t } = useT();
  return (
    <Anchor
      href={paths.patientCreate()}
      className={`relative inline-flex size-11 shrink-0 items-center justify-center rounded-md no-underline ${onBar ? "text-bar-ink hover:bg-bar-line" : "text-ink hover:bg-sunken"}`}
    >
      <Icon name="plus" className="size-6" />
      <VisuallyHidden>{t("home:menu.addPatient")}</VisuallyHidden>
    </Anchor>
  );
}
