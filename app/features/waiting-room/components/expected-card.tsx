import { useT } from "~/i18n/use-t";
import { telHref } from "~/kernel/contact/tel-href";
import { paths } from "~/paths";
import { lateFor } from "~/screens/late-for";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Card } from "~/ui/view/card";
import { minutesSince } from "../domain/queue/minutes-since";
import type { ExpectedPatient } from "./room-props";

interface ExpectedCardProps {
  expected: readonly ExpectedPatient[];
  /** Epoch milliseconds. */
  now: number;
}

/** Who is still to come today, each with how late they are, and how they are reached. */
export function ExpectedCard({ expected, now }: ExpectedCardProps) {
  const { t } = useT();
  if (expected.length === 0) return null;
  return (
    <Card title={t("rooms:desk.expected")} padding="flush">
      <ul className="divide-y divide-line">
        {expected.map((each) => (
          <ExpectedRow key={each.appointmentId} expected={each} now={now} />
        ))}
      </ul>
    </Card>
  );
}

function ExpectedRow({ expected, now }: { expected: ExpectedPatient; now: number }) {
  const { t, format } = useT();
  const { appointmentId, patientName, offering, type, startsAt, timeZone, phone } = expected;
  const late = minutesSince(startsAt, now);
  const kind = t(type === "video" ? "common:consultationTypes.video" : "common:consultationTypes.inPerson");
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-[min(1.25rem,5vw)] py-2">
      <time
        dateTime={new Date(startsAt).toISOString()}
        className="min-w-14 font-semibold whitespace-nowrap tabular-nums"
      >
        {format.time(startsAt, timeZone)}
      </time>
      <div className="min-w-0 grow basis-40">
        <TextLink
          href={paths.appointment(appointmentId)}
          className="inline-flex min-h-6 items-center font-semibold pointer-coarse:min-h-11"
        >
          <bdi>{patientName}</bdi>
        </TextLink>
        <p className="text-sm text-muted">{[offering, kind].filter(Boolean).join(" · ")}</p>
      </div>
      {late > 0 && <p className="text-sm font-semibold whitespace-nowrap text-warn-text">{lateFor(t, late)}</p>}
      <span className="flex gap-1">
        {type === "video" && (
          <LinkButton href={paths.shareRoomLink(appointmentId)} tone="quiet" size="small" square icon="link">
            <VisuallyHidden>
              {t("rooms:desk.link")}, {patientName}
            </VisuallyHidden>
          </LinkButton>
        )}
        {phone !== "" && (
          <LinkButton href={telHref(phone)} tone="quiet" size="small" square icon="phone">
            <VisuallyHidden>
              {t("common:call")}, {patientName}
            </VisuallyHidden>
          </LinkButton>
        )}
      </span>
    </li>
  );
}
