import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { RequestContext } from "~/platform/context.server";
import { AppError, InvalidError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { GOOGLE_PROBLEMS, GoogleCalendarCard, type GoogleProblem } from "../components/google-calendar-card";
import { chooseGoogleCalendar } from "../services/google-calendar/choose-google-calendar.server";
import { connectGoogleCalendar } from "../services/google-calendar/connect-google-calendar.server";
import { disconnectGoogleCalendar } from "../services/google-calendar/disconnect-google-calendar.server";
import { googleAuthUrl } from "../support/google-calendar/google-auth-url.server";
import { listGoogleCalendars } from "../services/google-calendar/list-google-calendars.server";
import { readCalendarConnection } from "../services/google-calendar/read-calendar-connection.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["connected", "chosen", "disconnected"] as const;

const PROBLEM_OF: Readonly<Record<string, GoogleProblem>> = {
  googleRefused: "refused",
  googleUnreachable: "unreachable",
  googleNoCalendar: "noCalendar",
};

/** What the page says of a failure of Google's; anything else is thrown on. */
function problemOf(error: unknown): GoogleProblem {
  if (error instanceof InvalidError) return "state";
  const problem = error instanceof AppError ? PROBLEM_OF[error.code] : undefined;
  if (!problem) throw error;
  return problem;
}

/** Google's answer comes as a link that is followed; its state says that this person asked for it. */
async function comeBack(app: RequestContext, search: URLSearchParams): Promise<Response> {
  if (search.has("error")) return redirect(paths.googleCalendar({ problem: "denied" }));
  try {
    await connectGoogleCalendar(app, Object.fromEntries(search));
    return redirect(paths.googleCalendar({ done: "connected" }));
  } catch (error) {
    return redirect(paths.googleCalendar({ problem: problemOf(error) }));
  }
}

async function calendarsOf(app: RequestContext) {
  try {
    return { calendars: (await listGoogleCalendars(app)).calendars, problem: null };
  } catch (error) {
    return { calendars: [], problem: problemOf(error) };
  }
}

export const loader = defineLoader(async ({ app, url: { searchParams } }) => {
  const { available, connection } = await readCalendarConnection(app);
  if (searchParams.has("state")) throw await comeBack(app, searchParams);
  if (searchParams.has("connect") && available) throw redirect(await googleAuthUrl(app));
  const listed = available && connection ? await calendarsOf(app) : { calendars: [], problem: null };
  const told = GOOGLE_PROBLEMS.find((problem) => problem === searchParams.get("problem")) ?? null;
  return {
    available,
    connection,
    calendars: listed.calendars,
    problem: listed.problem ?? told,
    done: DONE.find((done) => done === searchParams.get("done")) ?? null,
    timeZone: app.profile.timeZone,
    title: createTranslator(app.locale).t("google-calendar:title"),
  };
});

export const action = defineForm({
  disconnect: press(async ({ app }) => {
    await disconnectGoogleCalendar(app, {});
    return redirect(paths.googleCalendar({ done: "disconnected" }));
  }),
  choose: press(async ({ app, value }) => {
    try {
      await chooseGoogleCalendar(app, value);
      return redirect(paths.googleCalendar({ done: "chosen" }));
    } catch (error) {
      // A calendar that is not theirs was not on the page: it comes anew.
      return redirect(paths.googleCalendar(error instanceof InvalidError ? {} : { problem: problemOf(error) }));
    }
  }),
});

export default function GoogleCalendar() {
  const { done, ...card } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={t("google-calendar:title")}
        lead={t("google-calendar:text")}
      />
      {done && !card.problem && (
        <Banner tone="good" live>
          {t(`google-calendar:done.${done}`)}
        </Banner>
      )}
      <GoogleCalendarCard {...card} />
    </>
  );
}
