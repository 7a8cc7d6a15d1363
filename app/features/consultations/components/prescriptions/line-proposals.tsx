import type { ComponentPropsWithoutRef } from "react";
import { howTaken, strengthAndForm } from "~/i18n/how-taken";
import { useT } from "~/i18n/use-t";
import { WarningLevelBadge } from "~/screens/warning-level";
import { classNames } from "~/ui/base/class-names";
import type { ProposedLine, ProposedStrength } from "../../domain/prescriptions/proposals";
import type { LineWarning } from "../../domain/prescriptions/warnings";
import { PROPOSE } from "./draft-answer";
import { PROPOSAL, valuesOfProposals } from "./proposed-values";
import { warningText } from "./warning-text";

/** What is proposed for a medicine whose name was chosen, and in whose days it was written. */
export interface ShownProposals {
  name: string;
  lines: readonly ProposedLine[];
  strengths: readonly ProposedStrength[];
  warnings: readonly LineWarning[];
  timeZone: string;
  /** The consultation beside which the page stands, and the medicine that is changed: they stay in its address. */
  desk: string | undefined;
  changed: string | undefined;
}

const CHOICE =
  "rounded-md border border-line-strong bg-surface px-3 py-1.5 text-start hover:border-brand-text hover:bg-brand-soft pointer-coarse:min-h-11";

/**
 * What the form can be filled in with, each by a button that holds it. A script asks for it once a name is chosen, and
 * fills the form in; without one the page does both.
 */
export function LineProposals({ proposals }: { proposals: ShownProposals | undefined }) {
  const { t } = useT();
  if (!proposals) return <div data-proposals="" hidden />;
  const { name, lines, strengths, warnings, timeZone, desk, changed } = proposals;
  const values = valuesOfProposals(proposals);
  /** Without script the address says which was pressed, so that all that is typed goes along. */
  const press = (at: number) => ({
    ...({ type: "submit", name: "intent", value: PROPOSE } as const),
    formAction: `?${new URLSearchParams({ ...(desk && { desk }), ...(changed && { line: changed }), [PROPOSAL]: String(at) }).toString()}`,
    "data-proposal": JSON.stringify(values[at]),
  });
  const forms = [...new Set(strengths.map(({ form }) => form))];
  return (
    <div data-proposals="" className="flex flex-col gap-2 rounded-md bg-sunken p-3">
      <ChosenWarnings warnings={warnings} />
      <h3 className="text-sm font-semibold" data-proposals-title="">
        {lines.length + strengths.length === 0
          ? t("prescriptions:proposals.none", { name })
          : t("prescriptions:proposals.title", { name })}
      </h3>
      {lines.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {lines.map((line, at) => (
            <li key={JSON.stringify(line)}>
              <ProposedChoice proposed={line} timeZone={timeZone} press={press(at)} />
            </li>
          ))}
        </ul>
      )}
      {forms.length > 0 && (
        <div className="flex flex-wrap gap-x-6 gap-y-1.5">
          {forms.map((form) => (
            <StrengthChoices
              key={form}
              choices={strengths.flatMap((each, at) =>
                each.form === form ? [{ ...each, press: press(lines.length + at) }] : [],
              )}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** What speaks against the medicine, before anything else of it is said. */
function ChosenWarnings({ warnings }: { warnings: readonly LineWarning[] }) {
  const speech = useT();
  if (warnings.length === 0) return null;
  const isDangerous = warnings.some(({ level }) => level === "stop");
  return (
    <div
      role="alert"
      className={classNames(
        "flex flex-col gap-1 border-s-4 px-3 py-2",
        isDangerous ? "border-danger-text bg-danger-soft" : "border-warn-text bg-warn-soft",
      )}
    >
      {warnings.map((warning) => (
        <p key={`${warning.check} ${warning.about}`}>
          <WarningLevelBadge level={warning.level} />{" "}
          <span className="font-medium">{warningText(warning, speech)}</span>
        </p>
      ))}
    </div>
  );
}

type Press = Required<Pick<ComponentPropsWithoutRef<"button">, "name" | "value" | "formAction">>;

interface ProposedChoiceProps {
  proposed: ProposedLine;
  timeZone: string;
  press: Press;
}

/** A medicine as it was written before, and by whom or for whom. */
function ProposedChoice({ proposed: { from, at, line }, timeZone, press }: ProposedChoiceProps) {
  const speech = useT();
  const { t, format } = speech;
  const { medicine } = line;
  const days = medicine.days !== null && t("prescriptions:line.forDays", { days: format.unit(medicine.days, "day") });
  const date = at === null ? "" : format.date(at, timeZone);
  return (
    <button {...press} className={`${CHOICE} flex w-full flex-wrap items-baseline gap-x-3`}>
      <span className="font-semibold">{format.parts(strengthAndForm(medicine, speech))}</span>
      <span>{format.parts([medicine.dosageText || howTaken(medicine, speech), days])}</span>
      <span className="ms-auto text-sm text-muted">{t(`prescriptions:proposals.from.${from}`, { date })}</span>
    </button>
  );
}

/** The usual strengths of one form: how it is taken is left to the prescriber. */
function StrengthChoices({ choices }: { choices: readonly (ProposedStrength & { press: Press })[] }) {
  const speech = useT();
  const { t } = speech;
  const [first] = choices;
  if (!first) return null;
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      <span className="me-1 text-sm text-muted">{t(`medications:form.${first.form}`)}</span>
      {choices.map(({ strength, strengthUnit, press }) => {
        const [words] = strengthAndForm({ strength, strengthUnit, form: "" }, speech);
        return (
          <button key={strength} {...press} className={CHOICE}>
            <bdi>{words}</bdi>
          </button>
        );
      })}
    </p>
  );
}
