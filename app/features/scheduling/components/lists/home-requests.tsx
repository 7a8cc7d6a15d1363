import { Fragment } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Anchor, TextLink } from "~/ui/base/link";
import type { Obstacle } from "../../domain/appointments/bulk-answer";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { timeThere } from "../appointments/clock-time";
import { patientName, providerName } from "../appointments/person-names";
import { Choose, InTheWay } from "./appointment-columns";
import { RequestAnswers } from "./request-answers";

export interface HomeRequestsProps {
  appointments: readonly AppointmentSummary[];
  /** How many wait in all. */
  total: number;
  /** What is in the way of confirming each, by id; null for whoever cannot answer. */
  obstacles: Readonly<Record<string, Obstacle>> | null;
  /** By whose clock all times are written; the page names it. */
  zone: string;
  idempotencyKey: string;
  /** All that are shown, and that nothing is in the way of, are chosen from the start. */
  chosen: boolean;
  /** What the answer was refused for. */
  errors: readonly { message: string }[];
}

/** The requests that wait the longest way ahead or are next, with the way to answer several at once. */
export function HomeRequests(props: HomeRequestsProps) {
  const { appointments, total, obstacles, idempotencyKey, chosen, errors } = props;
  const { t } = useT();
  if (appointments.length === 0) return null;
  const rows = <Rows {...props} />;
  return (
    <section aria-labelledby="requests" className="min-w-0 rounded-lg border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
        <h2 id="requests" className="text-lg font-semibold">
          {t("home:staff.newRequests", { count: total })}
        </h2>
        <TextLink href={paths.appointments({ tab: "new" })} className="inline-flex min-h-11 items-center text-sm">
          {t("home:staff.seeRequests")}
        </TextLink>
      </div>
      {obstacles === null ? (
        rows
      ) : (
        <RequestAnswers
          {...{ idempotencyKey, errors, total, obstacles }}
          compact
          action={paths.home()}
          selected={chosen ? "page" : null}
          shown={appointments.length}
          hrefFor={({ select }) =>
            select === "all" ? paths.appointments({ tab: "new", select }) : paths.home({ select })
          }
        >
          {rows}
        </RequestAnswers>
      )}
    </section>
  );
}

function Rows({ appointments, obstacles, chosen, zone }: HomeRequestsProps) {
  const words = useT();
  const { t, format } = words;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {appointments.map((row) => (
        <li key={row.id} className="flex items-start gap-1 px-4 py-1.5">
          {obstacles !== null && <Choose row={row} {...{ chosen, obstacles }} />}
          <div className="min-w-0">
            <Anchor
              href={paths.appointment(row.id)}
              className="inline-flex min-h-6 items-center font-semibold text-brand-text no-underline hover:underline pointer-coarse:min-h-11"
            >
              <bdi>{row.patient ? patientName(row.patient) : ""}</bdi>
            </Anchor>
            <div className="text-sm">
              <time
                dateTime={new Date(row.startsAt).toISOString()}
                className="flex flex-wrap items-baseline gap-x-2 tabular-nums"
              >
                <span className="font-semibold">{format.time(row.startsAt, zone)}</span>
                <span className="whitespace-nowrap text-muted">{format.date(row.startsAt, zone, "short")}</span>
              </time>
              <p className="text-muted">
                {[providerName(t, row.employee), row.offering?.name, timeThere(words, row.startsAt, row.timeZone, zone)]
                  .filter(Boolean)
                  .map((part, index) => (
                    <Fragment key={part}>
                      {index > 0 && " · "}
                      <bdi>{part}</bdi>
                    </Fragment>
                  ))}
              </p>
              <InTheWay obstacle={obstacles?.[row.id]} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
