import { useT } from "~/i18n/use-t";
import { TextLink } from "~/ui/base/link";

/** Says that a form holds what was typed into it earlier, and how to begin anew; its script shows it where that is so. */
export function DraftNotice() {
  const { t } = useT();
  return (
    <p data-draft-notice role="status" hidden className="rounded-md bg-sunken px-4 py-3">
      {t("common:form.draftKept")}{" "}
      <TextLink href="" data-draft-drop>
        {t("common:form.draftDrop")}
      </TextLink>
    </p>
  );
}
