import { useT } from "~/i18n/use-t";
import { WrittenText } from "~/ui/base/written-text";
import { Card } from "~/ui/view/card";

interface Message {
  id: string;
  at: number;
  by: string;
  message: string;
  tests: readonly string[];
  isEarlier: boolean;
  isReplaced: boolean;
}

interface ReviewMessagesProps {
  /** The newest first. */
  reviews: readonly Message[];
  patients: boolean;
  /** The patient cannot read them here. */
  isUnsent?: boolean;
  timeZone: string;
  /** The order has one test, which need not be named. */
  isOne: boolean;
}

const TITLES = {
  patients: { now: "laboratory:wordFromProvider", earlier: "laboratory:earlierFromProvider" },
  staff: { now: "laboratory:wordToPatient", earlier: "laboratory:earlierToPatient" },
  untold: { now: "laboratory:wordToTell", earlier: "laboratory:earlierToTell" },
} as const;

function useMessages({ patients, isUnsent = false, timeZone, isOne }: Omit<ReviewMessagesProps, "reviews">) {
  const { t, format } = useT();
  const titles = TITLES[patients ? "patients" : isUnsent ? "untold" : "staff"];
  return {
    titleOf: ({ at, isEarlier }: Message) =>
      t(titles[isEarlier ? "earlier" : "now"], { date: format.date(at, timeZone) }),
    about: ({ by, tests }: Message) => format.parts([by, !isOne && format.list(tests)]),
  };
}

/** What reviews say to the patient of results as they are now, each with its day and the tests that it is about. */
export function ReviewMessages({ reviews, ...shown }: ReviewMessagesProps) {
  const { titleOf, about } = useMessages(shown);
  return reviews
    .filter(({ isReplaced }) => !isReplaced)
    .map((review) => (
      <Card key={review.id} title={titleOf(review)}>
        <div className="flex flex-col gap-2">
          <WrittenText text={review.message} />
          <p className="text-sm text-muted">
            <bdi>{about(review)}</bdi>
          </p>
        </div>
      </Card>
    ));
}

/** What was said of results that were reviewed again since: kept below them, and told apart from what holds now. */
export function EarlierMessages({ reviews: all, ...shown }: ReviewMessagesProps) {
  const { t } = useT();
  const { titleOf, about } = useMessages(shown);
  const reviews = all.filter(({ isReplaced }) => isReplaced);
  if (reviews.length === 0) return null;
  return (
    <Card title={t("laboratory:earlierMessages")}>
      <p className="text-sm text-muted">{t("laboratory:earlierMessagesText")}</p>
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id} className="flex flex-col gap-1 py-4 first:pt-2 last:pb-0">
            <h3 className="font-semibold">{titleOf(review)}</h3>
            <WrittenText text={review.message} />
            <p className="text-sm text-muted">
              <bdi>{about(review)}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
