import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import { Icon, type IconName } from "~/ui/base/icon";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import { isPart, waitsForReview, type HowFar } from "../../domain/laboratory/how-far";
import type { LabState } from "../../domain/laboratory/lab-order-states";
import { isCritical, isUnusual, type LabFlag } from "../../domain/laboratory/lab-test";
import type { LabPriority } from "../../domain/laboratory/priorities";

const COLOURS: Readonly<Record<LabState, StatusColour>> = {
  DRAFT: "light-grey",
  ORDERED: "light-blue",
  COLLECTED: "light-blue",
  IN_PROGRESS: "light-blue",
  PARTLY_RESULTED: "light-blue",
  ENTERED: "light-blue",
  CORRECTED: "orange",
  RESULTED: "orange",
  REVIEWED: "green",
  CANCELLED: "dark-grey",
};

const PRIORITY_COLOURS: Readonly<Record<LabPriority, StatusColour>> = {
  ROUTINE: "light-grey",
  ASAP: "light-blue",
  URGENT: "orange",
  EMERGENCY: "orange",
};

interface LabStateBadgeProps {
  state: LabState;
  patients?: boolean;
  /** The laboratory declined it, which is another thing than that it was canceled. */
  isDeclined?: boolean;
  /** Its sample could not be used: to the patient that is another thing than one that is still to be taken. */
  needsSample?: boolean;
}

/** How far an order or a test is, in the reader's words: patients read of their results only once these are theirs. */
export function LabStateBadge(props: LabStateBadgeProps) {
  const { state: stored, patients = false, isDeclined = false, needsSample = false } = props;
  const { t } = useT();
  if (patients && needsSample && stored === "ORDERED")
    return <StatusBadge colour="orange">{t("laboratory:patientState.SAMPLE_AGAIN")}</StatusBadge>;
  const state = stored === "CANCELLED" && isDeclined ? "DECLINED" : stored;
  return (
    <StatusBadge colour={COLOURS[stored]}>
      {t(patients ? `laboratory:patientState.${state}` : `laboratory:state.${state}`)}
    </StatusBadge>
  );
}

/** How many of the tests of an order have results; nothing while none has, and once all have. */
export function HowFarText({ howFar }: { howFar: HowFar }) {
  const { t } = useT();
  return isPart(howFar) ? <span>{t("laboratory:partIn", { come: howFar.come, wanted: howFar.wanted })}</span> : null;
}

/** How far an order is; to the practice that a part of its results waits for the review is said beside its state. */
export function OrderStanding(props: OrderStandingProps) {
  const { order, howFar, patients = false, isDeclined = false, needsSample = false } = props;
  const { state, reviewSince } = order;
  return (
    <>
      <LabStateBadge {...{ state, patients, isDeclined, needsSample }} />
      {reviewSince !== null && !waitsForReview({ state }) && <LabStateBadge state="RESULTED" />}
      <HowFarText howFar={howFar} />
    </>
  );
}

interface OrderStandingProps {
  order: { state: LabState; reviewSince: number | null };
  howFar: HowFar;
  patients?: boolean;
  isDeclined?: boolean;
  needsSample?: boolean;
}

/** A critical value, told apart from all else by its colour and its shape. */
export function CriticalBadge({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-2 rounded-sm bg-danger-text px-3 py-1 text-sm leading-snug font-bold text-surface">
      <Icon name="alert" className="size-4 shrink-0" />
      {children}
    </span>
  );
}

/** What does not wait says so, an emergency loudest; what does says nothing. */
export function PriorityBadge({ priority }: { priority: LabPriority }) {
  const { t } = useT();
  if (priority === "ROUTINE") return null;
  if (priority === "EMERGENCY")
    return (
      <span className="inline-flex items-center gap-2 rounded-full bg-danger-text px-3 py-1 text-sm leading-snug font-bold text-surface">
        <Icon name="alert" className="size-4" />
        {t("laboratory:priority.EMERGENCY")}
      </span>
    );
  return <StatusBadge colour={PRIORITY_COLOURS[priority]}>{t(`laboratory:priority.${priority}`)}</StatusBadge>;
}

const SHAPES: Readonly<Partial<Record<LabFlag, IconName>>> = {
  ...{ LL: "alert", HH: "alert", AA: "alert", L: "arrow-down", H: "arrow-up", A: "info", POS: "info" },
};

interface FlagTextProps {
  flag: LabFlag | null;
  hasRange: boolean;
  kind: string;
  /** In the words of patients. */
  patients?: boolean;
}

/** What is thought of a value, in words and by a shape; that no range is known is said too. */
export function FlagText({ flag, hasRange, kind, patients = false }: FlagTextProps) {
  const { t } = useT();
  if (flag) {
    const words = t(patients ? `laboratory:patientFlag.${flag}` : `laboratory:flag.${flag}`);
    if (!isUnusual(flag)) return <span className="text-sm text-muted">{words}</span>;
    const shape = SHAPES[flag];
    return (
      <span
        className={classNames(
          // Its words stand on the line of its column's name, and the shape beside them.
          "inline-flex items-baseline gap-1.5",
          isCritical(flag) ? "font-bold text-danger-text" : "font-semibold",
          !isCritical(flag) && !patients && "text-warn-text",
        )}
      >
        {shape && <Icon name={shape} className="size-5 shrink-0 self-center" />}
        {words}
      </span>
    );
  }
  if (kind !== "NUMERIC") return null;
  return <span className="text-sm text-muted">{t(hasRange ? "laboratory:notComparable" : "laboratory:noRange")}</span>;
}
