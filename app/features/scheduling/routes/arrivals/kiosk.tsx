import { data, redirect, type MetaArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { postedDate } from "~/kernel/time/date-in-boxes";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import { NotFoundError, RateLimitedError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { KioskPage } from "../../components/appointments/arrivals/kiosk-page";
import { checkInAtKiosk } from "../../services/appointments/arrivals/check-in-at-kiosk.server";
import { readKiosk, readKiosks } from "../../services/appointments/arrivals/read-kiosk.server";

export const handle = { bare: true } satisfies ScreenHandle;

/** Seconds after which the kiosk is as new: after a check-in, and where somebody went away while typing. */
const RESET = { done: 10, form: 120 } as const;

export const loader = defineLoader(async ({ app, params: { branchId }, url }) => {
  const title = createTranslator(app.locale).t("arrivals:kiosk.title");
  const done = url.searchParams.get("done") === "arrive";
  if (branchId !== undefined)
    return { title, done, name: app.profile.name, place: await readKiosk(app, branchId), places: [] };
  const places = await readKiosks(app);
  const [only] = places;
  if (!only) throw new NotFoundError();
  if (places.length === 1) throw redirect(paths.kiosk(only.id));
  return { title, done: false, name: app.profile.name, place: null, places };
});

export const meta = (args: MetaArgs<typeof loader>) => {
  const { data } = args;
  const seconds = data?.done ? RESET.done : RESET.form;
  const reset = data?.place
    ? [{ httpEquiv: "refresh", content: `${String(seconds)};url=${paths.kiosk(data.place.id)}` }]
    : [];
  return [...screenTitle(args), ...reset];
};

export const action = defineForm({
  "": attempt(async ({ app, params: { branchId = "" }, form, value, address }) => {
    try {
      const dateOfBirth = postedDate(Object.fromEntries(form), "dateOfBirth");
      await checkInAtKiosk(app, branchId, { ...value, dateOfBirth }, address);
    } catch (error) {
      if (!(error instanceof RateLimitedError)) throw error;
      const { t } = createTranslator(app.locale);
      return data(
        { errors: [{ field: "", message: t("arrivals:kiosk.tooMany") }], tooMany: true as const },
        { status: error.status, headers: { "retry-after": String(error.retryAfterSeconds) } },
      );
    }
    return redirect(paths.kiosk(branchId, { done: "arrive" }), 303);
  }),
});

export default function Kiosk() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const tooMany = refused !== undefined && "tooMany" in refused;
  return <KioskPage {...page} tooMany={tooMany} errors={refused?.errors ?? []} />;
}
