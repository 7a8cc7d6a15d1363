import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { useKindWords } from "./use-kind-words";

interface EmptyListProps {
  words: string;
  /** It is the list of what was removed. */
  off: boolean;
  /** The reader is the patient or acts for them. Staff are not told what to enter. */
  toPatient: boolean;
  action: ReactNode;
}

/** Says that a list has no entries. Whether the patient really has none is asked below it. */
export function EmptyList({ words, off, toPatient, action }: EmptyListProps) {
  const { t } = useT();
  const say = useKindWords(words);
  return (
    <Card>
      {off ? (
        <p>{t("phr:list.offEmpty")}</p>
      ) : (
        <EmptyState icon="document" title={say("empty")} action={action}>
          {toPatient && say("emptyText")}
        </EmptyState>
      )}
    </Card>
  );
}
