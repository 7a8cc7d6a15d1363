import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { useKindWords } from "./use-kind-words";

interface EmptyListProps {
  words: string;
  /** It is the list of what was removed. */
  off: boolean;
  action: ReactNode;
}

/** What a list says that has nothing on it. Empty is not none: that is asked beside it. */
export function EmptyList({ words, off, action }: EmptyListProps) {
  const { t } = useT();
  const say = useKindWords(words);
  return (
    <Card>
      {off ? (
        <p>{t("phr:list.offEmpty")}</p>
      ) : (
        <EmptyState icon="document" title={say("empty")} action={action}>
          {say("emptyText")}
        </EmptyState>
      )}
    </Card>
  );
}
