import { data, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { findConsultation } from "../../services/desk/find-consultation.server";
import { isNotTreatedYet } from "../../support/consultations/reach-of-appointment.server";
import { openConsultation } from "../../services/consultations/open-consultation.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

/** There is nothing for them: the page says why, and what to do. */
const BARRED = { status: 404 } as const;

/** Goes on with the consultation that there is; asked by a link, it begins none. */
export const loader = defineLoader(async ({ app, params: { appointmentId = "" } }) => {
  const page = { appointmentId, title: createTranslator(app.locale).t("consultations:openTitle") };
  try {
    const there = await findConsultation(app, appointmentId);
    if (there !== null) throw redirect(paths.consultationDesk(there));
  } catch (error) {
    if (isNotTreatedYet(error)) return data({ ...page, isBarred: true }, BARRED);
    throw error;
  }
  return { ...page, isBarred: false };
});

export const action = defineForm({
  "": press(async ({ app, params: { appointmentId = "" } }) => {
    try {
      const { id } = await openConsultation(app, appointmentId);
      return redirect(paths.consultationDesk(id), 303);
    } catch (error) {
      if (isNotTreatedYet(error)) return data(null, BARRED);
      throw error;
    }
  }),
});

/** Where the consultation of an appointment is begun. */
export default function OpenConsultation() {
  const { appointmentId, title, isBarred } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointment(appointmentId)}>{t("consultations:backToAppointment")}</BackLink>}
        title={title}
        lead={isBarred ? undefined : t("consultations:openText")}
      />
      {isBarred ? (
        <Banner tone="warn" title={t("consultations:barredTitle")}>
          <p>{t("consultations:barredText")}</p>
          <LinkButton href={paths.openRecord()} tone="secondary">
            {t("record-access:openTitle")}
          </LinkButton>
        </Banner>
      ) : (
        <form method="post" action={paths.openConsultation(appointmentId)} data-once>
          <Button type="submit" icon="edit">
            {t("consultations:actions.desk")}
          </Button>
        </form>
      )}
    </>
  );
}
