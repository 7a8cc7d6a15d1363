import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { HiddenFields } from "~/ui/form/hidden-fields";

export interface UndoBannerProps {
  title?: string;
  children?: ReactNode;
  tone?: "good" | "warn";
  /** It was done before the reader came to the page: it is neither read aloud nor takes the focus. */
  again?: boolean;
  /** Intent that undoes it, and where to post it if not to the page itself; null if it cannot be undone. */
  undo: {
    intent: string;
    fields: Readonly<Record<string, string>>;
    action?: string;
    /** Attributes of its form by which a script knows it. */
    marks?: Readonly<Record<`data-${string}`, string>>;
  } | null;
}

/** What was just done, with a button to undo it. */
export function UndoBanner({ title, children, tone = "good", again = false, undo }: UndoBannerProps) {
  const { t } = useT();
  const takeBack = undo && (
    <form method="post" action={undo.action} {...undo.marks}>
      <HiddenFields fields={undo.fields} />
      <Button type="submit" name="intent" value={undo.intent} icon="undo" tone="secondary" size="small">
        {t("common:actions.undo")}
      </Button>
    </form>
  );
  return (
    <Banner tone={tone} live={!again} takesFocus={!again} title={title} action={takeBack}>
      {children}
    </Banner>
  );
}
