import { usePatientT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import { Anchor } from "~/ui/base/link";

/** One queue of a desk. */
export interface QueueLink {
  key: string;
  href: string;
  words: string;
  isHere: boolean;
  /** How much waits in it; left out where that is not counted. */
  count?: number | undefined;
}

interface QueueLinksProps {
  /** What is chosen among, for who does not see it. */
  label: string;
  queues: readonly QueueLink[];
  /** Above it, it is said that there are more; left out where nothing is counted. */
  most?: number;
}

/** Parts of a list that stand beside each other, such as the queues of a desk, each with how much waits in it. */
export function QueueLinks({ label, queues, most = Infinity }: QueueLinksProps) {
  const { format } = usePatientT();
  return (
    <nav aria-label={label} className="-mx-1 border-b border-line">
      <ul className="flex flex-wrap tablet:gap-x-1">
        {queues.map(({ key, href, words, isHere, count }) => (
          <li key={key}>
            <Anchor
              href={href}
              aria-current={isHere ? "page" : undefined}
              className={classNames(
                "-mb-px inline-flex min-h-12 items-center gap-1.5 border-b-3 px-1.5 text-sm font-semibold no-underline tablet:gap-2 tablet:px-4 tablet:text-base",
                isHere
                  ? "border-brand-text text-brand-text"
                  : "border-transparent text-muted hover:border-line-strong hover:text-ink",
              )}
            >
              {words}
              {count !== undefined && (
                <>
                  {" "}
                  <span
                    className={classNames(
                      "inline-flex min-w-6 justify-center rounded-full px-1.5 text-sm leading-6 tabular-nums tablet:min-w-7 tablet:px-2 tablet:leading-7",
                      count > 0 ? "bg-brand-soft text-brand-text" : "bg-sunken text-muted",
                    )}
                  >
                    {count > most ? `${format.number(most)}+` : format.number(count)}
                  </span>
                </>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
