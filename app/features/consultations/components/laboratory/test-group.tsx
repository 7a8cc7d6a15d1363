import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import type { SeenTest } from "../../domain/laboratory/lab-order";
import { howFar, waitsForReview } from "../../domain/laboratory/how-far";
import { stateOfOrder } from "../../domain/laboratory/lab-order-states";
import type { TestGroup } from "../../domain/laboratory/panels";
import { LabFiles, type ShownFile } from "./lab-files";
import { HowFarText, LabStateBadge } from "./lab-state";
import { PatientValues } from "./patient-values";
import { ResultTable, type ResultLine, type ShownResult } from "./result-table";

type Test = SeenTest & {
  values: readonly ShownResult[];
  files: readonly ShownFile[];
  isRejected: boolean;
  isDeclined: boolean;
  isCorrected: boolean;
};

const isSampleAgain = ({ state, isRejected }: Pick<Test, "state" | "isRejected">) => state === "ORDERED" && isRejected;

interface TestGroupProps {
  group: TestGroup<Test>;
  patients: boolean;
  orderId: string;
  timeZone: string;
  /** How far it is stands above all tests of the order already. */
  isStateSaid?: boolean;
}

/** A test of an order, or all those of a panel in one table, for the practice and the patient. */
export function TestGroupCard(props: TestGroupProps) {
  const { group, patients, orderId, timeZone, isStateSaid = false } = props;
  const { panel, tests } = group;
  const { t } = useT();
  const several = t(patients ? "laboratory:own.results" : "laboratory:order.tests");
  const name = panel || (tests.length > 1 ? several : (tests[0]?.name ?? ""));
  const any = tests.some(({ values }) => values.length > 0);
  const wanted = tests.some(({ state }) => state !== "CANCELLED");
  // What holds for all of them is said once, at the head.
  const isOneState = tests.every(({ state, isDeclined }) => state === tests[0]?.state && !isDeclined);
  const lines = tests.flatMap((test): ResultLine[] =>
    test.values.length === 0
      ? [
          {
            ...{ id: test.id, name: test.name, result: null },
            instead:
              patients && test.isCorrected ? (
                <p>{t("laboratory:beingCorrected")}</p>
              ) : patients && isOneState ? null : (
                <LabStateBadge
                  {...{ state: test.state, patients, isDeclined: test.isDeclined, needsSample: test.isRejected }}
                />
              ),
          },
        ]
      : test.values.map((result) => ({ id: result.id, name: result.name, result })),
  );
  return (
    <Card
      title={<bdi>{name}</bdi>}
      actions={
        <span className="flex flex-wrap items-center gap-3 text-sm text-muted">
          {!isStateSaid && <HowFarText howFar={howFar(tests)} />}
          {!isStateSaid &&
            (!patients || tests.length === 1 || isOneState || tests.every((test) => test.isDeclined)) && (
              <LabStateBadge
                state={stateOfOrder(tests.map(({ state }) => state))}
                patients={patients}
                isDeclined={tests.every((test) => test.isDeclined)}
                needsSample={tests.some(isSampleAgain)}
              />
            )}
        </span>
      }
    >
      <div className="flex flex-col gap-4">
        <Preparing tests={tests} />
        {tests.map((test) => (
          <TestNotices key={test.id} test={test} patients={patients} named={tests.length > 1} />
        ))}
        {patients && tests.some((test) => waitsForReview(test) && test.values.length > 0) && (
          <Banner tone="info">{t("laboratory:notSeenYet")}</Banner>
        )}
        {any || tests.length > 1 ? (
          patients ? (
            <PatientValues {...{ lines, timeZone }} />
          ) : (
            <ResultTable caption={name} {...{ lines, timeZone }} />
          )
        ) : (
          wanted &&
          !(patients && tests.some(({ isCorrected }) => isCorrected)) && (
            <p className="text-muted">
              {t(patients && tests.some(waitsForReview) ? "laboratory:comeIn" : "laboratory:noValues")}
            </p>
          )
        )}
        <Sampled tests={tests} timeZone={timeZone} />
        <LabFiles orderId={orderId} files={tests.flatMap(({ files }) => files)} />
      </div>
    </Card>
  );
}

/** How one prepares for tests whose sample is still to be collected: said once where several ask for the same. */
function Preparing({ tests }: { tests: readonly Test[] }) {
  const { t } = useT();
  const said = tests
    .filter(({ state }) => state === "ORDERED")
    .map(({ preparation, fasting }) => preparation || (fasting ? t("laboratory:fastingNeeded") : ""));
  const texts = [...new Set(said)].filter((text) => text !== "");
  if (texts.length === 0) return null;
  return (
    <Banner tone="info" title={t("laboratory:prepare")}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Banner>
  );
}

/** When the samples were collected whose results are shown. */
function Sampled({ tests, timeZone }: { tests: readonly Test[]; timeZone: string }) {
  const { t, format } = useT();
  const times = tests.flatMap(({ values }) => values.map(({ sampledAt }) => format.dateTime(sampledAt, timeZone)));
  if (times.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {t("laboratory:column.sampled")}: {format.list([...new Set(times)])}
    </p>
  );
}

interface TestNoticesProps {
  test: Test;
  patients: boolean;
  /** It stands among others, and says which one it is about. */
  named: boolean;
}

/** What is to be known of a test beside its values: that its sample is to be taken again, that it is not done, corrected. */
function TestNotices({ test, patients, named }: TestNoticesProps) {
  const { t } = useT();
  const about = (words: string) => (named ? `${test.name}: ${words}` : words);
  const declined = { reason: test.rejectedReason };
  return (
    <>
      {isSampleAgain(test) && (
        <Banner tone="warn">
          {about(patients ? t("laboratory:sampleAgain") : t("laboratory:rejected", { reason: test.rejectedReason }))}
        </Banner>
      )}
      {test.isDeclined &&
        (patients ? (
          <Banner tone="info" title={about(t("laboratory:declinedOwn"))}>
            {t("laboratory:declinedTold")} {t("laboratory:cancelledNext")}
          </Banner>
        ) : (
          <Banner tone="warn">{about(t("laboratory:declined", declined))}</Banner>
        ))}
      {patients && test.state === "CANCELLED" && !test.isDeclined && (
        <Banner tone="info" title={about(t("laboratory:cancelledOwn"))}>
          {test.stateReason !== "" && <p>{t("laboratory:cancelledWhy", { reason: test.stateReason })}</p>}
          <p>{t("laboratory:cancelledNext")}</p>
        </Banner>
      )}
      {test.isCorrected && patients && !named && <Banner tone="info">{t("laboratory:beingCorrected")}</Banner>}
    </>
  );
}
