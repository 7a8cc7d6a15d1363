import { Fragment } from "react";
import { Dotted } from "~/ui/base/dotted";
import { Card } from "~/ui/view/card";
import { howFar } from "../../domain/laboratory/how-far";
import { isDeclined, sampleCodeOf } from "../../domain/laboratory/lab-order";
import { stateOfOrder } from "../../domain/laboratory/lab-order-states";
import type { TestGroup } from "../../domain/laboratory/panels";
import { DeskTest, EnterLink, EnterPanelLink } from "./desk-test";
import { openInPanel, type AskedForm, type DeskTestProps, type TestAtDesk } from "./desk-view";
import { DetachFile } from "./detach-file";
import { LabFiles } from "./lab-files";
import { HowFarText, LabStateBadge } from "./lab-state";
import { PanelForm } from "./panel-form";
import { ResultTable, type ResultLine } from "./result-table";

interface DeskGroupProps extends Omit<DeskTestProps, "test" | "isOpen" | "isNamed"> {
  group: TestGroup<TestAtDesk>;
  timeZone: string;
  asked: AskedForm;
}

const hasValue = ({ components }: TestAtDesk) => components.some(({ last }) => last !== null);

/** The lines of a test: its values so far, or how far it is. */
function linesOf(test: TestAtDesk, orderId: string, isOpen: boolean, inPanel: boolean): ResultLine[] {
  const has = test.components.some(({ last }) => last !== null);
  const state = <LabStateBadge state={test.state} isDeclined={isDeclined(test)} />;
  const shown = has || test.components.length === 1 ? test.components : [];
  const lines = shown.map(({ id, name, last }): ResultLine => ({
    ...{ id: `${test.id}-${id}`, name, note: sampleCodeOf(test), result: last },
    instead: has ? "–" : state,
  }));
  const whole = lines.length > 0 ? lines : [{ id: test.id, name: test.name, result: null, instead: state }];
  const acts = isOpen ? null : <EnterLink {...{ test, orderId, inPanel }} about={test.name} />;
  return whole.map((line, at) => (at === 0 ? { ...line, acts } : line));
}

/** A test at the desk, or all those of a panel in one table, and what is to be done with each. */
export function DeskGroup({ group: { panel, tests }, timeZone, asked, ...props }: DeskGroupProps) {
  const { orderId } = props;
  const [first] = tests;
  const isPanel = tests.length > 1;
  const any = tests.some(({ components }) => components.some(({ last }) => last !== null));
  const open = isPanel ? openInPanel(tests) : [];
  const panelId = first?.id ?? "";
  const isPanelOpen = open.length > 1 && asked.panel === panelId;
  const isOpen = (test: TestAtDesk) => asked.test === test.id;
  // What stands in the form of the panel is not said twice.
  const beside = isPanelOpen ? tests.filter((test) => !open.includes(test) || hasValue(test)) : tests;
  // The form of a test stands in its row: the table goes on below it.
  const at = isPanel ? beside.findIndex(isOpen) + 1 : 0;
  const tables = [beside.slice(0, at), beside.slice(at)].filter((part) => part.length > 0);
  const formOf = (test: TestAtDesk) => (
    <DeskTest key={test.id} {...props} test={test} isOpen={isOpen(test)} isNamed={isPanel} />
  );
  return (
    <Card
      title={isPanel ? <bdi>{panel}</bdi> : <Dotted parts={[first?.name ?? "", first ? sampleCodeOf(first) : ""]} />}
      actions={
        <span className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <HowFarText howFar={howFar(tests)} />
          <LabStateBadge state={stateOfOrder(tests.map(({ state }) => state))} isDeclined={tests.every(isDeclined)} />
        </span>
      }
    >
      <div className="flex flex-col gap-4">
        {(any || isPanel) &&
          tables.map((part) => (
            <Fragment key={part[0]?.id}>
              <ResultTable
                caption={panel || (first?.name ?? "")}
                lines={part.flatMap((test) =>
                  linesOf(test, orderId, isOpen(test), open.length > 1 && open.includes(test)),
                )}
                timeZone={timeZone}
              />
              {isPanel && part.filter(isOpen).map(formOf)}
            </Fragment>
          ))}
        {open.length > 1 && !isPanelOpen && <EnterPanelLink {...{ orderId, panelId, name: panel }} />}
        {isPanelOpen && (
          <PanelForm name={panel} {...{ panelId, tests: open, version: props.version, answer: props.answer }} />
        )}
        <LabFiles
          orderId={orderId}
          files={tests.flatMap(({ files }) => files)}
          acts={(file) => <DetachFile file={file} answer={props.answer} />}
        />
        {tests.filter((test) => at === 0 || !isOpen(test)).map(formOf)}
        {!any && !isPanel && first && !isOpen(first) && (
          <div>
            <EnterLink test={first} orderId={orderId} />
          </div>
        )}
      </div>
    </Card>
  );
}
