import type { ReactNode } from "react";
import { livesBy } from "~/features/scheduling/components/appointments/clock-time";
import { ProvidersFollowUps } from "~/features/consultations/components/desk/open-follow-ups";
import { ResultsToReview } from "~/features/consultations/components/laboratory/results-to-review";
import { SaidArrivalBanner } from "~/features/scheduling/components/appointments/arrivals/said-arrival-banner";
import { LiveArrivals } from "~/features/scheduling/components/appointments/arrivals/live-arrivals";
import { DayTimeline } from "~/features/scheduling/components/lists/day-timeline";
import { HeadActs } from "~/features/scheduling/components/lists/head-acts";
import { HomeRequests, type HomeRequestsProps } from "~/features/scheduling/components/lists/home-requests";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/view/page-header";
import { DayTiles } from "./day-tiles";
import type { HomeWork } from "./home-work.server";
import { JustDone, type JustDoneProps } from "./just-done";
import { UrgentStrip } from "./urgent-strip";
import { ToDo } from "./to-do";
import { WeekPlots } from "./week-plots";

interface StaffHomeProps extends Pick<HomeRequestsProps, "idempotencyKey" | "errors">, Pick<JustDoneProps, "clock"> {
  name: string;
  work: NonNullable<HomeWork["staff"]>;
  clinical: HomeWork["clinical"];
  waiting: HomeWork["waiting"];
  /** What comes before the day: how the practice is set up. */
  children?: ReactNode;
}

/**
 * The day of whoever works here: how it stands, its appointments with what can be done by one press, what waits for
 * them, and the week. What each sees follows from what they may do.
 */
export function StaffHome(props: StaffHomeProps) {
  const { name, work, clinical, waiting, clock } = props;
  const { idempotencyKey, errors, children } = props;
  const { t, format } = useT();
  const { day, week, just, set, saidArrival, again, chosen, books } = work;
  const { requests } = day;
  const zone = day.timeZone;
  // All times of the page are by the practice's clock, which is named unless the reader is known to live by it.
  const lives = livesBy(format, clock, zone, day.now);
  const pageClock = { zone, isTheirs: false };
  const date = format.plainDate(day.day, "long");
  return (
    <LiveArrivals waiting={day.numbers.waiting} onlyOf={day.onlyOf}>
      <PageHeader
        title={t("home:greeting", { name })}
        caption={lives ? date : t("home:staff.timesOf", { date, zone: format.zoneName(zone, day.now) })}
        actions={books && <Booking title={t("home:greeting", { name })} day={day.day} />}
      />
      <JustDone {...{ just, set, again, errors, zone }} clock={pageClock} />
      <SaidArrivalBanner {...{ saidArrival, again }} back={paths.home()} zone={zone} />
      {children}
      <UrgentStrip orders={clinical.results} refused={clinical.refused} timeZone={zone} />
      <div className="day-home">
        <ToDo
          requests={requests.obstacles === null ? 0 : requests.total}
          toComplete={day.toComplete}
          unpaid={day.unpaid}
          day={day.day}
          birthdays={day.birthdays}
          toSign={clinical.toSign}
          toRenew={clinical.toRenew}
          toVerify={clinical.toVerify}
          toReview={clinical.results?.count ?? 0}
          {...waiting}
        />
        <DayTiles numbers={day.numbers} zone={zone} />
        <div className="day-of-home min-w-0">
          <DayTimeline
            open={day.open}
            more={day.more}
            over={day.over}
            overEarlier={day.overEarlier}
            day={day.day}
            rights={day.rights}
            moves={day.moves}
            now={day.now}
            back={paths.home()}
            zone={zone}
            confirms={requests.obstacles !== null}
            marksMissed={day.mayMarkMissed}
            cancels={day.mayCancel}
            opensPatients={day.opensPatients}
            ofOneDoctor={day.onlyOf !== null}
            checkInFirst={day.onlyOf === null}
            books={books}
          />
        </div>
        <div className="side-of-home flex min-w-0 flex-col gap-4">
          <HomeRequests {...requests} {...{ zone, idempotencyKey, chosen }} errors={[]} />
          {clinical.results && <ResultsToReview {...clinical.results} timeZone={zone} />}
          <ProvidersFollowUps followUps={clinical.followUps} />
          <WeekPlots week={week} />
        </div>
      </div>
    </LiveArrivals>
  );
}

function Booking({ title, day }: { title: string; day: string }) {
  const { t } = useT();
  return (
    <HeadActs
      title={title}
      book={t("home:menu.book")}
      to="home"
      links={[
        { href: paths.deskBoard(), icon: "check", words: t("arrivals:board.link") },
        { href: paths.appointments({ view: "day", day }), icon: "calendar", words: t("schedule:title") },
      ]}
    />
  );
}
