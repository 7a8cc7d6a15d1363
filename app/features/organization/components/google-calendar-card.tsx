import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, LinkButton } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import { SummaryList } from "~/ui/view/summary-list";

/** What went wrong between Google and us: keys of the messages. */
export const GOOGLE_PROBLEMS = ["denied", "state", "refused", "unreachable", "noCalendar"] as const;
export type GoogleProblem = (typeof GOOGLE_PROBLEMS)[number];

export interface GoogleCalendarCardProps {
  /** Whether this deployment has a client at Google. */
  available: boolean;
  /** `connectedAt` in UTC ms. */
  connection: { calendarId: string; calendarName: string; connectedAt: number } | null;
  /** As Google lists them now; empty where it was not asked or does not answer. */
  calendars: readonly { id: string; name: string }[];
  problem: GoogleProblem | null;
  timeZone: string;
}

/**
 * A provider's calendar at Google: whether it is connected, which one is used, and the way in and out. Its forms post
 * to its own page.
 */
export function GoogleCalendarCard({ available, connection, calendars, problem, timeZone }: GoogleCalendarCardProps) {
  const { t } = useT();
  return (
    <>
      {problem && (
        <Banner tone={problem === "denied" ? "info" : "error"} live title={t("google-calendar:problem.title")}>
          {t(`google-calendar:problem.${problem}`)}
        </Banner>
      )}
      {!available && (
        <Banner tone="warn" title={t("google-calendar:unavailable")}>
          {t("google-calendar:unavailableText")}
        </Banner>
      )}
      <Card title={t("google-calendar:cardTitle")}>
        {connection ? (
          <Connected {...{ connection, calendars, timeZone }} again={available && problem === "refused"} />
        ) : (
          <NotConnected available={available} />
        )}
      </Card>
    </>
  );
}

function NotConnected({ available }: { available: boolean }) {
  const { t } = useT();
  return (
    <div className="flex max-w-prose flex-col items-start gap-5">
      <StatusBadge colour="light-grey">{t("google-calendar:notConnected")}</StatusBadge>
      <p>{t("google-calendar:connectText")}</p>
      <LinkButton
        href={paths.googleCalendar({ connect: "google" })}
        icon="calendar"
        disabledReason={available ? undefined : t("google-calendar:unavailable")}
      >
        {t("google-calendar:connect")}
      </LinkButton>
    </div>
  );
}

type ConnectedProps = Pick<GoogleCalendarCardProps, "calendars" | "timeZone"> & {
  connection: NonNullable<GoogleCalendarCardProps["connection"]>;
  again: boolean;
};

function Connected({ connection, calendars, timeZone, again }: ConnectedProps) {
  const { t, format } = useT();
  const { calendarId, calendarName, connectedAt } = connection;
  return (
    <div className="flex flex-col items-start gap-6">
      <div className="w-full">
        <SummaryList
          rows={[
            {
              term: t("google-calendar:status"),
              value: <StatusBadge colour="green">{t("google-calendar:connected")}</StatusBadge>,
            },
            { term: t("google-calendar:calendar"), value: <bdi>{calendarName}</bdi> },
            { term: t("google-calendar:since"), value: format.date(connectedAt, timeZone) },
          ]}
        />
      </div>
      {again && (
        <LinkButton href={paths.googleCalendar({ connect: "google" })} icon="calendar">
          {t("google-calendar:reconnect")}
        </LinkButton>
      )}
      {calendars.length > 1 && (
        <form method="post" action={paths.googleCalendar()} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value="choose" />
          <NativeSelect
            name="calendarId"
            label={t("google-calendar:calendar")}
            defaultValue={calendarId}
            options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Button type="submit" tone="secondary">
            {t("google-calendar:choose")}
          </Button>
        </form>
      )}
      <form method="post" action={paths.googleCalendar()} className="flex max-w-prose flex-col items-start gap-3">
        <input type="hidden" name="intent" value="disconnect" />
        <p>{t("google-calendar:disconnectText")}</p>
        <AskFirst question={t("common:sure")}>{t("google-calendar:disconnect")}</AskFirst>
      </form>
    </div>
  );
}
