import { usePatientT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Card } from "~/ui/view/card";
import type { FamilyRelation } from "~/kernel/codes/code-tables";
import { RELATION_KEYS } from "../domain/family/family-relation";
import { personName } from "./person-name";

interface FamilyActor {
  id: string;
  relation: FamilyRelation;
  firstName: string;
  lastName: string;
}

/** Who may act for the reader, and how that is ended. */
export function FamilyActors({ actors }: { actors: readonly FamilyActor[] }) {
  const { t } = usePatientT();
  if (actors.length === 0) return null;
  return (
    <Card title={t("family:actorsTitle")}>
      <ul className="flex flex-col gap-3">
        {actors.map((actor) => (
          <li key={actor.id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <bdi className="font-medium">{personName(actor)}</bdi>{" "}
              <span className="text-muted">
                {t("family:consent.relation", { relation: t(`family:relations.${RELATION_KEYS[actor.relation]}`) })}
              </span>
            </span>
            <form method="post">
              <input type="hidden" name="intent" value="end" />
              <input type="hidden" name="id" value={actor.id} />
              <AskFirst size="small" question={t("common:sure")}>
                {t("family:endTitle")}
                <VisuallyHidden> {personName(actor)}</VisuallyHidden>
              </AskFirst>
            </form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
