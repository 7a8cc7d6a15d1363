import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { useKindWords } from "./use-kind-words";
import { isolate } from "../../records/record-facts";

interface NoneKnownProps {
  words: string;
  /** Who said that there is none, and when (UTC ms); null where nobody has. */
  said: { authorName: string; at: number } | null;
  maySay: boolean;
  /** The reader answers for a patient. */
  asksPatient: boolean;
  timeZone: string;
}

/** Asks whether a patient has no entries of a kind, or shows who answered that they have none. */
export function NoneKnown({ words, said, maySay, asksPatient, timeZone }: NoneKnownProps) {
  const { t, format } = useT();
  const say = useKindWords(words);
  if (!said && !maySay) return null;
  return (
    <Card>
      <form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {said ? (
          <>
            <p>
              <strong>{say("noneKnownSaid")}</strong>
              <br />
              <span className="text-sm text-muted">
                {t("phr:none.said", { name: isolate(said.authorName), date: format.date(said.at, timeZone) })}
              </span>
            </p>
            {maySay && (
              <Button type="submit" name="intent" value="takeBackNone" tone="quiet">
                {t("phr:none.takeBack")}
              </Button>
            )}
          </>
        ) : (
          <>
            <p className="max-w-prose">{t(asksPatient ? "phr:none.ask" : "phr:none.say")}</p>
            <Button type="submit" name="intent" value="sayNone" tone="secondary">
              {say(asksPatient ? "noneKnownSaid" : "noneKnown")}
            </Button>
          </>
        )}
      </form>
    </Card>
  );
}
