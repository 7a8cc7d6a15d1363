import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { classNames } from "~/ui/base/class-names";
import { Icon } from "~/ui/base/icon";
import { Anchor, TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { APPOINTMENT_STATE } from "../../../domain/appointments/appointment-states";
import type { ArrivalAct, ArrivalStage } from "../../../domain/appointments/arrivals/arrival-stage";
import type { SaidArrival } from "../../../domain/appointments/arrivals/said-arrival";
import type { DeskCounts, DeskProvider, DeskRoom } from "../../../domain/appointments/arrivals/desk-board";
import type { Telling } from "../../../domain/appointments/way-back";
import { UndoBanner } from "~/screens/undo-banner";
import type { ReaderClock } from "../../../domain/availability/reader-clock";
import { toCompleteHref } from "../../lists/to-complete-href";
import { livesBy, undoText } from "../clock-time";
import { patientName } from "../person-names";
import { DeskProviderCard } from "./desk-provider-card";
import { SaidArrivalBanner } from "./said-arrival-banner";
import { ArrivalSound, LiveArrivals } from "./live-arrivals";

export interface DeskBoardProps {
  title: string;
  now: number;
  /** The date at the practice, YYYY-MM-DD. */
  day: string;
  counts: DeskCounts;
  providers: readonly DeskProvider[];
  rooms: readonly DeskRoom[];
  /** The locations of today, of which one may be chosen. */
  places: readonly { id: string; name: string }[];
  chosen: string | null;
  rights: readonly ArrivalAct[];
  /** Gives appointments another time. */
  moves: boolean;
  /** Says that somebody did not come. */
  mayMarkMissed: boolean;
  /** Somebody was just marked so, with until when (UTC ms) that can be undone by the reader; null where nobody was. */
  missed: { id: string; who: string; undoable: { until: number; telling: Telling } } | null;
  /** Who was just checked in; null where nobody was. */
  saidArrival: SaidArrival | null;
  /** By whose clock the board is. */
  zone: string;
  clock: ReaderClock;
  onlyOf: string | null;
  /** The address of this very page. */
  back: string;
}

const COUNTED: readonly ArrivalStage[] = ["expected", "waiting", "called", "withDoctor", "done", "left"];

/** Of so many doctors at most so many lines each are shown, so that all stand on one screen; of more, the least. */
const SHOWN = [
  { doctors: 3, lines: 12 },
  { doctors: 6, lines: 6 },
  { doctors: 9, lines: 3 },
] as const;
const SHOWN_AT_LEAST = 2;

/** Doctors for whom somebody is here or comes stand before those who are done for today. */
function busyFirst(providers: readonly DeskProvider[]): DeskProvider[] {
  const isDone = ({ appointments }: DeskProvider) =>
    appointments.every(({ stage }) => stage === "done" || stage === "left");
  return [...providers.filter((each) => !isDone(each)), ...providers.filter(isDone)];
}

/** Everybody who is expected or here today, by doctor and by room, on one page. */
export function DeskBoard(props: DeskBoardProps) {
  const { title, now, day, counts, providers, rooms, places, chosen, rights, mayMarkMissed, onlyOf, zone, back } =
    props;
  const { t, format } = useT();
  const mostShown = SHOWN.find(({ doctors }) => providers.length <= doctors)?.lines ?? SHOWN_AT_LEAST;
  const missedBack = (id: string) => paths.deskBoard({ branch: chosen ?? undefined, done: "no-show", of: id });
  return (
    <LiveArrivals waiting={counts.waiting} onlyOf={onlyOf}>
      <div className="flex flex-col gap-3">
        <Missed {...props} />
        <SaidArrivalBanner saidArrival={props.saidArrival} {...{ back, zone }} />
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
          <div>
            <h1 className="font-display text-3xl font-semibold">{title}</h1>
            {!livesBy(format, props.clock, zone, now) && (
              <p className="text-sm text-muted">{t("arrivals:board.timesIn", { zone: format.zoneName(zone, now) })}</p>
            )}
          </div>
          <span className="tablet:order-last">
            <ArrivalSound />
          </span>
          {places.length > 1 && <Places {...{ places, chosen }} />}
        </div>
        <dl
          data-live="counts"
          className="grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line tablet:grid-cols-6"
        >
          {COUNTED.map((stage) => (
            <div key={stage} className="flex items-baseline gap-2 bg-surface px-2 py-1 tablet:px-3">
              <dt className="min-w-0 text-xs text-muted tablet:text-sm">{t(`arrivals:stage.${stage}`)}</dt>
              <dd
                className={classNames(
                  "ms-auto text-lg font-semibold tabular-nums",
                  stage === "waiting" && counts.waiting > 0 && "text-warn-text",
                )}
              >
                {format.number(counts[stage])}
              </dd>
            </div>
          ))}
        </dl>
        <div data-live="to-complete" className="contents">
          {rights.includes("complete") && <ToComplete {...{ day, chosen, providers }} />}
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
            <ul className="grid items-start grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
              {busyFirst(providers).map((provider) => (
                <DeskProviderCard
                  key={provider.employee.id}
                  {...{ provider, now, zone, rights, mayMarkMissed, missedBack, back, mostShown }}
                  moves={props.moves}
                  checkInFirst={onlyOf === null}
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
  const { id, who, undoable } = missed;
  return (
    <UndoBanner
      title={t("scheduling:done.noShowOf", { who })}
      undo={{ intent: "undo", fields: { back }, action: paths.arrival(id) }}
    >
      {undoText(words, undoable, zone, clock)}
    </UndoBanner>
  );
}

/** The way to complete at once all who were seen. */
function ToComplete({ day, chosen, providers }: Pick<DeskBoardProps, "day" | "chosen" | "providers">) {
  const { t } = useT();
  const seen = providers.flatMap(({ appointments }) =>
    appointments.filter(({ stateId }) => stateId === APPOINTMENT_STATE.CONCLUDED),
  );
  if (seen.length === 0) return null;
  return (
    <p>
      <TextLink
        href={toCompleteHref({ day, branchId: chosen ?? undefined })}
        className="inline-flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11"
      >
        <Icon name="check" />
        {t("arrivals:board.toComplete", { count: seen.length })}
      </TextLink>
    </p>
  );
}

function Places({ places, chosen }: Pick<DeskBoardProps, "places" | "chosen">) {
  const { t } = useT();
  const all = [{ id: null, name: t("arrivals:board.everywhere") }, ...places];
  return (
    <nav
      aria-label={t("arrivals:kiosk.choose")}
      className="flex max-w-full overflow-x-auto rounded-md border border-line-strong bg-surface"
    >
      {all.map(({ id, name }) => (
        <Anchor
          key={id ?? ""}
          href={paths.deskBoard(id === null ? {} : { branch: id })}
          aria-current={id === chosen ? "page" : undefined}
          className={classNames(
            "inline-flex min-h-9 shrink-0 items-center border-line-strong px-3 text-sm font-semibold no-underline -outline-offset-2 not-first:border-s pointer-coarse:min-h-11",
            id === chosen ? "bg-brand text-brand-ink" : "text-ink hover:bg-brand-soft",
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
