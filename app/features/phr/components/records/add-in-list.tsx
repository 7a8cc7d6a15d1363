import { useAskedFields } from "~/screens/asked-field";
import { ItemForm } from "~/screens/item-form";
import { askedOf } from "~/screens/record-kind";
import type { Scale } from "~/screens/scale";
import type { PostedAnswer } from "~/screens/use-posted-form";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { MedicineQuestions } from "../checks/medicine-questions";
import { useKindWords } from "./use-kind-words";

interface AddInListProps {
  kind: HealthRecordKind;
  scale: Scale;
  href: string;
  /** The reader is the patient whose record it is. */
  isOwn: boolean;
  answer: PostedAnswer | undefined;
}

/** The form of a kind that has a list alone: a record is added below it. */
export function AddInList({ kind, scale, href, isOwn, answer }: AddInListProps) {
  const say = useKindWords(kind.words);
  return (
    <ItemForm
      scale={scale}
      title={say("add")}
      list={{ href, title: say("title") }}
      fields={useAskedFields(askedOf(kind.fields))}
      values={{}}
      answer={answer}
      below={{ submit: say("add") }}
      first={(form) => <MedicineQuestions {...{ answer, form, isOwn }} />}
    />
  );
}
