import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";

interface UndoBannerProps {
  children: ReactNode;
  /** What takes it back: the intent, and the record; nothing where it cannot be taken back. */
  undo?: { intent: string; id: string } | null;
  /** Where it is posted; the page itself where it says nothing. */
  action?: string;
}

/** What has just been done, with one press to take it back. */
export function UndoBanner({ children, undo, action }: UndoBannerProps) {
  const { t } = useT();
  const takeBack = undo && (
    <form method="post" action={action}>
      <input type="hidden" name="id" value={undo.id} />
      <Button type="submit" name="intent" value={undo.intent} icon="undo" tone="secondary" size="small">
        {t("common:actions.undo")}
      </Button>
    </form>
  );
  return (
    <Banner tone="good" live action={takeBack}>
      {children}
    </Banner>
  );
}
