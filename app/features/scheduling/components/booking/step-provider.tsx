import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Dotted } from "~/ui/base/dotted";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { DayTimeLinks } from "~/ui/form/time-grid";
import { Avatar } from "~/ui/view/avatar";
import type { JourneyView, ProviderCardView } from "../../domain/booking/booking-view";
import { ANY_PROVIDER } from "../../schemas/booking/book-appointment";
import { pickOf } from "../../schemas/booking/booking-state";
import { providerName } from "../public-lists/provider-name";
import { placesOf, pressesOf, unitOf } from "../public-lists/provider-times";
import { nothingText } from "./nothing-text";
import { pricesText } from "./price-text";

const quiet =
  "inline-flex min-h-11 w-full items-center rounded-md text-start text-sm font-medium text-brand-text underline underline-offset-4 hover:decoration-2";

/** Who the appointment is with, the soonest free first: a press on a time chooses both. */
export function StepProvider({ view }: { view: JourneyView }) {
  const { t } = usePatientT();
  const first = view.providers.find(({ next }) => next.length > 0);
  return (
    <form
      method={view.posts || !view.embedded ? "post" : "get"}
      action={view.action}
      data-once
      data-language-step={view.step}
    >
      <HiddenFields fields={view.carried} />
      {view.anyAllowed && (
        <button type="submit" name="pick" value={pickOf(ANY_PROVIDER)} className={quiet}>
          {t("booking:provider.anyHint")}
        </button>
      )}
      <ul className="flex flex-col gap-3">
        {view.providers.map((card) => (
          <li key={card.provider.id}>
            <Choice card={card} begins={!view.embedded && card === first} />
          </li>
        ))}
      </ul>
    </form>
  );
}

/**
 * A doctor to compare with the others: who they are, what it costs with them, and when. The first time of the first of
 * them has the focus (`begins`): it is what most press next.
 */
function Choice({ card, begins }: { card: ProviderCardView; begins: boolean }) {
  const { t, format } = usePatientT();
  const { provider, offering, next, reason } = card;
  const name = providerName(t, provider);
  return (
    <article
      aria-label={name}
      className="grid grid-cols-1 gap-2.5 rounded-lg border border-line bg-surface p-3 shadow-card computer:grid-cols-[minmax(0,1fr)_20rem] computer:gap-6 computer:p-4"
    >
      <div className="flex items-start gap-3">
        <Avatar
          name={`${provider.firstName} ${provider.lastName}`.trim()}
          photo={provider.photoFileId && paths.photo(provider.photoFileId, "160")}
          colourKey={provider.id}
          colour={provider.colour}
        />
        <div className="min-w-0 grow text-sm text-muted">
          <h2 className="text-base font-semibold text-ink tablet:text-lg">
            <bdi>{name}</bdi>
          </h2>
          <p>
            <Dotted parts={unitOf(card)} />
          </p>
          <p>
            <Dotted parts={[offering && pricesText(t, format, offering.prices), ...placesOf(format, next)]} />
          </p>
        </div>
      </div>
      {next.length > 0 ? (
        <DayTimeLinks
          label={t("booking:provider.nextFree")}
          times={pressesOf({ t, format }, card, name)}
          begins={begins}
          more={
            <button type="submit" name="pick" value={pickOf(provider.id)} className={quiet}>
              {t("booking:provider.allTimes")}
              <VisuallyHidden> {t("booking:provider.bookWith", { name })}</VisuallyHidden>
            </button>
          }
        />
      ) : (
        <p className="text-sm text-muted">{reason ? nothingText(t, format, reason) : t("booking:provider.noTimes")}</p>
      )}
    </article>
  );
}
