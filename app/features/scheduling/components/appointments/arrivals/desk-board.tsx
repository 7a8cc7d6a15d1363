import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { classNames } from "~/ui/base/class-names";
import { Anchor } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import type { ArrivalAct, ArrivalStage } from "../../../domain/appointments/arrivals/arrival-stage";
import type { CheckedIn } from "../../../domain/appointments/arrivals/checked-in";
import type { DeskCounts, DeskProvider, DeskRoom } from "../../../domain/appointments/arrivals/desk-board";
import { UndoBanner } from "~/screens/undo-banner";
import type { ReaderClock } from "../../../domain/availability/reader-clock";
import { placeTime } from "../clock-time";
import { patientName } from "../person-names";
import { DeskProviderCard } from "./desk-provider-card";
import { JustCheckedIn } from "./just-checked-in";
import { ArrivalSound, LiveArrivals } from "./live-arrivals";

export interface DeskBoardProps {
  title: string;
  now: number;
  counts: DeskCounts;
  providers: readonly DeskProvider[];
  rooms: readonly DeskRoom[];
  /** The locations of today, of which one may be chosen. */
  places: readonly { id: string; name: string }[];
  chosen: string | null;
  rights: readonly ArrivalAct[];
  /** Says that somebody did not come. */
  mayMarkMissed: boolean;
  /** Somebody was just marked so, with until when (UTC ms) that can be undone by the reader; null where nobody was. */
  missed: { id: string; who: string; until: number | null } | null;
  /** Who was just checked in; null where nobody was. */
  checkedIn: CheckedIn | null;
  zone: string;
  clock: ReaderClock;
  onlyOf: string | null;
  /** The address of this very page. */
  back: string;
}

const COUNTED: readonly ArrivalStage[] = ["expected", "waiting", "called", "withDoctor", "done", "left"];

/** Of more doctors than that fewer patients each are shown, so that all stand on one screen. */
const MANY = 8;
const SHOWN_OF_MANY = 2;
const SHOWN_OF_FEW = 4;

/** Everybody who is expected or here today, by doctor and by room, on one page. */
export function DeskBoard(props: DeskBoardProps) {
  const { title, now, counts, providers, rooms, places, chosen, rights, mayMarkMissed, onlyOf, back } = props;
  const { t, format } = useT();
  const mostShown = providers.length > MANY ? SHOWN_OF_MANY : SHOWN_OF_FEW;
  const missedBack = (id: string) => paths.deskBoard({ branch: chosen ?? undefined, done: "no-show", of: id });
  return (
    <LiveArrivals waiting={counts.waiting} onlyOf={onlyOf}>
      <div className="flex flex-col gap-3">
        <Missed {...props} />
        <JustCheckedIn checkedIn={props.checkedIn} back={back} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <h1 className="text-xl font-semibold">{title}</h1>
          <dl data-live="counts" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {COUNTED.map((stage) => (
              <div key={stage} className="flex items-baseline gap-1.5">
                <dt className="text-muted">{t(`arrivals:stage.${stage}`)}</dt>
                <dd className="font-semibold tabular-nums">{format.number(counts[stage])}</dd>
              </div>
            ))}
          </dl>
          {places.length > 1 && <Places {...{ places, chosen }} />}
          <span className="ms-auto">
            <ArrivalSound />
          </span>
        </div>
        <div data-live="rooms">
          {/* Of several locations at once the rooms stand at the patients alone. */}
          {(chosen !== null || places.length === 1) && rooms.length > 0 && <Rooms rooms={rooms} />}
        </div>
        <div data-live="board">
          {providers.length === 0 ? (
            <Card padding="flush">
              <EmptyState title={t("arrivals:board.none")}>{t("arrivals:board.noneText")}</EmptyState>
            </Card>
          ) : (
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-2">
              {providers.map((provider) => (
                <DeskProviderCard
                  key={provider.employee.id}
                  {...{ provider, now, rights, mayMarkMissed, missedBack, back, mostShown }}
                />
              ))}
            </ul>
          )}
        </div>
      </div>
    </LiveArrivals>
  );
}

/** Who was just marked as not attended, with the way to undo it. */
function Missed({ missed, zone, clock, back }: DeskBoardProps) {
  const words = useT();
  const { t } = words;
  if (!missed) return null;
  const { id, who, until } = missed;
  return (
    <UndoBanner
      title={t("scheduling:done.noShowOf", { who })}
      undo={until === null ? null : { intent: "undo", fields: { back }, action: paths.arrival(id) }}
    >
      {until !== null && t("scheduling:undo.until", { time: placeTime(words, until, zone, clock) })}
    </UndoBanner>
  );
}

function Places({ places, chosen }: Pick<DeskBoardProps, "places" | "chosen">) {
  const { t } = useT();
  const all = [{ id: null, name: t("arrivals:board.everywhere") }, ...places];
  return (
    <nav aria-label={t("arrivals:kiosk.choose")} className="flex flex-wrap gap-x-4">
      {all.map(({ id, name }) => (
        <Anchor
          key={id ?? ""}
          href={paths.deskBoard(id === null ? {} : { branch: id })}
          aria-current={id === chosen ? "page" : undefined}
          className={classNames(
            "inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11",
            id === chosen ? "font-semibold" : "text-muted",
          )}
        >
          <bdi>{name}</bdi>
        </Anchor>
      ))}
    </nav>
  );
}

/** The rooms of a location, and who is in each. */
function Rooms({ rooms }: { rooms: readonly DeskRoom[] }) {
  const { t } = useT();
  return (
    <section aria-label={t("arrivals:board.rooms")}>
      <ul className="flex flex-wrap gap-2">
        {rooms.map(({ branchId, room, occupants }) => (
          <li
            key={`${branchId} ${room}`}
            className={classNames(
              "rounded-md border px-2.5 py-1 text-sm",
              occupants.length > 0 ? "border-line-strong bg-surface" : "border-line text-muted",
            )}
          >
            <bdi className="font-semibold">{room}</bdi>{" "}
            {occupants.length === 0
              ? t("arrivals:board.free")
              : occupants.map(({ id, patient }) => <bdi key={id}>{patientName(patient)} </bdi>)}
          </li>
        ))}
      </ul>
    </section>
  );
}
