import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { LOCALES, type LocaleCode } from "~/i18n/locales";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm, type ActArgs } from "~/platform/http/define-form.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { answerTo } from "~/screens/use-posted-form";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { BackFrom } from "../../components/consultations/back-from";
import { HealthWarnings } from "../../components/consultations/health-warnings";
import { Coverage, TakesNow } from "../../components/prescriptions/coverage";
import { DraftLines } from "../../components/prescriptions/draft-lines";
import { HeaderForm } from "../../components/prescriptions/header-form";
import { LineForm } from "../../components/prescriptions/line-form";
import { SignForm } from "../../components/prescriptions/sign-form";
import { WriteAgain, type KnownLine } from "../../components/prescriptions/write-again";
import { shownNumber } from "../../domain/prescriptions/verification-code";
import { deskIn } from "../../schemas/desk/from-desk";
import { isLineField, lineValues, unsavedFields } from "../../schemas/prescriptions/line";
import { changePrescription } from "../../services/prescriptions/change-prescription.server";
import { discardPrescription } from "../../services/prescriptions/discard-prescription.server";
import { dropFavouriteMedicine } from "../../services/prescriptions/drop-favourite-medicine.server";
import { keepFavouriteMedicine } from "../../services/prescriptions/keep-favourite-medicine.server";
import { overruleWarnings } from "../../services/prescriptions/overrule-warnings.server";
import {
  readPrescriptionForm,
  type PrescriptionForm,
} from "../../services/prescriptions/read-prescription-form.server";
import { removePrescriptionLine } from "../../services/prescriptions/remove-prescription-line.server";
import { requireNoUnsavedLine } from "../../services/prescriptions/require-no-unsaved-line.server";
import { savePrescriptionLine } from "../../services/prescriptions/save-prescription-line.server";
import { signPrescription } from "../../services/prescriptions/sign-prescription.server";
import { takePrescriptionLine } from "../../services/prescriptions/take-prescription-line.server";

export const handle = { islands: ["suggest", "autosave"] } satisfies ScreenHandle;
export const meta = screenTitle;

const newIds = <Known extends object>(known: readonly Known[]) =>
  known.map((each) => ({ ...each, lineId: crypto.randomUUID() as string }));

type KnownMedicine = Pick<KnownLine, "name" | "medicine">;

/** Medicines that some others do not offer already. */
const notAmong = <Known extends KnownMedicine>(others: readonly KnownMedicine[], known: readonly Known[]): Known[] =>
  known.filter(
    ({ name, medicine }) =>
      !others.some((other) => other.name === name && other.medicine.strength === medicine.strength),
  );

export const loader = defineLoader(async ({ app, url, params }) => {
  const id = params["itemId"];
  if (id === undefined) throw new NotFoundError();
  const { prescription, favourites, past, lines, ...read } = await readPrescriptionForm(app, id);
  const { version, detailsShown } = prescription;
  const changed = lines.find(({ line }) => line.id === url.searchParams.get("line"))?.line;
  return {
    ...{ ...read, lines, version, prescriptionId: prescription.id, patientId: prescription.patientId },
    ...{ desk: deskIn(url), replacesId: prescription.replacesId, renewsId: prescription.renewsId },
    ...{ favourites: newIds(favourites), past: newIds(notAmong(favourites, past)), changes: changed !== undefined },
    line: {
      ...(changed ? lineValues(changed) : {}),
      ...{ lineId: changed?.id ?? crypto.randomUUID(), version },
    } as Record<string, unknown>,
    header: {
      ...prescription,
      details: detailsShown === null ? "" : detailsShown ? "shown" : "hidden",
    } as Record<string, unknown>,
    languages: [...new Set([...app.profile.locales, prescription.language])].flatMap((code) =>
      code in LOCALES ? [{ value: code, label: LOCALES[code as LocaleCode].endonym }] : [],
    ),
    timeZone: app.profile.timeZone,
    title: createTranslator(app.locale).t("prescriptions:draftOf", { name: read.patient.name }),
  };
});

type Args = ActArgs<Record<string, unknown>>;
const posted = z.looseObject({});
const idIn = ({ params }: Args): string => params["itemId"] ?? "";
const again = (args: Args) => redirect(paths.prescriptionEdit(idIn(args), { desk: deskIn(args.url) }), 303);
/** Where one goes on once the draft is no more: to the desk from which it was opened, or else elsewhere. */
const onwards = ({ url }: Args, done: "prescriptionSigned" | "discarded", otherwise: string) => {
  const desk = deskIn(url);
  return redirect(desk === undefined ? otherwise : paths.consultationDesk(desk, { done }), 303);
};

const CODE = "secondFactor";
const HIDES_CODE = { hideFields: [CODE] };

/** Enter in the field of the code presses the first button of the form: where no medicine is typed, it signs. */
const isCodeAlone = (value: Args["value"]) => Boolean(value[CODE]) && unsavedFields(value).length === 0;

async function signed(args: Args) {
  await requireNoUnsavedLine(args.app, idIn(args), args.value);
  const { id } = await signPrescription(args.app, idIn(args), { ...args.value, version: args.value["signVersion"] });
  return onwards(args, "prescriptionSigned", paths.prescriptionView(id, { done: "signed" }));
}

export const action = defineForm({
  line: act(
    posted,
    async (args) => {
      if (isCodeAlone(args.value)) return signed(args);
      await savePrescriptionLine(args.app, idIn(args), args.value);
      return again(args);
    },
    HIDES_CODE,
  ),
  take: act(posted, async (args) => {
    await takePrescriptionLine(args.app, idIn(args), args.value);
    return again(args);
  }),
  removeLine: act(posted, async (args) => {
    await removePrescriptionLine(args.app, idIn(args), args.value);
    return again(args);
  }),
  overrule: act(posted, async (args) => {
    await overruleWarnings(args.app, idIn(args), args.value);
    return again(args);
  }),
  keepFavourite: act(posted, async (args) => {
    await keepFavouriteMedicine(args.app, idIn(args), args.value["lineId"]);
    return again(args);
  }),
  dropFavourite: act(posted, async (args) => {
    await dropFavouriteMedicine(args.app, args.value["favouriteId"]);
    return again(args);
  }),
  header: act(posted, async (args) => {
    await changePrescription(args.app, idIn(args), args.value);
    return again(args);
  }),
  discard: act(posted, async (args) => {
    const { patientId } = await discardPrescription(args.app, idIn(args), args.value);
    return onwards(args, "discarded", paths.prescriptions({ patient: patientId, done: "discarded" }));
  }),
  sign: act(posted, signed, HIDES_CODE),
});

const LINE_FORM = "line";

/** A draft: its medicines with what speaks against them, what else it says, and who signs it. */
export default function EditPrescription() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { version, desk, lines, timeZone, patientId, title, changes } = shown;
  const { t } = useT();
  const typedLine = answerTo(answer, { intent: "line" });
  const ofSign = answerTo(answer, { intent: "sign" }) ?? (typedLine?.result.error?.[CODE] ? typedLine : undefined);
  // What is signed is posted with the form of the medicine, which says so where it holds what is not saved.
  const signMeetsLine = Object.keys(ofSign?.result.error ?? {}).some(isLineField);
  const ofLine = ofSign === undefined ? typedLine : signMeetsLine ? ofSign : undefined;
  const known = { version };
  return (
    <ScaleOf scale="staff">
      <PageHeader
        back={
          <BackFrom desk={desk} href={paths.prescriptions({ patient: patientId })}>
            {t("prescriptions:title")}
          </BackFrom>
        }
        title={title}
      />
      <OpeningBanner opening={shown.opening} timeZone={timeZone} />
      <HealthWarnings warnings={shown.mustNot} ask={t("prescriptions:coverage.notAskedText")} />
      <EarlierOne {...shown} />
      {shown.refusedWish && <RefusedWish wish={shown.refusedWish} timeZone={timeZone} />}
      <TakesNow names={shown.coverage.known.medications} />
      <DraftLines
        {...{ lines, version, answer }}
        lineHref={(line) => paths.prescriptionEdit(shown.prescriptionId, { line, desk })}
      />
      {!changes && (
        <>
          <WriteAgain
            title={t("prescriptions:favourites.title")}
            from="favourite"
            lines={shown.favourites}
            {...known}
          />
          <WriteAgain title={t("prescriptions:past")} from="past" lines={shown.past} {...known} />
        </>
      )}
      <LineForm
        key={String(shown.line["lineId"])}
        id={LINE_FORM}
        title={t(changes ? "prescriptions:line.change" : "prescriptions:line.new")}
        values={shown.line}
        answer={ofLine}
        isNew={!changes}
        back={paths.prescriptionEdit(shown.prescriptionId, { desk })}
      />
      <HeaderForm
        values={shown.header}
        pharmacies={shown.pharmacies}
        languages={shown.languages}
        shownByDefault={shown.settings.detailsShown}
        answer={answerTo(answer, { intent: "header" })}
      />
      <Coverage coverage={shown.coverage} lines={lines.length} />
      <SignForm
        version={version}
        maySign={shown.maySign}
        prescriberName={shown.prescriberName}
        asksCode={shown.settings.secondFactorToSign}
        formId={LINE_FORM}
        answer={signMeetsLine ? undefined : ofSign}
      />
    </ScaleOf>
  );
}

type Refused = NonNullable<PrescriptionForm["refusedWish"]>;

interface EarlierOneProps {
  replacesId: string | null;
  renewsId: string | null;
  /** What was signed in its place meanwhile. */
  already: { id: string; number: number | null } | null;
}

/** The prescription that a draft is a copy of, or what has renewed or replaced that one already. */
function EarlierOne({ replacesId, renewsId, already }: EarlierOneProps) {
  const { t } = useT();
  const id = replacesId ?? renewsId;
  if (id === null) return null;
  if (already)
    return (
      <Banner tone="warn">
        <TextLink href={paths.prescriptionView(already.id)}>
          {t(replacesId === null ? "prescriptions:linked.alreadyRenewed" : "prescriptions:linked.alreadyReplaced", {
            number: shownNumber(already.number ?? 0),
          })}
        </TextLink>
      </Banner>
    );
  return (
    <p>
      <TextLink href={paths.prescriptionView(id)}>
        {t(replacesId === null ? "prescriptions:linked.renews" : "prescriptions:linked.replaces")}
      </TextLink>
      {replacesId !== null && ` ${t("prescriptions:linked.endsOther")}`}
    </p>
  );
}

/** That the patient's wish was answered otherwise since this renewal of it was begun. */
function RefusedWish({ wish, timeZone }: { wish: Refused; timeZone: string }) {
  const { t, format } = useT();
  const state = t(`prescriptions:renewal.state.${wish.state}`);
  const date = format.date(wish.answeredAt, timeZone);
  return <Banner tone="warn">{t("prescriptions:linked.refusedWish", { date, state })}</Banner>;
}
