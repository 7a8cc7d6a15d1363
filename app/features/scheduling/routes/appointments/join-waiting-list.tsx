import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { NativeSelect } from "~/ui/form/native-select";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { providerName } from "../../components/appointments/person-names";
import { joinWaitingList } from "../../services/waiting-list/join-waiting-list.server";
import { readJoinPage } from "../../services/appointments/read-join-page.server";

export const handle = {
  namespaces: ["appointment-kinds", "scheduling", "booking"],
  width: "narrow",
} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const query = Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""));
  const page = await readJoinPage(app, query);
  const { t } = createTranslator(app.locale);
  return {
    title: t(page.session ? "appointment-kinds:waiting.seatJoinTitle" : "appointment-kinds:waiting.joinTitle"),
    page,
  };
});

export const action = defineForm({
  "": attempt(async ({ app, value }) => {
    await joinWaitingList(app, value);
    return redirect(paths.waitingList({ done: value["sessionId"] ? "seatJoined" : "joined" }), 303);
  }),
});

export default function JoinWaitingList() {
  const { title, page } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t, format } = usePatientT();
  const { offering, provider, places, branchId, session } = page;
  const here = session ? { sessionId: session.id } : { serviceOfferingId: offering.id };
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.booking()}>{t("appointment-kinds:waiting.joinBack")}</BackLink>}
        title={title}
        lead={t(session ? "appointment-kinds:waiting.seatJoinText" : "appointment-kinds:waiting.joinText")}
      />
      {refused?.errors.map(({ message }) => (
        <Banner key={message} tone="warn" live title={message} />
      ))}
      <Card>
        <form method="post" action={paths.joinWaitingList(here)}>
          <Stack>
            <p>
              <bdi className="block font-semibold">{offering.name}</bdi>
              <bdi className="text-muted">
                {provider ? providerName(t, provider) : t("appointment-kinds:waiting.anyone")}
              </bdi>
              {offering.kind === "video" && <span className="block">{t("booking:kind.video")}</span>}
              {session && <span className="block">{format.dateTime(session.startsAt, session.timeZone, "long")}</span>}
            </p>
            {session ? (
              <input type="hidden" name="sessionId" value={session.id} />
            ) : (
              <>
                <input type="hidden" name="serviceOfferingId" value={offering.id} />
                {provider && <input type="hidden" name="employeeId" value={provider.id} />}
                <NativeSelect
                  name="branchId"
                  label={t("appointment-kinds:waiting.joinPlace")}
                  defaultValue={branchId ?? undefined}
                  options={places.map(({ id, name, city }) => ({
                    value: id,
                    label: [name, city].filter(Boolean).join(", "),
                  }))}
                />
              </>
            )}
            <Button type="submit">
              {t(session ? "appointment-kinds:waiting.seatJoinTitle" : "appointment-kinds:waiting.noTimes")}
            </Button>
          </Stack>
        </form>
      </Card>
    </>
  );
}
