import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { LOCALES, type LocaleCode } from "~/i18n/locales";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { foldText } from "~/kernel/text/fold-text";
import { paths } from "~/paths";
import { act, defineForm, type ActArgs } from "~/platform/http/define-form.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import { parse } from "~/platform/http/parse.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { answerTo } from "~/screens/use-posted-form";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { BackFrom } from "../../components/consultations/back-from";
import { HealthWarnings } from "../../components/consultations/health-warnings";
import { PatientLine } from "../../components/consultations/patient-line";
import { Coverage, TakesNow } from "../../components/prescriptions/coverage";
import { draftAnswer, PROOF, PROPOSE } from "../../components/prescriptions/draft-answer";
import { PROPOSAL, proposedValues } from "../../components/prescriptions/proposed-values";
import { DraftLines } from "../../components/prescriptions/draft-lines";
import { EarlierOne, RefusedWish } from "../../components/prescriptions/earlier-one";
import { HeaderForm } from "../../components/prescriptions/header-form";
import { LineForm } from "../../components/prescriptions/line-form";
import { SignForm } from "../../components/prescriptions/sign-form";
import { WriteAgain, type KnownLine } from "../../components/prescriptions/write-again";
import { UnprintableWarning } from "../../components/printing/unprintable-warning";
import { reasonsFor } from "../../domain/prescriptions/given-reasons";
import { showsDetails } from "../../domain/prescriptions/seen-by-patient";
import { deskIn } from "../../schemas/desk/from-desk";
import { filledText, filledWith, lineValues, unsavedFields, withoutFilled } from "../../schemas/prescriptions/line";
import { reasonsSchema } from "../../schemas/prescriptions/prescription";
import { changePrescription } from "../../services/prescriptions/change-prescription.server";
import { discardPrescription } from "../../services/prescriptions/discard-prescription.server";
import { dropFavouriteMedicine } from "../../services/prescriptions/drop-favourite-medicine.server";
import { keepFavouriteMedicine } from "../../services/prescriptions/keep-favourite-medicine.server";
import { overruleWarnings } from "../../services/prescriptions/overrule-warnings.server";
import { proposeLines, type Proposals } from "../../services/prescriptions/propose-lines.server";
import { readPrescriptionForm } from "../../services/prescriptions/read-prescription-form.server";
import { removePrescriptionLine } from "../../services/prescriptions/remove-prescription-line.server";
import { requireNoUnsavedLine } from "../../services/prescriptions/require-no-unsaved-line.server";
import { FILLED_FOR_OTHER, savePrescriptionLine } from "../../services/prescriptions/save-prescription-line.server";
import { signPrescription } from "../../services/prescriptions/sign-prescription.server";
import { takePrescriptionLine } from "../../services/prescriptions/take-prescription-line.server";

type DraftPageAnswer = FormAnswer & { proposals?: Proposals | undefined };

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
    isHidden: !showsDetails(detailsShown, read.settings.detailsShown),
    ...{ desk: deskIn(url), replacesId: prescription.replacesId, renewsId: prescription.renewsId },
    ...{ favourites: newIds(favourites), past: newIds(notAmong(favourites, past)), changes: changed !== undefined },
    line: {
      ...(changed ? { ...lineValues(changed), filled: filledText(lineValues(changed)) } : {}),
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

const { code: CODE, password: PASSWORD } = PROOF;
const HIDES_PROOF = { hideFields: [CODE, PASSWORD] };

/**
 * Enter in the field of the code presses the first button of the form: where no medicine is typed, it signs. A password
 * signs nothing by Enter, since the browser may have filled it in.
 */
const isAlone = (name: string, value: Args["value"]) => Boolean(value[name]) && unsavedFields(value).length === 0;

/** By the version that the page shows: that of the medicine's form comes back with what was typed, and may be older. */
const madeFromShown = ({ value }: Args) => ({ ...value, version: value["signVersion"] ?? value["version"] });

/** Reasons for warnings are kept by themselves while no medicine is typed that the answer would take away. */
async function overruled(args: Args) {
  if (unsavedFields(args.value).length > 0) await requireNoUnsavedLine(args.app, idIn(args), args.value);
  await overruleWarnings(args.app, idIn(args), madeFromShown(args));
  return again(args);
}

/** What was filled in for another medicine is not written: the page shows the form without it. */
function withoutOther(value: Args["value"], error: unknown) {
  const [wrong] = error instanceof InvalidError ? error.fields : [];
  if (wrong?.message !== FILLED_FOR_OTHER) throw error;
  const { message, values } = wrong;
  const { result } = asTyped(withoutFilled(value));
  const initialValue = { ...result.initialValue, intent: "line" };
  return data<DraftPageAnswer>(
    { result: { status: "error", initialValue, error: { [wrong.field]: [{ message, values }] } } },
    { status: 422 },
  );
}

/** Adds or changes a medicine, and keeps the reasons that were typed beside it in the same change. */
async function saved(args: Args) {
  const isReasoned = reasonsFor(parse(reasonsSchema, args.value)).size > 0;
  if (isReasoned && unsavedFields(args.value).length === 0) return overruled(args);
  return savePrescriptionLine(args.app, idIn(args), madeFromShown(args)).then(
    () => again(args),
    (error: unknown) => withoutOther(args.value, error),
  );
}

/** The page as it was typed, without the proof of who signs. */
const asTyped = (value: Record<string, unknown>, proposals?: Proposals) => {
  const { [CODE]: _code, [PASSWORD]: _password, ...typed } = value;
  return { result: { initialValue: { ...typed, intent: PROPOSE } }, proposals } satisfies DraftPageAnswer;
};

async function signed(args: Args) {
  await requireNoUnsavedLine(args.app, idIn(args), args.value);
  const { id } = await signPrescription(args.app, idIn(args), madeFromShown(args));
  return onwards(args, "prescriptionSigned", paths.prescriptionView(id, { done: "signed" }));
}

export const action = defineForm({
  line: act(
    posted,
    (args) => {
      if (isAlone(CODE, args.value)) return signed(args);
      if (isAlone(PASSWORD, args.value))
        throw new InvalidError([{ field: PASSWORD, message: "prescriptions:sign.pressToSign" }]);
      return saved(args);
    },
    HIDES_PROOF,
  ),
  propose: act(
    posted,
    async (args) => {
      const proposals = await proposeLines(args.app, idIn(args), args.value);
      const chosen = proposedValues(proposals, args.url.searchParams.get(PROPOSAL));
      const filled = filledWith(args.value);
      const isOfOther = filled !== null && foldText(filled.name) !== foldText(proposals.name);
      const typed = isOfOther ? withoutFilled(args.value) : args.value;
      if (!chosen) return asTyped(typed, proposals);
      return asTyped({ ...typed, ...chosen, filled: filledText({ ...filledWith(typed), ...chosen }) });
    },
    HIDES_PROOF,
  ),
  take: act(posted, async (args) => {
    await takePrescriptionLine(args.app, idIn(args), args.value);
    return again(args);
  }),
  removeLine: act(posted, async (args) => {
    await removePrescriptionLine(args.app, idIn(args), args.value);
    return again(args);
  }),
  overrule: act(posted, overruled, HIDES_PROOF),
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
  sign: act(posted, signed, HIDES_PROOF),
});

const LINE_FORM = "line";

/** A draft: its medicines with what speaks against them, what else it says, and who signs it. */
export default function EditPrescription() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<DraftPageAnswer>();
  const { version, desk, lines, timeZone, patientId, title, changes } = shown;
  const { t } = useT();
  const {
    posted: typed,
    saidAbove,
    ofLine,
    ofSign,
  } = draftAnswer(
    answer,
    lines.map(({ line }) => line.id),
  );
  const known = { version };
  const changed = changes ? String(shown.line["lineId"]) : undefined;
  return (
    <ScaleOf scale="staff">
      <div className="named-beside">
        <PageHeader
          back={
            <BackFrom desk={desk} href={paths.prescriptions({ patient: patientId })}>
              {t("prescriptions:title")}
            </BackFrom>
          }
          title={title}
        />
      </div>
      <PatientLine patient={shown.patient} today={shown.today} />
      <OpeningBanner opening={shown.opening} timeZone={timeZone} />
      <HealthWarnings warnings={shown.mustNot} ask={t("prescriptions:coverage.notAskedText")} />
      <EarlierOne {...shown} />
      {shown.refusedWish && <RefusedWish wish={shown.refusedWish} timeZone={timeZone} />}
      <TakesNow conditions={shown.coverage.conditions} takes={shown.coverage.takes} />
      <DraftLines
        {...{ lines, version, typed }}
        formId={LINE_FORM}
        saysErrors={saidAbove}
        lineHref={(line) => paths.prescriptionEdit(shown.prescriptionId, { line, desk })}
      />
      <LineForm
        key={String(shown.line["lineId"])}
        id={LINE_FORM}
        title={t(changes ? "prescriptions:line.change" : "prescriptions:line.new")}
        values={shown.line}
        answer={ofLine}
        isNew={!changes}
        back={paths.prescriptionEdit(shown.prescriptionId, { desk })}
        known={[...shown.favourites, ...shown.past].map(({ name, medicine }) =>
          lineValues({ name, medicine, quantity: null }),
        )}
        proposals={answer?.proposals && { ...answer.proposals, timeZone, desk, changed }}
      >
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
      </LineForm>
      <HeaderForm
        values={shown.header}
        pharmacies={shown.pharmacies}
        languages={shown.languages}
        shownByDefault={shown.settings.detailsShown}
        answer={answerTo(answer, { intent: "header" })}
      />
      <Coverage coverage={shown.coverage} lines={lines} />
      {shown.maySign && <UnprintableWarning unprintable={shown.unprintable} patientId={patientId} />}
      <SignForm
        {...{ version, maySign: shown.maySign, prescriberName: shown.prescriberName, asked: shown.asked }}
        isHidden={shown.isHidden}
        back={paths.prescriptionEdit(shown.prescriptionId, { desk })}
        formId={LINE_FORM}
        answer={ofSign}
      />
    </ScaleOf>
  );
}
