import { useT } from "~/i18n/use-t";
import { WrittenText } from "~/ui/base/written-text";
import { Card } from "~/ui/view/card";

interface ReviewMessagesProps {
  reviews: readonly { id: string; at: number; by: string; message: string; tests: readonly string[] }[];
  patients: boolean;
  /** The patient cannot read them here. */
  isUnsent?: boolean;
  timeZone: string;
  /** The order has one test, which need not be named. */
  isOne: boolean;
}

/** What each review says to the patient, with its day and the tests that it is about. */
export function ReviewMessages({ reviews, patients, isUnsent = false, timeZone, isOne }: ReviewMessagesProps) {
  const { t, format } = useT();
  return reviews.map(({ id, at, by, message, tests }) => (
    <Card
      key={id}
      title={t(
        patients ? "laboratory:wordFromProvider" : isUnsent ? "laboratory:wordToTell" : "laboratory:wordToPatient",
        { date: format.date(at, timeZone) },
      )}
    >
      <p className="text-sm text-muted">
        <bdi>{format.parts([by, !isOne && format.list(tests)])}</bdi>
      </p>
      <WrittenText text={message} />
    </Card>
  ));
}
