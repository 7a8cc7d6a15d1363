import { useT } from "~/i18n/use-t";
import { TextField } from "~/ui/form/text-field";
import type { PostedForm } from "./address-fields";

/** Where the image is chosen by which a patient is known: what organization/domain/files/check-file.ts takes for it. */
export function IdentificationField({ form }: { form: PostedForm }) {
  const { t } = useT();
  // A browser fills no file in again.
  const { defaultValue: _none, ...words } = form.text("identificationImage");
  return (
    <TextField
      {...words}
      type="file"
      accept="image/jpeg,image/png,image/webp,application/pdf"
      hint={t("signup:identificationHint")}
    />
  );
}
