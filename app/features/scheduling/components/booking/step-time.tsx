import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { TimeGrid, type TimeChoice } from "~/ui/form/time-grid";
import { Banner } from "~/ui/view/banner";
import { EmptyState } from "~/ui/view/empty-state";
import type { DayTimesView, JourneyView } from "../../domain/booking/booking-view";
import { DayStrip } from "./day-strip";
import { LiveTimes } from "./live-times";
import { nothingText } from "./nothing-text";
import { priceText } from "./price-text";
import { FullSessions, seatsText } from "./session-seats";
import { StepForm } from "./step-form";
import { ZoneChoice } from "./zone-choice";

/** Parts of the day, by the hour that they start at on the place's clock. */
const PARTS = [
  ["booking:time.morning", 0, 12],
  ["booking:time.afternoon", 12, 17],
  ["booking:time.evening", 17, 24],
] as const;

/** The day and the time; the first free one is chosen already. */
export function StepTime({ view }: { view: JourneyView }) {
  const { t } = usePatientT();
  const { times } = view;
  if (!times) return <EmptyState title={t("booking:provider.noTimes")} />;
  return (
    <div className="flex flex-col gap-7">
      {view.nearest ? <NearestTimes view={view} nearest={view.nearest} times={times} /> : null}
      <DayStrip view={view} times={times} />
      {!view.nearest && (
        <LiveTimes view={view} times={times}>
          <DayTimes view={view} times={times} />
        </LiveTimes>
      )}
      <ZoneChoice view={view} times={times} />
    </div>
  );
}

function useChoice(view: JourneyView, times: DayTimesView) {
  const { t, format } = usePatientT();
  return (start: number, withDay = false): TimeChoice => {
    const shown = format.timeInPlace(start, times.zone, view.viewerZone ?? times.zone);
    const seats = times.seats?.find((each) => each.start === start);
    const left = seats && seatsText(t, seats);
    const price = times.prices.find((each) => each.start === start)?.price;
    const cost = price && priceText(t, format, price);
    return {
      value: String(start),
      label: shown.time,
      spoken: [format.dateTime(start, times.zone, "long"), left, cost].filter(Boolean).join(", "),
      disabled: seats?.left === 0,
      note:
        [
          left,
          cost,
          withDay && format.date(start, times.zone, "short"),
          shown.differs && t("booking:time.yourTime", { time: shown.viewerTime }),
        ]
          .filter(Boolean)
          .join(" · ") || undefined,
    };
  };
}

function NearestTimes({
  view,
  nearest,
  times,
}: {
  view: JourneyView;
  nearest: readonly number[];
  times: DayTimesView;
}) {
  const { t } = usePatientT();
  const choice = useChoice(view, times);
  return (
    <>
      <Banner tone="warn" title={t("booking:taken.title")} live>
        {[view.posts && t("booking:taken.kept"), nearest.length > 0 && t("booking:taken.text")]
          .filter(Boolean)
          .join(" ")}
      </Banner>
      {nearest.length > 0 && (
        <StepForm view={view} holds>
          <TimeGrid
            name="at"
            label={t("booking:taken.nearest")}
            times={nearest.map((start) => choice(start, true))}
            defaultValue={String(nearest[0])}
            required
            autoFocus={!view.embedded}
          />
        </StepForm>
      )}
    </>
  );
}

function DayTimes({ view, times }: { view: JourneyView; times: DayTimesView }) {
  if (times.times.length === 0)
    return (
      <>
        <NoTimes view={view} times={times} />
        <FullSessions times={times} embedded={view.embedded} />
      </>
    );
  return (
    <>
      <FreeTimes view={view} times={times} />
      <FullSessions times={times} embedded={view.embedded} />
    </>
  );
}

function FreeTimes({ view, times }: { view: JourneyView; times: DayTimesView }) {
  const { t, format } = usePatientT();
  const starts = times.seats ? times.seats.map(({ start }) => start) : times.times;
  return (
    <StepForm view={view} holds>
      <div className="flex flex-col gap-5" data-slots>
        <h2 className="text-lg font-semibold">{format.plainDate(times.day, "long")}</h2>
        {times.chosenIsFirst && times.chosen !== null && (
          <p className="-mt-3 flex items-center gap-2 text-sm text-muted">
            <Icon name="check-circle" className="size-4 text-good-text" />
            {t("booking:time.firstFree", { time: format.time(times.chosen, times.zone) })}
          </p>
        )}
        <PartsOfDay view={view} times={times} starts={starts} id="at" />
        {times.between.length > 0 && (
          <details open={times.chosen !== null && times.between.includes(times.chosen)}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-brand-text underline underline-offset-4">
              {t("booking:time.between")}
            </summary>
            <div className="flex flex-col gap-5 pt-3">
              <PartsOfDay view={view} times={times} starts={times.between} id="between" />
            </div>
          </details>
        )}
      </div>
    </StepForm>
  );
}

function PartsOfDay({
  view,
  times,
  starts,
  id,
}: {
  view: JourneyView;
  times: DayTimesView;
  starts: readonly number[];
  id: string;
}) {
  const { t, format } = usePatientT();
  const choice = useChoice(view, times);
  const hourOf = (start: number) => Number(format.time(start, times.zone).slice(0, 2));
  return PARTS.map(([label, from, to]) => {
    const own = starts.filter((start) => hourOf(start) >= from && hourOf(start) < to);
    if (own.length === 0) return null;
    const chosen = times.chosen === null ? undefined : String(times.chosen);
    return (
      <TimeGrid
        key={label}
        name="at"
        id={`${id}-${from}`}
        label={t(label)}
        times={own.map((start) => choice(start))}
        defaultValue={chosen}
        required
        autoFocus={!view.embedded}
      />
    );
  });
}

function NoTimes({ view, times }: { view: JourneyView; times: DayTimesView }) {
  const { t, format } = usePatientT();
  return (
    <Banner
      tone="info"
      title={t(times.seats?.length ? "booking:time.sessionsFull" : "booking:time.noneOnDay")}
      action={
        times.seats === null && times.nextFreeDay === null && times.earlier === null ? (
          <AskToBeTold view={view} />
        ) : undefined
      }
    >
      {times.reason && <p>{nothingText(t, format, times.reason)}</p>}
      {times.nextFreeDay
        ? t("booking:time.nextFreeDay", { date: format.plainDate(times.nextFreeDay, "long") })
        : times.reason === null && t("booking:provider.noTimes")}
    </Banner>
  );
}

/** Whoever finds no time at all may wait for one, once signed in. */
function AskToBeTold({ view: { offering, provider, place } }: { view: JourneyView }) {
  const { t } = usePatientT();
  if (!offering) return null;
  const wanted = { serviceOfferingId: offering.id, employeeId: provider?.id, branchId: place?.id };
  return (
    <LinkButton href={paths.joinWaitingList(wanted)} tone="secondary" size="small">
      {t("appointment-kinds:waiting.noTimes")}
    </LinkButton>
  );
}
