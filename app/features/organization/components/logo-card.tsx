import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Field } from "~/ui/form/field";
import { Card } from "~/ui/view/card";

export interface LogoCardProps {
  logoFileId: string | null;
  organizationName: string;
  /** Why the last file was refused. */
  error?: string;
}

/** The organization's logo: what it is, another one, or none. */
export function LogoCard({ logoFileId, organizationName, error }: LogoCardProps) {
  const { t } = useT();
  return (
    <Card title={t("organization:account.logo")}>
      <div className="flex flex-col items-start gap-5">
        {logoFileId && (
          <img
            src={paths.logo(logoFileId)}
            alt={organizationName}
            className="max-h-20 max-w-60 rounded-md border border-line bg-surface p-2"
          />
        )}
        <form method="post" encType="multipart/form-data" className="flex w-full flex-col items-start gap-4">
          <input type="hidden" name="intent" value="logo" />
          <Field
            id="logo"
            label={t("organization:account.logo")}
            hideLabel
            hint={t("organization:account.logoHint")}
            error={error}
          >
            {(aria) => (
              <input
                {...aria}
                type="file"
                name="logo"
                required
                accept="image/png,image/jpeg,image/webp"
                className="block min-h-12 w-full rounded-md border border-line-strong bg-surface px-3.5 py-2.5"
              />
            )}
          </Field>
          <Button type="submit" icon="upload" tone="secondary">
            {t("organization:account.upload")}
          </Button>
        </form>
        {logoFileId && (
          <form method="post">
            <AskFirst
              name="intent"
              value="removeLogo"
              icon="trash"
              tone="quiet"
              question={t("common:sure")}
              text={t("common:final")}
            >
              {t("organization:account.removeLogo")}
            </AskFirst>
          </form>
        )}
      </div>
    </Card>
  );
}
