import type { ReactNode } from "react";
import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { answerTo } from "~/screens/use-posted-form";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { DeskLost } from "../../components/pharmacy/desk-lost";
import { DeskPatient } from "../../components/pharmacy/desk-patient";
import { DeskRefusals } from "../../components/pharmacy/desk-refusals";
import { DeskHistory } from "../../components/pharmacy/desk-history";
import { DeskClosed, DeskFacts, DeskNote } from "../../components/pharmacy/desk-facts";
import { DONE, DoneWords, type Done } from "../../components/pharmacy/done-words";
import { DeskLineCard } from "../../components/pharmacy/desk-lines";
import { HandOutForm } from "../../components/pharmacy/hand-out-form";
import { DeclineForm, ReturnForm } from "../../components/pharmacy/other-desk-forms";
import { StateOfPrescription } from "../../components/pharmacy/prescription-state";
import { SentElsewherePage } from "../../components/pharmacy/sent-elsewhere";
import type { DeskView, DeskViewLine } from "../../domain/pharmacy/desk-view";
import { shownNumber } from "../../domain/prescriptions/verification-code";
import { declineSchema, handOutSchema, returnSchema, undoSchema } from "../../schemas/pharmacy/desk";
import { declineLine } from "../../services/pharmacy/decline-line.server";
import { handOut } from "../../services/pharmacy/hand-out.server";
import { nextPrescription } from "../../services/pharmacy/next-prescription.server";
import { takeBack } from "../../services/pharmacy/take-back.server";
import { undoEntry } from "../../services/pharmacy/undo-entry.server";
import { readSentElsewhere } from "../../services/pharmacy/read-sent-elsewhere.server";
import { viewAtDesk } from "../../services/pharmacy/view-at-desk.server";
import { reachDeskPrescription } from "../../support/pharmacy/reach-desk-prescription.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

/** The prescription that an address names, and the code of its paper where it says that. */
const askedFor = (id: string | undefined, { searchParams }: URL) => ({
  id: id ?? "",
  code: searchParams.get("code") ?? undefined,
});

/** One that another pharmacy has now is no page that was not found. */
async function viewOrMoved(app: RequestContext, asked: ReturnType<typeof askedFor>) {
  try {
    return { view: await viewAtDesk(app, asked), moved: null };
  } catch (error) {
    const moved = error instanceof NotFoundError ? await readSentElsewhere(app, asked) : null;
    if (!moved) throw error;
    return { view: null, moved };
  }
}

export const loader = defineLoader(async ({ app, params, url }) => {
  const { view, moved } = await viewOrMoved(app, askedFor(params["prescriptionId"], url));
  const title = createTranslator(app.locale).t("pharmacy:one.title", {
    number: shownNumber((view ? view.prescription : moved).number ?? 0),
  });
  if (!view) return { view, moved, done: null, next: null, title, timeZone: app.profile.timeZone };
  const done = DONE.find((each) => each === url.searchParams.get("done")) ?? null;
  // Whoever has a queue goes on with what waits longest.
  const next = done === "handedOut" || done === "declined" ? await nextPrescription(app, view.prescription.id) : null;
  return { view, moved, done, next, title, timeZone: app.profile.timeZone };
});

export const action = defineForm(async ({ app, params, url }) => {
  const asked = askedFor(params["prescriptionId"], url);
  await reachDeskPrescription(app, asked).catch(async (error: unknown) => {
    const moved = error instanceof NotFoundError ? await readSentElsewhere(app, asked) : null;
    throw moved ? redirect(paths.pharmacyPrescription(asked.id), 303) : error;
  });
  const after = async (done: Done, work: Promise<void>) => {
    await work;
    return redirect(paths.pharmacyPrescription(asked.id, { done, code: asked.code }), 303);
  };
  const doing =
    (done: Done, work: (app: RequestContext, asked: unknown, raw: unknown) => Promise<void>) =>
    ({ value }: { value: unknown }) =>
      after(done, work(app, asked, value));
  return {
    handOut: act(handOutSchema, doing("handedOut", handOut)),
    takeBack: act(returnSchema, doing("returned", takeBack)),
    decline: act(declineSchema, doing("declined", declineLine)),
    undo: act(undoSchema, doing("undone", undoEntry)),
  };
});

/** One prescription at the pharmacy's desk, or that another pharmacy has it. */
export default function DeskPrescription() {
  const { view, moved, timeZone, ...shown } = useLoaderData<typeof loader>();
  return (
    <ScaleOf scale="staff">
      {view ? <AtDesk view={view} {...shown} /> : moved && <SentElsewherePage {...{ moved, timeZone }} />}
    </ScaleOf>
  );
}

type Shown = Pick<ReturnType<typeof useLoaderData<typeof loader>>, "done" | "next" | "title">;

function AtDesk({ view, done, next, title }: Shown & { view: DeskView }) {
  const posted = useActionData<FormAnswer>();
  const { t } = useT();
  const { prescription, lines, may, currency, timeZone } = view;
  const { version } = prescription;
  const open = lines.filter(({ left }) => left > 0);
  const handed = lines.filter(({ dispensed }) => dispensed > 0);
  const card = (line: DeskViewLine, fields: ReactNode) => (
    <DeskLineCard key={line.id} line={line} timeZone={timeZone} mayHandOut={may.handOut}>
      {fields}
    </DeskLineCard>
  );
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.pharmacyDesk()}>{t("pharmacy:one.back")}</BackLink>}
        title={title}
        lead={<StateOfPrescription state={prescription.state} isOver={view.isOver} refusal={view.refusal} atDesk />}
      />
      {done && !posted && (
        <Banner
          tone="good"
          live
          action={
            next && (
              <LinkButton href={paths.pharmacyPrescription(next.id)} iconEnd="chevron-end">
                {t("pharmacy:one.next", { number: shownNumber(next.number ?? 0) })}
              </LinkButton>
            )
          }
        >
          <DoneWords done={done} open={open} />
        </Banner>
      )}
      <DeskLost answer={posted} view={view} />
      <DeskClosed view={view} />
      <DeskRefusals view={view} />
      <DeskPatient {...view} />
      <div className="grid items-start gap-5 computer:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <DeskNote note={prescription.noteToPharmacist} />
          <section aria-labelledby="medicines" className="flex flex-col gap-4">
            <h2 id="medicines" className="text-xl font-semibold">
              {t("pharmacy:one.medicines")}
            </h2>
            {may.handOut && open.length > 0 ? (
              <HandOutForm
                {...{ version, currency, lines, card, now: view.now }}
                answer={answerTo(posted, { intent: "handOut" })}
              />
            ) : (
              lines.map((line) => card(line, null))
            )}
          </section>
        </div>
        <DeskFacts view={view} />
      </div>
      <div className="grid items-start gap-5 computer:grid-cols-2">
        {may.decline && open.length > 0 && (
          <DeclineForm version={version} lines={open} answer={answerTo(posted, { intent: "decline" })} />
        )}
        {may.takeBack && handed.length > 0 && (
          <ReturnForm version={version} lines={handed} answer={answerTo(posted, { intent: "takeBack" })} />
        )}
      </div>
      <DeskHistory {...view} answer={answerTo(posted, { intent: "undo" })} />
    </>
  );
}
