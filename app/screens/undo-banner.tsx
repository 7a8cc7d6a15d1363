import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { HiddenFields } from "~/ui/form/hidden-fields";

export interface UndoBannerProps {
  title?: string;
  children?: ReactNode;
  tone?: "good" | "warn";
  /** What takes it back, and where it is posted if not to the page itself; null where it cannot be taken back. */
  undo: { intent: string; fields: Readonly<Record<string, string>>; action?: string } | null;
}

/** What has just been done, with one press to take it back. */
export function UndoBanner({ title, children, tone = "good", undo }: UndoBannerProps) {
  const { t } = useT();
  const takeBack = undo && (
    <form method="post" action={undo.action}>
      <HiddenFields fields={undo.fields} />
      <Button type="submit" name="intent" value={undo.intent} icon="undo" tone="secondary" size="small">
        {t("common:actions.undo")}
      </Button>
    </form>
  );
  return (
    <Banner tone={tone} live title={title} action={takeBack}>
      {children}
    </Banner>
  );
}
