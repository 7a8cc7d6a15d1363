import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, attempt, defineForm, type ActArgs } from "~/platform/http/define-form.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { BackFrom } from "../../components/consultations/back-from";
import { AskRenewal } from "../../components/prescriptions/ask-renewal";
import { CallPractice } from "../../components/prescriptions/call-practice";
import { LostAnswer } from "../../components/prescriptions/lost-answer";
import { PatientRefusal } from "../../components/prescriptions/patient-refusal";
import { StaffRefusal } from "../../components/prescriptions/staff-refusal";
import { PrescriptionDetails } from "../../components/prescriptions/prescription-details";
import { PrescriptionHistory } from "../../components/prescriptions/prescription-history";
import { ShowAtPharmacy } from "../../components/prescriptions/show-at-pharmacy";
import { StaffActions } from "../../components/prescriptions/staff-actions";
import { PrescriptionStateBadge } from "../../components/prescriptions/state-badge";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import type { Refusal } from "../../domain/pharmacy/refusal";
import { isLive } from "../../domain/prescriptions/validity";
import { deskIn } from "../../schemas/desk/from-desk";
import { answerRenewal } from "../../services/prescriptions/answer-renewal.server";
import { askForRenewal } from "../../services/prescriptions/ask-for-renewal.server";
import { copyPrescription } from "../../services/prescriptions/copy-prescription.server";
import { endPrescription } from "../../services/prescriptions/end-prescription.server";
import { sendPrescription } from "../../services/prescriptions/send-prescription.server";
import { showPrescriptionDetails } from "../../services/prescriptions/show-prescription-details.server";
import { viewPrescription, type ViewedPrescription } from "../../services/prescriptions/view-prescription.server";
import { withdrawRenewal } from "../../services/prescriptions/withdraw-renewal.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["signed", "asked", "withdrawn", "ended", "stopped", "sent", "shown", "answered"] as const;

/** Of what patients without an account are not told. */
const UNTOLD: Partial<Record<(typeof DONE)[number], "signedUntold" | "endedUntold" | "stoppedUntold">> = {
  ...{ signed: "signedUntold", ended: "endedUntold", stopped: "stoppedUntold" },
};

export const loader = defineLoader(async ({ app, url, params }) => {
  const id = params["itemId"];
  if (id === undefined) throw new NotFoundError();
  const viewed = await viewPrescription(app, id);
  const { t } = createTranslator(app.locale);
  return {
    ...viewed,
    desk: deskIn(url),
    done: DONE.find((each) => each === url.searchParams.get("done")) ?? null,
    copyKey: crypto.randomUUID(),
    origin: app.origin,
    timeZone: app.profile.timeZone,
    currency: app.profile.currencyCode,
    title: viewed.isSelf ? t("prescriptions:one") : t("prescriptions:oneOf", { name: viewed.patient.name }),
  };
});

type Args = ActArgs<Record<string, unknown>>;
const posted = z.looseObject({});
const idIn = ({ params }: Pick<Args, "params">): string => params["itemId"] ?? "";
const back = (args: Args, done: (typeof DONE)[number]) =>
  redirect(paths.prescriptionView(idIn(args), { done, desk: deskIn(args.url) }), 303);
const end = (action: "cancel" | "stop") =>
  act(posted, async (args) => {
    await endPrescription(args.app, idIn(args), action, args.value);
    return back(args, action === "cancel" ? "ended" : "stopped");
  });
const copy = (purpose: "replace" | "renew") =>
  attempt(async ({ app, url, params, value }) => {
    const desk = deskIn(url);
    const asked = { idempotencyKey: value["copyKey"], consultationId: desk };
    const { id } = await copyPrescription(app, idIn({ params }), purpose, asked);
    return redirect(paths.prescriptionEdit(id, { desk }), 303);
  });

export const action = defineForm({
  askRenewal: act(posted, async (args) => {
    await askForRenewal(args.app, idIn(args), args.value);
    return back(args, "asked");
  }),
  withdrawRenewal: act(posted, async (args) => {
    await withdrawRenewal(args.app, idIn(args));
    return back(args, "withdrawn");
  }),
  answerRenewal: act(posted, async (args) => {
    await answerRenewal(args.app, idIn(args), args.value);
    return back(args, "answered");
  }),
  send: act(posted, async (args) => {
    await sendPrescription(args.app, idIn(args), args.value);
    return back(args, "sent");
  }),
  show: act(posted, async (args) => {
    await showPrescriptionDetails(args.app, idIn(args), args.value);
    return back(args, "shown");
  }),
  cancel: end("cancel"),
  stop: end("stop"),
  replace: copy("replace"),
  renew: copy("renew"),
});

type Viewed = Pick<ViewedPrescription, "staff" | "renewal" | "mayAskRenewal" | "mayWithdrawRenewal">;

const MEANT = ["CANCELLED", "STOPPED", "EXPIRED", "REPLACED"] as const;
const isMeant = (state: PrescriptionState): state is (typeof MEANT)[number] => MEANT.some((each) => each === state);

/** The forms of the page that show their answers. */
function formsOf({ staff, renewal, mayAskRenewal, mayWithdrawRenewal }: Viewed): string[] {
  const may = staff?.may;
  return [
    ...(mayAskRenewal ? ["askRenewal"] : []),
    ...(mayWithdrawRenewal ? ["withdrawRenewal"] : []),
    ...(may?.answer && renewal?.state === "REQUESTED" ? ["answerRenewal"] : []),
    ...(["cancel", "stop"] as const).filter((action) => may?.[action]),
  ];
}

type RefusedProps = Pick<
  ReturnType<typeof useLoaderData<typeof loader>>,
  "asPatient" | "details" | "timeZone" | "prescriberId" | "declined" | "state" | "phone"
> & { refusal: Refusal };

/** What pharmacies did not hand out, above everything else that is said of the prescription. */
function Refused({ asPatient, details, timeZone, prescriberId, declined, state, phone, refusal }: RefusedProps) {
  return asPatient ? (
    <PatientRefusal
      {...{ refusal, declined, timeZone, prescriberId, phone }}
      count={details?.lines.length ?? 0}
      saidBelow={details !== null}
    />
  ) : (
    <StaffRefusal {...{ refusal, declined, timeZone }} isOver={!isLive(state)} />
  );
}

type MeaningProps = Pick<RefusedProps, "prescriberId" | "phone"> & { state: (typeof MEANT)[number] };

/** What it means for its patient that it holds no more; where they may have to ask, whom. */
function Meaning({ state, phone, prescriberId }: MeaningProps) {
  const { t } = useT();
  const asks = state === "CANCELLED" || state === "STOPPED";
  const ask = (
    <span className="flex flex-wrap gap-3">
      <CallPractice phone={phone} />
      <LinkButton href={paths.bookWithProvider(prescriberId)} icon="calendar" tone="secondary">
        {t("prescriptions:renewal.book")}
      </LinkButton>
    </span>
  );
  return (
    <Banner tone="info" {...(asks && { action: ask })}>
      {t(`prescriptions:meaning.${state}`)}
    </Banner>
  );
}

/** One prescription: large and calm for its patient, with what can be done about it for staff. */
export default function ViewPrescription() {
  const viewed = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { id, patient, asPatient, details, staff, state, timeZone, done, at, prescriberName, refusal } = viewed;
  const { t, format } = useT();
  // Once most of a medicine is used, its patient wants it again more than they want its number.
  const isRenewalNext = asPatient && (!viewed.isEarly || viewed.renewal !== null);
  const renewal = (
    <AskRenewal
      {...{ asPatient, timeZone, answer, renewal: viewed.renewal, prescriberId: viewed.prescriberId }}
      mayAsk={viewed.mayAskRenewal}
      mayWithdraw={viewed.mayWithdrawRenewal}
      isEarly={viewed.isEarly}
    />
  );
  const atPharmacy = asPatient && viewed.code !== null && (
    <ShowAtPharmacy
      address={`${viewed.origin}${paths.prescriptionCheck(viewed.code)}`}
      code={viewed.code}
      isHidden={details === null}
    />
  );
  const list = paths.prescriptions({ patient: asPatient ? undefined : patient.id });
  return (
    <ScaleOf scale={asPatient ? "patient" : "staff"}>
      <PageHeader
        back={
          <BackFrom desk={viewed.desk} href={list}>
            {t("prescriptions:title")}
          </BackFrom>
        }
        title={viewed.title}
        lead={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span>{t("prescriptions:from", { date: format.date(at, timeZone), name: prescriberName })}</span>
            <PrescriptionStateBadge {...{ state, refusal, asPatient }} />
          </span>
        }
        actions={
          details && (
            <LinkButton href={paths.prescriptionPrint(id)} tone="secondary">
              {t("prescriptions:print")}
            </LinkButton>
          )
        }
      />
      <OpeningBanner opening={viewed.opening} timeZone={timeZone} />
      {done && (
        <Banner tone="good" live>
          {t(`prescriptions:done.${staff?.hasAccount === false ? (UNTOLD[done] ?? done) : done}`)}
        </Banner>
      )}
      <LostAnswer answer={answer} shown={formsOf(viewed)} />
      {asPatient && isMeant(state) && refusal?.kind !== "unsafe" && <Meaning {...viewed} state={state} />}
      {viewed.closedPharmacy !== null && (
        <Banner tone="warn" title={t("prescriptions:pharmacyClosed", { pharmacy: viewed.closedPharmacy })}>
          {t(asPatient ? "prescriptions:pharmacyClosedTold" : "prescriptions:pharmacyClosedNext")}
        </Banner>
      )}
      {refusal && <Refused {...viewed} refusal={refusal} />}
      {details ? (
        <PrescriptionDetails {...{ details, timeZone, asPatient }}>
          {atPharmacy}
          {isRenewalNext && renewal}
        </PrescriptionDetails>
      ) : (
        <>
          <Banner tone="info" title={t("prescriptions:notShown")}>
            {t("prescriptions:notShownText")}
          </Banner>
          {atPharmacy}
        </>
      )}
      {!(details && isRenewalNext) && renewal}
      {staff && (
        <>
          <StaffActions {...{ staff, renewal: viewed.renewal, copyKey: viewed.copyKey, answer }} />
          <PrescriptionHistory history={staff.history} timeZone={timeZone} currency={viewed.currency} />
        </>
      )}
    </ScaleOf>
  );
}
