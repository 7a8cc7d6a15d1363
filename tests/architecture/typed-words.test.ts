import { expect, test } from "vitest";
import ts from "typescript";
import { projectFiles } from "./sources";

/** Names of what people typed, as the code has them: each may be in a script of its own. */
const TYPED =
  /^(name|firstName|lastName|displayName|fullName|offeringName|branchName|doctorName|patientName|reason|note|notes|description|instructions|designation|insurer|subject|fileName|website|city|address|summary|reviewNote|signature)$/;

/** A call that puts a name together. */
const PUTS_TOGETHER = /^(personName|patientName|providerName|employeeName|nameOf|fullName)$/;

const isTyped = (node: ts.Expression): boolean => {
  if (ts.isIdentifier(node)) return TYPED.test(node.text);
  if (ts.isPropertyAccessExpression(node)) return TYPED.test(node.name.text) || node.getText() === "provider.about";
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && PUTS_TOGETHER.test(node.expression.text);
};

/** Names that are words of ours: of a right, a weekday, a device, a sent message's state, a step. */
const OURS = [
  "organization/components/api-key-facts.tsx",
  "scheduling/components/calendar/calendar-agenda.tsx",
  "scheduling/components/timings/day-hours.tsx",
  "waiting-room/components/chat-message.tsx",
  "ui/action/button.tsx",
  "ui/form/time-grid.tsx",
  "ui/view/steps.tsx",
];

/** Components that give what is in them its own direction; what is in one of theirs or in an option has one already. */
const OWN_DIRECTION = new Set([
  "bdi",
  "Card",
  "StatusBadge",
  "BackLink",
  "WrittenText",
  "option",
  "title",
  "VisuallyHidden",
]);

const hasDirection = (element: ts.JsxOpeningElement): boolean =>
  OWN_DIRECTION.has(element.tagName.getText()) ||
  element.attributes.properties.some((each) => each.name?.getText() === "dir");

/** Where a file prints what somebody typed without its own direction. */
function withoutDirection({ path, text }: { path: string; text: string }): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const appointment = (node: ts.Node): void => {
    if (ts.isJsxExpression(node) && node.expression && isTyped(node.expression) && ts.isJsxElement(node.parent)) {
      let around: ts.Node | undefined = node.parent;
      while (around && ts.isJsxElement(around) && !hasDirection(around.openingElement))
        around = ts.isJsxElement(around.parent) ? around.parent : undefined;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (!around) found.push(`${path}:${line + 1} ${node.getText()}`);
    }
    ts.forEachChild(node, appointment);
  };
  appointment(source);
  return found;
}

test("what people typed is shown in its own direction, whatever the page's", () => {
  const screens = projectFiles("app").filter(
    ({ path }) => path.endsWith(".tsx") && !path.includes(".test.") && !OURS.some((ours) => path.endsWith(ours)),
  );
  expect(screens.flatMap(withoutDirection)).toEqual([]);
});
