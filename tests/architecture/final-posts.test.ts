import { expect, test } from "vitest";
import ts from "typescript";
import { projectFiles } from "./sources";

/**
 * Buttons that take something away on one press, by file and by what they say or post, each with what makes that right.
 * A new one either asks first (`AskFirst`) or is written down here with its way back.
 */
const ON_ONE_PRESS: Readonly<Record<string, string>> = {
  "features/billing/routes/development-checkout.tsx decline": "a payment that failed is tried again",
  "features/consultations/components/pharmacy/other-desk-forms.tsx pharmacy:one.decline": "undo",
  "features/consultations/components/laboratory/desk-acts.tsx laboratory:reject.submit": "it asks why",
  "features/consultations/components/laboratory/order-acts.tsx laboratory:cancel.submit": "it asks why",
  "features/consultations/routes/laboratory/order.tsx true": "it can be canceled until the laboratory examines it",
  "features/consultations/components/notes/note-acts.tsx discard": "undo",
  "features/consultations/components/notes/note-editor.tsx discard": "undo",
  "features/consultations/components/templates/kept-texts.tsx note-editor:templates.turnOffOf":
    "the same button turns it on",
  "features/consultations/components/templates/template-form.tsx remove": "nothing is saved by it",
  "features/consultations/components/consultations/consultation-acts.tsx consultations:actions.withdraw":
    "it asks why, and it can be published again",
  "features/identity/components/security/email-card.tsx keepEmail": "the change of address can be asked for again",
  "features/notifications/components/preferences/news-card.tsx marketing:own.withdraw":
    "the same button gives it again",
  "features/notifications/routes/unsubscribe.tsx marketing:unsubscribe.resume": "the same button takes it up again",
  "features/consultations/components/prescriptions/ask-renewal.tsx withdrawRenewal": "it is asked for again by a press",
  "features/consultations/components/prescriptions/staff-actions.tsx send": "it can be sent to another pharmacy",
  "features/consultations/components/prescriptions/write-again.tsx dropFavourite": "a line is kept again by a press",
  "features/organization/components/kind-of-appointment.tsx records:disable": "the same button enables it",
  "features/consultations/components/pharmacy/pharmacy-in-use.tsx disable": "undo",
  "features/feedback/components/feedback-form.tsx decline": "an answer can still be given",
  "features/organization/components/appointments-in-the-way.tsx disable": "undo",
  "features/organization/components/setup/setup-checklist.tsx dismiss-step": "one press shows them again",
  "features/monitoring/components/tracker-form.tsx unmeasure": "nothing is published by it, and it is added again",
  "features/patients/components/identification-panel.tsx remove": "undo",
  "features/patients/components/insurance-card.tsx disable": "undo",
  "features/phr/components/profile/insurance-list.tsx disable": "undo",
  "features/phr/components/records/remove-record.tsx disable": "it asks why, and undo",
  "features/questions/components/patient-question.tsx cancel": "it stays readable, and can be asked again",
  "features/questions/components/patient-question.tsx removeFile":
    "nothing is sent yet, and it is added again by a press",
  "features/questions/components/patient-question.tsx send": "its page is the check, and it can be canceled",
  "features/questions/components/staff-question.tsx decline": "it asks why",
  "features/questions/routes/replies.tsx remove": "its words stand in the answers that used it",
  "features/scheduling/components/appointments/arrivals/desk-provider-card.tsx no-show": "undo",
  "features/scheduling/components/calendar/dialogs/change-dialog.tsx common:actions.cancel":
    "closes the question alone",
  "features/scheduling/components/calendar/dialogs/appointment-dialog.tsx cancel": "undo",
  "features/scheduling/components/calendar/dialogs/quick-actions.tsx cancel": "undo",
  "features/scheduling/components/groups/session-changes.tsx cancel": "undo",
  "features/scheduling/components/lists/request-answers.tsx reject-many": "undo",
  "features/scheduling/components/payments/refund-forms.tsx finish-refund": "the refund was asked for before",
  "features/scheduling/components/payments/due-lines.tsx send": "undo",
  "features/scheduling/components/timings/absence-list.tsx common:actions.remove": "undo",
  "features/scheduling/components/timings/hours-line.tsx timings:hours.remove": "nothing is saved yet, and undo",
  "features/waiting-room/components/chat-composer.tsx send": "a message of a chat, as everywhere",
  "features/waiting-room/components/video/bar-button.tsx ?": "it draws what others ask for",
  "features/waiting-room/components/video/call-bar.tsx video:call.leave": "one can join again",
  "features/waiting-room/components/video/end-call.tsx video:group.conclude": "it stands in the question itself",
  "pages/delete-account.tsx delete": "it explains, asks for a tick and who it is",
  "pages/monitoring/own-plans.tsx end": "what is suggested alone, which can be suggested again",
  "pages/patient/details.tsx patients:details.disable": "the same button enables them",
  "screens/form-field.tsx records:removeLineOf": "nothing is saved yet",
  "screens/lists/list-tools.tsx lists:removeNamed": "undo",
  "screens/row-switch.tsx ?": "undo",
  "ui/form/date-list.tsx remove": "nothing is saved yet",
};

/** What a button says, posts or draws where it takes something away or ends it. */
const TAKES_AWAY =
  /remov|revok|withdraw|declin|\bleave\b|discard|disabl(?!edReason)|delet|cancel|conclude|reject|releas|terminat|dismiss|stop-|"stop"|trash|refund|disconnect|unblock|(?<!-)\bend\b|endTitle|"send"|keepEmail|clearFactors|noShow/i;

const BUTTONS = ["Button", "button", "PressButton", "RowButton", "BarButton", "CallMenuItem"];

/** Every button of a file by what it is, one that asks first aside. */
function buttonsOf({ path, text }: { path: string; text: string }): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const opening = ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : null;
    const tag = opening?.tagName.getText();
    const asks = opening?.attributes.properties.some((each) => each.name?.getText() === "question");
    if (tag !== undefined && BUTTONS.includes(tag) && !asks) {
      const said = /t\(\s*(?:\w+ \? )?"([^"]+)"/.exec(node.getText())?.[1];
      const posted = /value="([^"]+)"/.exec(node.getText())?.[1];
      if (TAKES_AWAY.test(node.getText()) && !path.startsWith("app/ui/action/"))
        found.push(`${path.replace("app/", "")} ${posted ?? said ?? "?"}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

test("what takes something away asks first, or is named here with its way back", () => {
  const screens = projectFiles("app").filter(({ path }) => path.endsWith(".tsx") && !path.includes(".test."));
  const buttons = screens.flatMap(buttonsOf);
  expect([...new Set(buttons)].sort()).toEqual(Object.keys(ON_ONE_PRESS).sort());
});
